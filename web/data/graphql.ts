import { initGraphQLTada } from 'gql.tada'
import { noteDocument } from './brought-answers.ts'
import type { introspection } from './graphql.gen.d.ts'

/**
 * Documents and fragments, typed from `schema.graphql`. A component names its fragment
 * `<Component>Fields` and keeps it in its own file. The parent lists it as the second argument and
 * passes the whole object on.
 */
const typed = initGraphQLTada<{
  introspection: introspection
  scalars: { ID: string; Date: string; Time: string; DateTime: string }
  disableMasking: true
}>()

/** Makes a document and registers it for the answers that a rendered page ships. */
export const graphql = ((...source: Parameters<typeof typed>) => {
  const document = typed(...source)
  noteDocument(document)
  return document
}) as typeof typed

export type { ResultOf, VariablesOf } from 'gql.tada'
