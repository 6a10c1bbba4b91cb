import type { ReactNode } from 'react'

type Props = {
  /** Translated sentence with one part in tags: `Next free <b>10:00</b>`. */
  of: string
  children: (part: string) => ReactNode
}

/**
 * Shows a sentence with one part in other markup. `Trans` does this too, but weighs as much as a
 * small page.
 */
export function WithPart({ of, children }: Props) {
  const [, before, , part, after] = /^(.*?)<([a-z]+)>(.*)<\/\2>(.*)$/s.exec(of) ?? []
  if (part === undefined) return of
  return (
    <>
      {before}
      {children(part)}
      {after}
    </>
  )
}
