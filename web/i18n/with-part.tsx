import type { ReactNode } from 'react'

type Props = {
  /** A translated sentence, one part of which stands between tags: `Next free <b>10:00</b>`. */
  of: string
  children: (part: string) => ReactNode
}

/**
 * Shows a sentence with one part of it in other markup. For one part this does what `Trans` does,
 * which weighs as much as a small page.
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
