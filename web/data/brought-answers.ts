/**
 * Query results that a server-rendered page ships. Each is written into the cache once the script
 * with its document has loaded, before a component of that script first renders.
 */
import type { ApolloCache, DocumentNode } from '@apollo/client'
import type { PageAnswer } from '#domain/page-document.ts'
import { nameOf } from './freshness.ts'

const documents = new Map<string, DocumentNode>()
let waiting: PageAnswer[] = []
let cache: ApolloCache | undefined

function write(): void {
  waiting = waiting.filter(([operation, variables, data]) => {
    const query = documents.get(operation)
    if (query) cache?.writeQuery({ query, variables, data })
    return !query
  })
}

/**
 * Registers a document. Every GraphQL document of the web app passes through here when its script
 * starts.
 */
export function noteDocument(document: DocumentNode): void {
  const name = nameOf(document)
  if (name) documents.set(name, document)
  if (waiting.length > 0) write()
}

export function takeAnswers(answers: PageAnswer[], into: ApolloCache): void {
  waiting = answers
  cache = into
  write()
}
