import { get } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { originForm } from '#server/http/proxy.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test.each([
  ['http://host/services', '/services'],
  ['HTTPS://host:8443/services?q=knee', '/services?q=knee'],
  ['http://host', '/'],
  ['/services?next=http://host/', '/services?next=http://host/'],
])('a request for %s equals one for %s', (sent, read) => {
  expect(originForm(sent)).toBe(read)
})

test('a request for an absolute address is answered like one for its path', async () => {
  const { hostname, port } = new URL(app.url)
  const answered = new Promise((resolve, reject) => {
    const request = get({ hostname, port, path: 'http://other.example/api/Hospitals' }, (answer) => {
      answer.resume()
      resolve([answer.statusCode, answer.headers.location])
    })
    request.on('error', reject)
  })
  expect(await answered).toEqual([200, undefined])
})
