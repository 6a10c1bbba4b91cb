/**
 * Queries of a server-rendered page. A component that calls useQuery suspends until its answer
 * arrives, so the tree renders once. Apollo's own `prerenderStatic` renders the whole tree again
 * for each layer of queries.
 */
import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client'
import { NetworkStatus } from '@apollo/client'
import { skipToken } from '@apollo/client/react'
import { print } from 'graphql'
import { use } from 'react'
import type { GraphqlAnswer, PageAnswer, PortAnswer, PortQuery } from '#domain/page-document.ts'
import { createCache } from '#web/data/cache.ts'
import { nameOf } from '#web/data/freshness.ts'

type Ask = (request: PortQuery['request']) => Promise<GraphqlAnswer>

/** Sends queries through a port to the thread that has the schema. */
export function askThrough(port: MessagePort): Ask {
  const waiting = new Map<number, { resolve: (answer: GraphqlAnswer) => void; reject: (error: Error) => void }>()
  port.onmessage = ({ data: { id, json, fault } }: MessageEvent<PortAnswer>) => {
    const query = waiting.get(id)
    waiting.delete(id)
    if (json === undefined) query?.reject(new Error(fault))
    else query?.resolve(JSON.parse(json))
  }
  let sent = 0
  return (request) =>
    new Promise((resolve, reject) => {
      const id = ++sent
      waiting.set(id, { resolve, reject })
      port.postMessage({ id, request } satisfies PortQuery)
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

/**
 * Runs the queries of one page. A failed query fails the server rendering, and the browser renders
 * the page instead.
 */
export function pageQueries(client: ApolloClient, ask: Ask) {
  const pending = new Map<string, Promise<unknown>>()
  const answers: PageAnswer[] = []

  async function answer(query: DocumentNode, variables: OperationVariables): Promise<unknown> {
    const operationName = nameOf(query) ?? ''
    const { data, errors } = await ask({ query: textOf(query), variables, operationName })
    if (errors?.[0]) throw new Error(`${operationName}: ${errors[0].message}`)
    answers.push([operationName, variables, data])
    return data
  }

  /** Replaces Apollo's useQuery and returns a result of its shape. */
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each page that is rendered
  function useAnswer(query: DocumentNode, options: QueryOptions = {}) {
    if (options === skipToken || options.skip) return { ...functions, client, data: undefined, dataState: 'empty' }
    const { variables = {} } = options
    const key = `${nameOf(query)} ${JSON.stringify(variables)}`
    const promise = pending.get(key) ?? answer(query, variables)
    pending.set(key, promise)
    return { ...functions, client, variables, data: use(promise), dataState: 'complete' }
  }

  return { useAnswer, answers }
}
