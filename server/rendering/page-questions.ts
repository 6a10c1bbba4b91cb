/**
 * Queries that pages sent when they were last rendered. If there is no room to render a page, the
 * browser gets their responses with the empty document and renders it without requests.
 */
import { LRUCache } from 'lru-cache'
import type { GraphqlRequest } from '#domain/page-document.ts'
import type { PageName } from '#domain/pages.ts'

const MOST_PAGES = 500
/** Placeholder for the ID of the page's record. */
const ID = '\u0000id'

/**
 * Returns the key of a page's queries. They depend on the query string if there is one, else at
 * most on the record.
 */
const keyOf = (page: PageName, address: string) => (address.includes('?') ? address : page)
const idIn = (address: string) => address.split('/')[2]?.split('?')[0]

function replaced(request: GraphqlRequest, text: string | undefined, by: string | undefined): GraphqlRequest {
  if (!text || !by) return request
  const variables = Object.entries(request.variables).map(([name, value]) => [name, value === text ? by : value])
  return { ...request, variables: Object.fromEntries(variables) }
}

export function pageQuestions() {
  const questions = new LRUCache<string, GraphqlRequest[]>({ max: MOST_PAGES })
  return {
    learn(page: PageName, address: string, requests: GraphqlRequest[]): void {
      const general = requests.map((request) => replaced(request, idIn(address), ID))
      questions.set(keyOf(page, address), general)
    },
    of: (page: PageName, address: string): GraphqlRequest[] =>
      (questions.get(keyOf(page, address)) ?? []).map((request) => replaced(request, ID, idIn(address))),
  }
}
