import type { ReactNode } from 'react'
import styles from './fact-line.module.css'

/** Three facts side by side, on wide screens: on phones the card right below says them. */
export function FactLine({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
