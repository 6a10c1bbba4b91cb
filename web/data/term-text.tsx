/** TermText({ kind, value }) — explains a specialty or category in one sentence, once loaded. */

import text from '#web/ui/text.module.css'
import { Written } from '#web/ui/written.tsx'
import { TTL, useFreshQuery } from './freshness.ts'
import { graphql } from './graphql.ts'

const TermInWords = graphql(`
  query TermInWords($kind: TermKind!, $value: String!) {
    terms(kind: $kind, value: $value) { id description textLanguage }
  }
`)

type TermTextProps = { kind: 'specialty' | 'category'; value: string }

export function TermText({ kind, value }: TermTextProps) {
  // The category "Other" needs no explanation.
  const options = { variables: { kind, value }, ttl: TTL.catalogue, skip: value === 'Other' }
  const [term] = useFreshQuery(TermInWords, options).data?.terms ?? []
  if (!term) return null
  return (
    <p className={text.note}>
      <Written language={term.textLanguage}>{term.description}</Written>
    </p>
  )
}
