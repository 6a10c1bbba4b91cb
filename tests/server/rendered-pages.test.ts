import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDataFolder } from '#tests/support/data-folder.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const DOCUMENT = `<!doctype html><html lang="en" dir="ltr"><head><title>Hekima</title></head>
<body><div id="root"></div><noscript>needs scripts</noscript></body></html>`
/** Removes the notice for readers without scripts. */
const withoutNotice = (document: string) => document.replace(/<noscript>.*<\/noscript>/s, '')

/** Replaces the renderer that is built from web/. It returns its input, and fails on demand. */
const RENDERER = `
import { threadId } from 'node:worker_threads'
export async function renderPage({ address, origin, first, port }) {
    if (address.includes('broken')) throw new Error('the reason')
    if (address.includes('ends')) process.exit(1)
    const answered = new Promise((resolve) => port.once('message', ([{ json }]) => resolve(JSON.parse(json))))
    port.postMessage([{ id: 1, request: { query: 'query Me { viewer { id } siteSettings { companyName } }', variables: {} } }])
    const { data } = await answered
    const head = { origin, title: 'A & B', description: 'says "hello"', canonical: '/search', statements: [{ name: '</script>' }] }
    if (address.includes('gone')) head.missing = true
    return { html: '<main>' + address + '</main>', head, data: JSON.stringify({ first, answers: [['Me', {}, data]], thread: threadId }) }
}`

const logged: Record<string, unknown>[] = []
let folder: string
let server: TestApp
beforeAll(async () => {
  folder = await makeDataFolder()
  await mkdir(path.join(folder, 'web'))
  await mkdir(path.join(folder, 'ssr'))
  await writeFile(path.join(folder, 'web/index.html'), DOCUMENT)
  await writeFile(path.join(folder, 'ssr/package.json'), '{ "type": "module" }')
  await writeFile(path.join(folder, 'ssr/entry-server.js'), RENDERER)
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(JSON.parse(line)) })
  server = await startTestApp({ webDir: path.join(folder, 'web'), log })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { accept: 'text/html', 'user-agent': 'Mozilla/5.0', ...headers } })

/** Requests a page like a browser and follows redirects. */
async function visit(url: string, headers: Record<string, string>) {
  const answer = await get(url, headers)
  return answer.headers.location ? get(String(answer.headers.location), headers) : answer
}

const dataIn = (body: string) =>
  JSON.parse(/<script type="application\/json" id="data">(.*?)<\/script>/.exec(body)?.[1] ?? 'null')

describe('a public page', () => {
  test('contains its content, its head and its data', async () => {
    const { statusCode, body, headers } = await get('/search?q=knee')
    expect(statusCode).toBe(200)
    expect(body).toContain('<div id="root"><main>/search?q=knee</main></div>')
    expect(body).toContain('<title>A &amp; B | Hekima</title>')
    expect(body).toContain('<meta name="description" content="says &quot;hello&quot;">')
    expect(body).toMatch(/<link rel="canonical" href="http:\/\/[^"]+\/search">/)
    expect(body).not.toContain('needs scripts')
    expect(headers.vary).toContain('Cookie')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
  })

  test('queries the schema as an anonymous visitor, without a request', async () => {
    const { body } = await get('/', { authorization: 'Bearer of.some.body' })
    expect(dataIn(body).answers[0][2]).toMatchObject({ viewer: null, siteSettings: { companyName: expect.anything() } })
  })

  test.each([
    ['en-GB,en;q=0.9', 'GBP'],
    ['de', 'EUR'],
    ['fr-CA', 'USD'],
    ['tr-TR', 'TRY'],
    ['en;q=0.2, fr-BE', 'EUR'],
    ['*', 'USD'],
    [undefined, 'USD'],
  ])('shows a first visit with the languages %s prices in %s', async (languages, currency) => {
    const headers: Record<string, string> = languages ? { 'accept-language': languages } : {}
    // English is named in the address of our own page.
    const own = { ...headers, 'sec-fetch-site': 'same-origin' }
    const { body, headers: answered } = await get('/search?q=first', own)
    expect(dataIn(body).first.currency).toBe(currency)
    expect(answered.vary).toContain('Accept-Language')
    const { body: empty } = await get('/profile', own)
    expect(/<html data-currency="(\w+)"/.exec(empty)?.[1] ?? 'USD').toBe(currency)
    const chosen = { ...own, cookie: 'hekima.preferences=currency=USD' }
    expect(dataIn((await get('/search?q=first', chosen)).body).first.currency).toBe('USD')
  })

  test('contains no text that ends a script element', async () => {
    const { body } = await get('/')
    expect(body).toContain('{"@context":"https://schema.org","name":"\\u003c/script>"}')
  })

  test.each([
    [{}, { language: 'en', currency: 'USD', phone: false }, '<html lang="en" dir="ltr">'],
    [{ 'accept-language': 'de, ar;q=0.4, tr;q=0.9' }, { language: 'tr' }, '<html lang="tr" dir="ltr">'],
    [
      { 'accept-language': 'tr', cookie: 'other=1; hekima.preferences=language=ar&currency=EUR&theme=dark' },
      { language: 'ar', currency: 'EUR', theme: 'dark' },
      '<html lang="ar" dir="rtl" data-theme="dark">',
    ],
    [
      { cookie: 'hekima.preferences=language=xx&currency="><script>&theme=1' },
      { language: 'en', currency: 'USD' },
      '<html lang="en" dir="ltr">',
    ],
    [{ 'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148' }, { phone: true }, '<html lang="en" dir="ltr">'],
  ])('uses the visitor’s choices, or else the browser’s preferences: %o', async (headers, first, element) => {
    const { body } = await visit('/', headers as Record<string, string>)
    expect(dataIn(body).first).toMatchObject(first)
    expect(body).toContain(element)
  })

  test('about an unknown record is 404, and so is an address without a page', async () => {
    for (const address of ['/hospitals/gone', '/nothing']) {
      const { statusCode, body } = await get(address)
      expect(statusCode).toBe(404)
      expect(body).toContain(`<main>${address}</main>`)
    }
  })

  test('that fails is sent empty, and the log has the reason', async () => {
    const { statusCode, body } = await get('/hospitals/broken')
    expect(statusCode).toBe(200)
    expect(withoutNotice(body)).toBe(withoutNotice(DOCUMENT))
    expect(body).toContain('This page needs JavaScript')
    expect(logged.at(-1)).toMatchObject({ page: 'hospital', err: { message: 'the reason' } })
  })

  test('is rendered in a worker thread, which is replaced when it ends', async () => {
    const threadOf = async (url: string) => dataIn((await get(url)).body)?.thread
    const before = await threadOf('/search?q=before')
    expect(before).toBeGreaterThan(0)
    expect(withoutNotice((await get('/hospitals/ends')).body)).toBe(withoutNotice(DOCUMENT))
    expect(await threadOf('/search?q=after')).toBeGreaterThan(before)
  })

  test('requested with a text that cannot be stored is sent empty', async () => {
    const { statusCode } = await get('/search?q=%00')
    expect(statusCode).toBe(200)
  })
})

test('a personal page is left to the browser', async () => {
  expect(withoutNotice((await get('/my-appointments')).body)).toBe(withoutNotice(DOCUMENT))
})
