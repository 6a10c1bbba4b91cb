import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

/**
 * Queries in the address would be logged, cached and sent from other sites, so GET is refused.
 * These three may fail.
 */
const wantGet = new Set(['5A70', 'D6D5', '6A70'])

describe('GraphQL over HTTP', () => {
  const audits = serverAudits({ url: () => `${server.url}/graphql` })

  test('the suite is the known one', () => {
    expect(audits.length).toBeGreaterThanOrEqual(60)
    expect(audits.filter(({ id }) => wantGet.has(id))).toHaveLength(3)
  })

  for (const audit of audits.filter(({ id }) => !wantGet.has(id)))
    test(`${audit.id} ${audit.name}`, async () => {
      const result = await audit.fn()
      expect(result.status === 'ok' ? 'ok' : result.reason).toBe('ok')
    })

  test('GET is refused and names the allowed method', async () => {
    const answer = await server.request.get('/graphql').query({ query: '{ __typename }' })
    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toBe('POST')
    expect(answer.body.errors[0].extensions.code).toBe('method_not_allowed')
  })
})
