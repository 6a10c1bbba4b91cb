import type { ReactNode } from 'react'
import styles from './fact-line.module.css'

/** Shows three facts side by side on wide screens. On phones the card below shows them. */
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
