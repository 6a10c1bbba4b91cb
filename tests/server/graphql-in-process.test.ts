import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Context } from '#server/context.ts'
import type { AskSchema } from '#server/graphql/in-process.ts'
import { graphqlRoutes } from '#server/graphql.ts'

const app = Fastify()
let ask: AskSchema
beforeAll(async () => {
  await app.register(graphqlRoutes, {
    onSchema: (schema) => {
      ask = schema
    },
  })
  await app.ready()
})
afterAll(() => app.close())

test('the error of an internal query is logged with its cause, and masked', async () => {
  const cause = new Error('the database is away')
  const error = vi.fn()
  const db = {
    select: () => {
      throw cause
    },
  }
  const ctx = {
    db,
    log: { error },
    config: {},
    catalogue: { shows: () => undefined },
    viewer: { id: 'somebody' },
    withheld: [],
  } as unknown as Context
  const { data, errors } = await ask(ctx, { query: '{ assistant { answeredBy } }', variables: {} })
  expect(data).toBeNull()
  expect(errors?.[0]).toMatchObject({ path: ['assistant'], extensions: { code: 'internal' } })
  expect(JSON.stringify(errors)).not.toContain('away')
  expect(error).toHaveBeenCalledExactlyOnceWith({ err: cause }, 'a resolver failed')
})
