/**
 * English({ children }) — a text of the OpenAPI document, which exists only in English. Backticks
 * mark code.
 */
import type { ReactNode } from 'react'

export function English({ children }: { children: string }) {
  const parts = children.split('`')
  return (
    <bdi lang="en" dir="ltr">
      {parts.map((part, at): ReactNode => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change
        return at % 2 === 1 ? <code key={at}>{part}</code> : part
      })}
    </bdi>
  )
}
