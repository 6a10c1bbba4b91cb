/**
 * DocumentHeadProvider({ head, children }) — on the server, which writes into the document what
 * pages say of themselves. DocumentFacts({ description?, canonical?, picture?, statements?,
 * missing? }) — once per page, beside its PageTitle.
 */
import { createContext, type ReactNode, use, useEffect } from 'react'
import type { DocumentHead } from '#domain/page-document.ts'

const Context = createContext<DocumentHead | null>(null)

export function DocumentHeadProvider({ head, children }: { head: DocumentHead | null; children: ReactNode }) {
  return <Context value={head}>{children}</Context>
}

/** The head of the document that is being rendered; null in the browser, whose document has one. */
export const useDocumentHead = (): DocumentHead | null => use(Context)

type Facts = Partial<Pick<DocumentHead, 'description' | 'canonical' | 'picture' | 'missing'>> & {
  /**
   * The server alone says them: `import.meta.env.SSR &&` keeps their words out of the scripts of
   * the browser.
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
