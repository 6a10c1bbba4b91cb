/**
 * DocumentHeadProvider({ head, children }) — collects the metadata of pages, which the server
 * writes into the document.
 * DocumentFacts({ description?, canonical?, picture?, statements?, missing? }) — once per page,
 * beside its PageTitle.
 */
import { createContext, type ReactNode, use, useEffect } from 'react'
import type { DocumentHead } from '#domain/page-document.ts'

const Context = createContext<DocumentHead | null>(null)

export function DocumentHeadProvider({ head, children }: { head: DocumentHead | null; children: ReactNode }) {
  return <Context value={head}>{children}</Context>
}

/** Returns the head of the document being rendered. Null in the browser, whose document has one. */
export const useDocumentHead = (): DocumentHead | null => use(Context)

type Facts = Partial<Pick<DocumentHead, 'description' | 'canonical' | 'picture' | 'missing'>> & {
  /**
   * Set only on the server: `import.meta.env.SSR &&` keeps the texts out of the browser's scripts.
   */
  statements?: ((origin: string) => object[]) | false
}

export function DocumentFacts({ description, canonical, picture, statements, missing }: Facts) {
  const head = useDocumentHead()
  if (head) {
    if (description) head.description = description
    if (canonical) head.canonical = canonical
    if (picture) head.picture = picture
    if (statements) head.statements.push(...statements(head.origin))
    if (missing) head.missing = true
  }
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]')
    if (meta && description) meta.content = description
  }, [description])
  return null
}
