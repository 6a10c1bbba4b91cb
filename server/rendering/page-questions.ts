/**
 * Queries that pages asked when they were last rendered. When there is no room to render a page,
 * the browser gets their answers with the empty document and renders it without asking.
 */
import { LRUCache } from 'lru-cache'
import type { GraphqlRequest } from '#domain/page-document.ts'
import type { PageName } from '#domain/pages.ts'

const MOST_PAGES = 500
/** Stands for the id of the page's record. */
const ID = '\u0000id'

/** A page with a query string asks by what stands there; the others by their record at most. */
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
