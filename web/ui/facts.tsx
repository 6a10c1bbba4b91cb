/** Facts({ items: [term, value][] }) — short facts, the term at the start and its value at the end. */
import type { ReactNode } from 'react'

export function Facts({ items }: { items: readonly (readonly [term: string, value: ReactNode])[] }) {
  return (
    <dl className="facts2">
      {items.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
