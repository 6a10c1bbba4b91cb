import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema, isObjectType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decidedNames, NEVER_WITH_A_KEY, scopesOfOperation, scopesOfType } from '#domain/api-access.ts'
import { projectRoot } from '#server/config.ts'
import { readOpenApi } from '#tests/support/openapi.ts'
import { AUDIENCES } from '#tests/support/role-audiences.ts'
import { FIELDS, ROUTES, TYPES } from '#tests/support/role-matrix.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const schema = buildSchema(readFileSync(path.join(projectRoot(), 'schema.graphql'), 'utf8'))
const namesOf = (root: string) => {
  const type = schema.getType(root)
  return isObjectType(type) ? Object.keys(type.getFields()) : []
}
const words = (text = '') => text.split(/\s+/).filter(Boolean)
const decided = decidedNames()
const where = 'of domain/api-access.ts: under the scopes it needs, or in NEVER_WITH_A_KEY'

/** Administration has no row, so keys cannot use it. */
const administration = new Set([...words(ROUTES.admin), ...words(FIELDS.admin), ...words(TYPES.admin)])
expect(AUDIENCES.admin).toEqual(['admin'])

test('every operation, query, mutation and type has an entry', async () => {
  const { operations } = await readOpenApi(app)
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !type.name.startsWith('__'))
  const all = [
    ...operations.map(({ operationId }) => operationId),
    ...namesOf('Query').map((name) => `Query.${name}`),
    ...namesOf('Mutation'),
    ...types.map(({ name }) => name),
  ]
  const open = all.filter(
    (name) => !decided.has(name) && !administration.has(name) && !administration.has(`Mutation.${name}`),
  )
  expect([...new Set(open)], `Add the names to OPERATIONS or TYPES ${where}.`).toEqual([])
  const fields = types.flatMap((type) =>
    isObjectType(type) ? Object.keys(type.getFields()).map((name) => `${type.name}.${name}`) : [],
  )
  expect(
    [...decided].filter((name) => !all.includes(name) && !fields.includes(name)),
    'Names of what is no more.',
  ).toEqual([])
})

test('no administrator action has a scope, and neither has an action without keys', () => {
  const withScopes = (name: string) => scopesOfOperation(name) ?? scopesOfType(name)
  expect([...administration].filter(withScopes)).toEqual([])
  expect([...words(NEVER_WITH_A_KEY.operations), ...words(NEVER_WITH_A_KEY.types)].filter(withScopes)).toEqual([])
})
