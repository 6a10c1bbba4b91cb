/**
 * ResultLine({ times, addressOf, address, none?, children? }) — the next free time of a search
 * result and its price, in one line. Without a free time it says `none`.
 */
import type { ReactNode } from 'react'
import { NextTime, type Slot } from './next-times.tsx'
import styles from './result-line.module.css'

type ResultLineProps = {
  times: readonly Slot[]
  addressOf: (slot: Slot) => string
  /** Page of the result. */
  address: string
  none?: string
  /** The price. */
  children?: ReactNode
}

export function ResultLine({ times: [next], addressOf, address, none, children }: ResultLineProps) {
  return (
    <p className={styles.line}>
      <NextTime slot={next} address={next ? addressOf(next) : address} none={none} />
      {children}
    </p>
  )
}
