import { getIntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

const post = (body: object | string, accept = 'application/graphql-response+json') =>
  server.request
    .post('/graphql')
    .set('accept', accept)
    .set('content-type', 'application/json')
    .send(typeof body === 'string' ? body : JSON.stringify(body))

const id = '01890000-0000-7000-8000-000000000000'
const cycle = (times: number) =>
  `{ hospital(id: "${id}") ${'{ doctors { hospital '.repeat(times)} { id } ${'} }'.repeat(times)} }`
const repeat = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ')
const doubling = Array.from(
  { length: 30 },
  (_, index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`,
).join(' ')

/**
 * Expects a short refusal, after which the next caller gets a response. A query of 2^30 fields that
 * ran instead would exceed the time limit of the test.
 */
async function expectRefused(body: object | string) {
  const answer = await post(body)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
  expect(answer.text.length).toBeLessThan(20_000)
  expect(JSON.parse(answer.text)).not.toHaveProperty('data')
  expect((await post({ query: '{ __typename }' })).status).toBe(200)
}

describe('excessive requests are refused', () => {
  test.each([
    ['depth 10', cycle(5)],
    ['depth 300', cycle(150)],
    ['16 aliases', `{ ${repeat(16, (n) => `a${n}: __typename`)} }`],
    ['1,000 aliases', `{ ${repeat(1000, (n) => `a${n}: __typename`)} }`],
    ['201 fields', `{ hospitals { ${repeat(200, () => 'total')} } }`],
    ['10,000 fields', `{ ${repeat(10_000, () => '__typename')} }`],
    ['500 directives', `{ __typename ${repeat(500, () => '@include(if: true)')} }`],
    ['2^30 fields by fragments', `${doubling} fragment F30 on Query { __typename } { ...F0 }`],
    ['fragments that spread themselves', 'fragment A on Query { ...B } fragment B on Query { ...A } { ...A }'],
    ['500 operations', repeat(500, (n) => `query Q${n} { __typename }`)],
    ['a name of 200 kB', `{ ${'a'.repeat(200_000)} }`],
    ['50 mutations in one', `mutation { ${repeat(14, (n) => `a${n}: logout`)} }`],
    ['two mutations by a fragment', 'fragment A on Mutation { logout } mutation { ...A }'],
  ])('%s', async (_what, query) => {
    await expectRefused({ query })
  })

  test('a batch of 100', async () => {
    await expectRefused(JSON.stringify(Array(100).fill({ query: '{ __typename }' })))
  })

  test('a body of 2 MB', async () => {
    const answer = await post({ query: `{ __typename } # ${'x'.repeat(2_000_000)}` })
    expect(answer.status).toBe(413)
  })

  test('but introspection, which tools need, is allowed', async () => {
    const { status, body } = await post({ query: getIntrospectionQuery() }, 'application/json')
    expect(status).toBe(200)
    expect(body.errors).toBeUndefined()
    expect(body.data.__schema.queryType.name).toBe('Query')
  })
})

describe('nothing internal is revealed', () => {
  const internal = /Cannot read|not iterable|undefined|at \/|node_modules|TypeError|mercurius|Did you mean/

  test.each([
    ['a number', { query: '123' }],
    ['a list', { query: '[]' }],
    ['text', { query: '"x"' }],
    ['null', { query: 'null' }],
    ['an empty object', { query: '{}' }],
    [
      'a syntax tree',
      {
        query: JSON.stringify({ kind: 'Document', definitions: [{ kind: 'OperationDefinition', operation: 'query' }] }),
      },
    ],
    ['a syntax tree after blanks', { query: `\n\t ${JSON.stringify({ kind: 'Document', definitions: [] })}` }],
    ['no query', { variables: {} }],
    ['an empty query', { query: '  ' }],
    ['an operation that is not there', { query: 'query A { __typename }', operationName: 'B' }],
    ['a misspelt field', { query: '{ hospitls { total } }' }],
    ['variables as a list', { query: '{ __typename }', variables: [] }],
    [
      'a variable of the wrong type',
      { query: 'query ($p: Int) { hospitals(page: $p) { total } }', variables: { p: 'x' } },
    ],
  ])('%s', async (_what, body) => {
    for (const accept of ['application/graphql-response+json', 'application/json']) {
      const answer = await post(body, accept)
      expect(answer.status).toBeLessThan(500)
      const { errors } = JSON.parse(answer.text)
      expect(errors.length).toBeGreaterThan(0)
      for (const error of errors) {
        expect(error.message).not.toMatch(internal)
        expect(error.extensions.code).toBe('bad_input')
      }
    }
  })

  test('4,000 aliases as a syntax tree do not run', async () => {
    const field = (n: number) => ({
      kind: 'Field',
      alias: { kind: 'Name', value: `a${n}` },
      name: { kind: 'Name', value: '__typename' },
    })
    const selectionSet = { kind: 'SelectionSet', selections: Array.from({ length: 1000 }, (_, n) => field(n)) }
    const tree = { kind: 'Document', definitions: [{ kind: 'OperationDefinition', operation: 'query', selectionSet }] }
    const answer = await post({ query: JSON.stringify(tree) })
    expect(answer.status).toBe(400)
    expect(answer.text).not.toContain('a999')
  })

  test('the response is equal before and after the query is compiled', async () => {
    for (let round = 0; round < 4; round++) {
      const { status, data, errors } = await server.graphql(
        'mutation { changePassword(currentPassword: "a", newPassword: "b") }',
      )
      expect(status).toBe(200)
      expect(data).toBeNull()
      expect(errors[0]).toMatchObject({ path: ['changePassword'], extensions: { code: 'unauthenticated' } })
    }
  })
})

describe('other sites cannot send queries', () => {
  test.each([
    ['text/plain', JSON.stringify({ query: '{ __typename }' })],
    ['application/x-www-form-urlencoded', 'query={__typename}'],
    ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{}\r\n--x--'],
    ['application/graphql', '{ __typename }'],
    ['text/plain; application/json', JSON.stringify({ query: '{ __typename }' })],
  ])('%s', async (type, body) => {
    for (const headers of [{}, { 'x-mercurius-operation-name': 'x', 'mercurius-require-preflight': '1' }]) {
      const answer = await server.request.post('/graphql').set('content-type', type).set(headers).send(body)
      expect(answer.status).toBe(415)
      expect(answer.text).not.toContain('__typename')
    }
  })

  test('GET, with or without a custom header', async () => {
    for (const headers of [{}, { 'mercurius-require-preflight': '1', 'content-type': 'application/json' }]) {
      const answer = await server.request.get('/graphql').query({ query: '{ __typename }' }).set(headers)
      expect(answer.status).toBe(405)
    }
  })
})
