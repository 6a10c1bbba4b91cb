/**
 * English({ children }) — a text of the OpenAPI document, which exists only in English. Backticks
 * mark code, and two asterisks the subject of a paragraph.
 */
import text from '#web/ui/text.module.css'

const MARKED = /(`[^`]*`|\*\*[^*]+\*\*)/

function Part({ children }: { children: string }) {
  if (children.startsWith('`')) return <code>{children.slice(1, -1)}</code>
  if (children.startsWith('**')) return <b className={text.strong}>{children.slice(2, -2)}</b>
  return children
}

export function English({ children }: { children: string }) {
  return (
    <bdi lang="en" dir="ltr">
      {children.split(MARKED).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change
        <Part key={at}>{part}</Part>
      ))}
    </bdi>
  )
}
