/** Facts({ items: { term, value }[] }) — short facts, the term at the start and its value at the end. */
import type { ReactNode } from 'react'

export type Fact = { term: string; value: ReactNode }

export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <dl className="facts2">
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
