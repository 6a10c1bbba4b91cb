import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('Redocly finds no fault in the OpenAPI document', async () => {
  const source = (await app.request.get('/api/openapi.json')).text
  const config = await createConfig({ extends: ['recommended'] })
  const lint = (text: string) => lintFromString({ source: text, absoluteRef: '/openapi.json', config })
  const problems = await lint(source)
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
  expect((await lint(source.replace('"operationId"', '"operation"'))).length).toBeGreaterThan(0)
})
