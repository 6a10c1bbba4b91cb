import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PAGES } from '#domain/pages.ts'
import { makeDataFolder } from '#tests/support/data-folder.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const files = {
  'index.html': '<!doctype html><title>the page</title>',
  'theme.js': 'the theme',
  'assets/app-Ab12.js': 'the client',
  'assets/app-Ab12.js.map': 'TRAP',
  '.env': 'TRAP',
  '.git/HEAD': 'TRAP',
}
let folder: string
let server: TestApp
beforeAll(async () => {
  folder = await makeDataFolder()
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, 'web', name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  await writeFile(path.join(folder, 'package.json'), 'TRAP')
  server = await startTestApp({ webDir: path.join(folder, 'web') })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** Sends the address as it stands: a client library would tidy it first. */
const get = (url: string, accept = 'text/html') => server.app.inject({ url, headers: { accept } })

describe('the web client', () => {
  test.each(['/', '/search?service=Cardiology', '/hospitals/01890000', '/Doctors/x/', '/my-appointments'])(
    '%s is its document, always asked for anew',
    async (address) => {
      const { statusCode, body, headers } = await get(address)
      expect(statusCode).toBe(200)
      expect(body).toBe(files['index.html'])
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(headers['cache-control']).toBe('no-cache')
    },
  )

  test.each(Object.values(PAGES).map(({ address }) => address.replace(':id', '0190')))(
    'answers 200 for the page %s',
    async (address) => expect((await get(address)).statusCode).toBe(200),
  )

  test.each(['/nothing', '/hospitals', '/hospitals/a/b', '/searches'])(
    '%s is its document under 404',
    async (address) => {
      const { statusCode, body } = await get(address)
      expect(statusCode).toBe(404)
      expect(body).toBe(files['index.html'])
    },
  )

  test('files with a hash in their name are kept for good, others not', async () => {
    const hashed = await get('/assets/app-Ab12.js', '*/*')
    expect(hashed.body).toBe('the client')
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const plain = await get('/theme.js', '*/*')
    expect(plain.body).toBe('the theme')
    expect(plain.headers['cache-control']).toBe('public, max-age=3600')
  })

  test('who asks for JSON gets the name and version', async () => {
    const { body, headers } = await get('/', 'application/json')
    expect(JSON.parse(body)).toEqual({ name: 'Hekima', version: server.config.version, status: 'ok' })
    expect(headers.vary).toContain('Accept')
  })

  test.each(['/api/nothing', '/health/nothing', '/assets/gone.js', '/gone.png'])(
    '%s is a problem, not a page',
    async (address) => {
      const { statusCode, headers } = await get(address)
      expect(statusCode).toBe(404)
      expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
    },
  )

  test('only GET and HEAD get the page', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      const { statusCode, headers } = await server.app.inject({
        method,
        url: '/search',
        headers: { accept: 'text/html' },
      })
      expect(statusCode).toBe(404)
      expect(headers['content-type']).toMatch(/problem/)
    }
  })
})

describe('what is nobody’s business is not served', () => {
  test.each([
    '/.env',
    '/.git/HEAD',
    '/assets/app-Ab12.js.map',
    '/package.json',
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/assets/../.env',
    '/.env%00.html',
    '//.env',
  ])('%s', async (address) => {
    for (const accept of ['text/html', '*/*']) {
      const { statusCode, body } = await get(address, accept)
      expect([400, 403, 404]).toContain(statusCode)
      expect(body).not.toContain('TRAP')
    }
  })
})
