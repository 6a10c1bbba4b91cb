import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

type Operation = {
  parameters?: { in: string; name: string }[]
  responses: Record<string, { content?: Record<string, { schema?: { type?: string } }> }>
}
let app: TestApp
let paths: Record<string, { get?: Operation }>
beforeAll(async () => {
  app = await startTestApp()
  paths = (await app.request.get('/api/openapi.json')).body.paths
})
afterAll(() => app.close())

/** Lists that are never longer than what one person or one day has. */
const short = /\/(sessions|consents|featured|availability)$/i

test('every list states its paging', () => {
  const lists = Object.entries(paths).filter(
    ([path, { get }]) =>
      get?.responses['200']?.content?.['application/json']?.schema?.type === 'array' && !short.test(path),
  )
  expect(lists.length).toBeGreaterThan(5)
  const mute = lists.filter(([, { get }]) => {
    const names = get?.parameters?.filter((parameter) => parameter.in === 'query').map(({ name }) => name) ?? []
    return !names.includes('page') && !names.includes('limit')
  })
  expect(mute.map(([path]) => path)).toEqual([])
})

test('the unfiltered collections state the limit that they have', () => {
  for (const path of ['/api/Hospitals', '/api/Doctor', '/api/HealthService']) {
    const limit = paths[path]?.get?.parameters?.find(({ name }) => name === 'limit')
    expect(limit).toMatchObject({ schema: { default: 100 } })
  }
})
