/**
 * Queries that pages sent when they were last rendered. If there is no room to render a page, the
 * browser gets their responses with the empty document and renders it without requests.
 */
import { LRUCache } from 'lru-cache'
import type { GraphqlRequest } from '#domain/page-document.ts'
import { forAnyRecord, forRecordAt } from '#domain/page-variables.ts'
import type { PageName } from '#domain/pages.ts'

const MOST_PAGES = 500

/**
 * Returns the key of a page's queries. They depend on the query string if there is one, else at
 * most on the record.
 */
const keyOf = (page: PageName, address: string) => (address.includes('?') ? address : page)

export function pageQuestions() {
  const questions = new LRUCache<string, GraphqlRequest[]>({ max: MOST_PAGES })
  return {
    learn(page: PageName, address: string, requests: GraphqlRequest[]): void {
      const general = requests.map((request) => ({
        ...request,
        variables: forAnyRecord(request.variables, address),
      }))
      questions.set(keyOf(page, address), general)
    },
    of: (page: PageName, address: string): GraphqlRequest[] =>
      (questions.get(keyOf(page, address)) ?? []).map((request) => ({
        ...request,
        variables: forRecordAt(request.variables, address),
      })),
  }
}
