import { afterAll, beforeAll, expect, test } from 'vitest'
import { CODE_MEANINGS } from '#domain/developers/guides.ts'
import { statusOfCode } from '#server/errors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('a problem leads to the meaning of its code and names its request', async () => {
  const { body, headers } = await app.request.get('/api/v1/Hospitals/nothing')
  expect(body).toMatchObject({ type: '/developers/limits#not_found', code: 'not_found' })
  expect(body.requestId).toBe(headers['x-request-id'])
})

test('the page of the meanings has every code', () => {
  expect(CODE_MEANINGS.map(([name]) => name).sort()).toEqual(
    Object.entries(statusOfCode)
      .map(([code, status]) => `${status} ${code}`)
      .sort(),
  )
})

test('a known address with another method is 405 with the methods it has', async () => {
  const id = '019b8b74-0d2a-7000-8000-5f2a91c4d7e8'
  const put = await app.request.put(`/api/v1/Appointments/${id}/status`).send({})
  expect([put.status, put.body.code, put.headers.allow]).toEqual([405, 'method_not_allowed', 'PATCH'])
  const get = await app.request.get('/api/Auth/login')
  expect([get.status, get.headers.allow]).toEqual([405, 'POST'])
  expect((await app.request.put('/api/v1/Nowhere')).status).toBe(404)
})

test('older addresses lead to the reference and to its document', async () => {
  for (const path of ['/api/docs', '/api/docs/', '/api/docs/static/index.html', '/api/docs/static/swagger-ui.css']) {
    const { status, headers } = await app.request.get(path)
    expect([path, status, headers.location]).toEqual([path, 301, '/developers/reference'])
  }
  expect((await app.request.get('/api/docs/json')).headers.location).toBe('/api/openapi.json')
})
