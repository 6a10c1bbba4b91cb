import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PAGES } from '#domain/pages.ts'
import { makeDataFolder } from '#tests/support/data-folder.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const files = {
  'index.html': `<!doctype html><title>the page</title>${'<p>long enough to be compressed</p>'.repeat(40)}`,
  'head.js': 'the head',
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
  await writeFile(path.join(folder, 'web/assets/app-Ab12.js.br'), brotliCompressSync(files['assets/app-Ab12.js']))
  await writeFile(path.join(folder, 'web/assets/app-Ab12.js.gz'), gzipSync(files['assets/app-Ab12.js']))
  await writeFile(path.join(folder, 'package.json'), 'TRAP')
  server = await startTestApp({ webDir: path.join(folder, 'web') })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** Sends the address unchanged, which a client library would normalise. */
const get = (url: string, accept = 'text/html') => server.app.inject({ url, headers: { accept } })

describe('the web client', () => {
  test.each(['/', '/search?service=Cardiology', '/hospitals/01890000', '/Doctors/x/', '/my-appointments'])(
    '%s is its document, always revalidated',
    async (address) => {
      const { statusCode, body, headers } = await get(address)
      expect(statusCode).toBe(200)
      expect(body).toBe(files['index.html'])
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(headers['cache-control']).toBe('no-cache')
    },
  )

  test.each(Object.values(PAGES).map(({ address }) => address.replace(':id', '0190')))(
    'returns 200 for the page %s',
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

  test('files with a hash in their name are cached permanently, others are not', async () => {
    const hashed = await get('/assets/app-Ab12.js', '*/*')
    expect(hashed.body).toBe('the client')
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const plain = await get('/head.js', '*/*')
    expect(plain.body).toBe('the head')
    expect(plain.headers['cache-control']).toBe('public, max-age=3600')
  })

  test('a client that accepts JSON gets the name and version', async () => {
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

describe('compressed', () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
  const ask = (url: string, headers: Record<string, string>) =>
    server.app.inject({ url, headers: { accept: '*/*', ...headers } })

  test.each(['br', 'gzip'] as const)('a file of the build is sent as compressed by the build: %s', async (encoding) => {
    const { rawPayload, headers } = await ask('/assets/app-Ab12.js', { 'accept-encoding': encoding })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/)
    expect(headers.vary).toMatch(/accept-encoding/i)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(unpack[encoding](rawPayload).toString()).toBe('the client')
  })

  test('each encoding has its own ETag, which revalidates', async () => {
    const encodings = ['br', 'gzip', 'identity']
    const tags = new Set<string>()
    for (const encoding of encodings) {
      const { headers } = await ask('/assets/app-Ab12.js', { 'accept-encoding': encoding })
      const etag = String(headers.etag)
      tags.add(etag)
      const again = await ask('/assets/app-Ab12.js', { 'accept-encoding': encoding, 'if-none-match': etag })
      expect(again.statusCode).toBe(304)
      expect(again.rawPayload).toHaveLength(0)
    }
    expect(tags.size).toBe(encodings.length)
  })

  test('a range is a part of what is sent in that encoding', async () => {
    const part = await ask('/assets/app-Ab12.js', { range: 'bytes=4-9' })
    expect(part.statusCode).toBe(206)
    expect(part.body).toBe('client')
    const packed = brotliCompressSync(files['assets/app-Ab12.js'])
    const packedPart = await ask('/assets/app-Ab12.js', { range: 'bytes=0-3', 'accept-encoding': 'br' })
    expect(packedPart.headers['content-encoding']).toBe('br')
    expect(packedPart.headers['content-range']).toBe(`bytes 0-3/${packed.length}`)
    expect(packedPart.rawPayload).toEqual(packed.subarray(0, 4))
  })

  test.each(['/', '/hospitals/01890000', '/nothing'])('the document at %s is compressed too', async (address) => {
    for (const encoding of ['br', 'gzip'] as const) {
      const { rawPayload, headers } = await ask(address, { 'accept-encoding': encoding })
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers.vary).toMatch(/accept-encoding/i)
      expect(unpack[encoding](rawPayload).toString()).toBe(files['index.html'])
    }
  })
})

describe('private files are not served', () => {
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
