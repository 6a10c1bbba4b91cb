/**
 * Queries of a server-rendered page. Those that the last page of its kind had are sent before it is
 * rendered. A component whose answer is missing suspends.
 */
import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client'
import { NetworkStatus } from '@apollo/client'
import { skipToken } from '@apollo/client/react'
import { print } from 'graphql'
import { use } from 'react'
import type { GraphqlAnswer, PageAnswer, PortAnswer, PortQuery } from '#domain/page-document.ts'
import { forAnyRecord, forRecordAt, haveRecord } from '#domain/page-variables.ts'
import type { PageName } from '#domain/pages.ts'
import { createCache } from '#web/data/cache.ts'
import { nameOf } from '#web/data/freshness.ts'
import type { PageQuery } from '#web/routing/first-pages.ts'

type Ask = (request: PortQuery['request']) => Promise<GraphqlAnswer>

/**
 * Sends queries through a port to the thread that has the schema. Queries of one turn are one
 * message.
 */
export function askThrough(port: MessagePort): Ask {
  const waiting = new Map<number, { resolve: (answer: GraphqlAnswer) => void; reject: (error: Error) => void }>()
  port.onmessage = ({ data: answers }: MessageEvent<PortAnswer[]>) => {
    for (const { id, json, fault } of answers) {
      const query = waiting.get(id)
      waiting.delete(id)
      if (json === undefined) query?.reject(new Error(fault))
      else query?.resolve(JSON.parse(json))
    }
  }
  let sent = 0
  let unsent: PortQuery[] = []
  function sendAll() {
    port.postMessage(unsent)
    unsent = []
  }
  return (request) =>
    new Promise((resolve, reject) => {
      const id = ++sent
      waiting.set(id, { resolve, reject })
      if (unsent.length === 0) queueMicrotask(sendAll)
      unsent.push({ id, request })
    })
}

type QueryOptions = { variables?: OperationVariables; skip?: boolean } | typeof skipToken

const refuse = () => {
  throw new Error('A page that the server renders cannot be asked again.')
}
const functions = {
  refetch: refuse,
  fetchMore: refuse,
  subscribeToMore: refuse,
  updateQuery: refuse,
  startPolling: refuse,
  stopPolling: refuse,
  previousData: undefined,
  error: undefined,
  loading: false,
  networkStatus: NetworkStatus.ready,
}

/** Cache of documents as sent: text with `__typename`. Modules create each document once. */
const texts = new WeakMap<DocumentNode, string>()
const transforming = createCache()
function textOf(query: DocumentNode): string {
  const text = texts.get(query) ?? print(transforming.transformDocument(query))
  texts.set(query, text)
  return text
}

/** Queries of the last page of each kind, which the next one probably has too. */
const learned = new Map<PageName, PageQuery[]>()

/** Returns whether the variables have another source than the query string of an address. */
const areFixed = (variables: OperationVariables): boolean =>
  Object.keys(variables).length === 0 || haveRecord(variables)

type SentQuery = {
  query: DocumentNode
  variables: OperationVariables
  answer: Promise<unknown> & { value?: unknown }
  /** Resolves when React can read the answer, or it has failed. */
  settled: Promise<unknown>
}
type Page = { name: PageName | undefined; address: string; client: ApolloClient; ask: Ask }

/**
 * Runs the queries of one page. A failed query fails the server rendering, and the browser renders
 * the page instead.
 */
export function pageQueries({ name, address, client, ask }: Page) {
  const sent = new Map<string, SentQuery>()
  const used = new Set<SentQuery>()

  async function request(query: DocumentNode, variables: OperationVariables): Promise<unknown> {
    const operationName = nameOf(query) ?? ''
    const { data, errors } = await ask({ query: textOf(query), variables, operationName })
    if (errors?.[0]) throw new Error(`${operationName}: ${errors[0].message}`)
    return data
  }

  function sendOnce(query: DocumentNode, variables: OperationVariables): SentQuery {
    const key = `${nameOf(query)} ${JSON.stringify(variables)}`
    const earlier = sent.get(key)
    if (earlier) return earlier
    const answer = request(query, variables)
    const settled = answer.then(
      // React's `use` returns the value of such a promise at once.
      (value) => Object.assign(answer, { status: 'fulfilled', value }),
      () => undefined,
    )
    const entry = { query, variables, answer, settled }
    sent.set(key, entry)
    return entry
  }

  /** Replaces Apollo's useQuery and returns a result of its shape. */
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each page that is rendered
  function useAnswer(query: DocumentNode, options: QueryOptions = {}) {
    if (options === skipToken || options.skip) return { ...functions, client, data: undefined, dataState: 'empty' }
    const { variables = {} } = options
    const entry = sendOnce(query, variables)
    used.add(entry)
    return { ...functions, client, variables, data: use(entry.answer), dataState: 'complete' }
  }

  return {
    useAnswer,
    /** Sends these queries and those that the last page of this kind had, all at once. */
    send(queries: readonly PageQuery[]): void {
      for (const [query, variables] of queries) sendOnce(query, variables)
      for (const [query, variables] of (name && learned.get(name)) ?? [])
        if (!address.includes('?') || areFixed(variables)) sendOnce(query, forRecordAt(variables, address))
    },
    /** Returns the number of queries so far. */
    count: () => sent.size,
    /** Resolves when each query so far has been answered or has failed. */
    settled: () => Promise.all([...sent.values()].map(({ settled }) => settled)),
    /** Returns the answers that the page shows, and learns their queries. */
    answers(): PageAnswer[] {
      const queries = [...used]
      if (name && !address.includes('?'))
        learned.set(
          name,
          queries.map(({ query, variables }) => [query, forAnyRecord(variables, address)]),
        )
      return queries.map(({ query, variables, answer }) => [nameOf(query) ?? '', variables, answer.value])
    },
  }
}
