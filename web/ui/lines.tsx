/**
 * Lines({ children }) — a list of lines in a card, separated by hairlines.
 * Line({ start?, note?, end?, to?, children }) — its text, a smaller note below, and content before
 * and after. With `to` the whole line is a link.
 */

import type { ReactNode } from 'react'
import { Link } from '#web/routing/router.tsx'
import { ChevronRight } from '#web/ui/icons/chevron-right.ts'
import styles from './lines.module.css'
import text from './text.module.css'

export function Lines({ children }: { children: ReactNode }) {
  return <ul className={styles.lines}>{children}</ul>
}

type LineProps = { start?: ReactNode; note?: ReactNode; end?: ReactNode; to?: string | undefined; children: ReactNode }

export function Line({ start, note, end, to, children }: LineProps) {
  const inside = (
    <>
      {start}
      <span className={styles.text}>
        {children}
        {note && <small>{note}</small>}
      </span>
      {end}
    </>
  )
  return (
    <li>
      {to === undefined ? (
        <span className={styles.line}>{inside}</span>
      ) : (
        <Link to={to} className={styles.line}>
          {inside}
          <ChevronRight className={text.flip} aria-hidden="true" />
        </Link>
      )}
    </li>
  )
}
