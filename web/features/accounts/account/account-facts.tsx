import type { ReactNode } from 'react'
import { Details } from '#web/ui/facts.tsx'
import styles from './account-facts.module.css'

/** Shows facts of the account as names and values, stacked if the page is narrow. */
export function AccountFacts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Details className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Details>
  )
}
