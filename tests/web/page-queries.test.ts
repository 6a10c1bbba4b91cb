// @vitest-environment node
import { type ApolloClient, gql } from '@apollo/client'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { GraphqlRequest, PortAnswer, PortQuery } from '#domain/page-document.ts'
import { askThrough, pageQueries } from '#web/rendering/page-queries.ts'

const Settings = gql`query Settings { siteSettings { name } }`
const Record = gql`query Record($id: ID!) { hospital(id: $id) { name } }`
const Reviews = gql`query Reviews($page: Int!, $of: [ID!]!) { reviews(page: $page, of: $of) { text } }`
const Sorted = gql`query Sorted($by: String!) { hospitals(by: $by) { name } }`
const client = {} as ApolloClient

type Queries = ReturnType<typeof pageQueries>
type Query = Parameters<Queries['useAnswer']>

function Shown({ page, query: [document, options] }: { page: Queries; query: Query }) {
  return JSON.stringify(page.useAnswer(document, options).data)
}

/** Renders a page that asks `queries`, with the answers that are there without waiting. */
async function show(address: string, queries: Query[]) {
  const requests: GraphqlRequest[] = []
  const ask = async (request: GraphqlRequest) => {
    requests.push(request)
    return { data: { to: request.operationName } }
  }
  const page = pageQueries({ name: 'hospital', address, client, ask })
  page.send([])
  const early = requests.map(({ operationName, variables }) => [operationName, variables])
  await page.settled()
  const shown = queries.map((query, key) => createElement(Shown, { key, page, query }))
  const rendered: string[] = []
  for (let pass = 0; rendered.length === 0; pass++) {
    try {
      rendered.push(renderToString(shown))
    } catch (error) {
      if (pass > queries.length) throw error
      await page.settled()
    }
  }
  return { early, answers: page.answers(), html: rendered[0] }
}

const hospitalPage = (id: string): Query[] => [
  [Settings],
  [Record, { variables: { id } }],
  [Reviews, { variables: { page: 1, of: [id] } }],
  [Sorted, { variables: { by: 'name' } }],
]

test('sends the queries of the last page of a kind, about another record, before it renders', async () => {
  const first = await show('/hospitals/h-1/name', hospitalPage('h-1'))
  expect(first.early).toEqual([])
  const second = await show('/hospitals/h-2/other', hospitalPage('h-2'))
  expect(second.early).toEqual([
    ['Settings', {}],
    ['Record', { id: 'h-2' }],
    ['Reviews', { page: 1, of: ['h-2'] }],
    ['Sorted', { by: 'name' }],
  ])
  expect(second.html).toContain('Reviews')
  expect(second.answers).toEqual([
    ['Settings', {}, { to: 'Settings' }],
    ['Record', { id: 'h-2' }, { to: 'Record' }],
    ['Reviews', { page: 1, of: ['h-2'] }, { to: 'Reviews' }],
    ['Sorted', { by: 'name' }, { to: 'Sorted' }],
  ])
})

test('sends no variables that a query string may change, and ships only answers that are shown', async () => {
  await show('/hospitals/h-1', hospitalPage('h-1'))
  const chosen = await show('/hospitals/h-3?service=s-1', [[Settings]])
  expect(chosen.early).toEqual([
    ['Settings', {}],
    ['Record', { id: 'h-3' }],
    ['Reviews', { page: 1, of: ['h-3'] }],
  ])
  expect(chosen.answers).toEqual([['Settings', {}, { to: 'Settings' }]])
})

test('sends queries of one turn in one message, and a fault fails only its query', async () => {
  const { port1, port2 } = new MessageChannel()
  const messages: PortQuery[][] = []
  port2.onmessage = ({ data: queries }: MessageEvent<PortQuery[]>) => {
    messages.push(queries)
    const answers = queries.map(
      ({ id, request: { query } }): PortAnswer =>
        query === 'wrong' ? { id, fault: 'No such field' } : { id, json: JSON.stringify({ data: query }) },
    )
    port2.postMessage(answers)
  }
  const ask = askThrough(port1)
  const together = await Promise.allSettled(['first', 'wrong', 'last'].map((query) => ask({ query, variables: {} })))
  const later = await ask({ query: 'later', variables: {} })
  port1.close()
  expect(messages.map((queries) => queries.map(({ request }) => request.query))).toEqual([
    ['first', 'wrong', 'last'],
    ['later'],
  ])
  expect(together).toEqual([
    { status: 'fulfilled', value: { data: 'first' } },
    { status: 'rejected', reason: new Error('No such field') },
    { status: 'fulfilled', value: { data: 'last' } },
  ])
  expect(later).toEqual({ data: 'later' })
})
