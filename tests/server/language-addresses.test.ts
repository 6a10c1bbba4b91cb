/** Public pages in four languages: their addresses, their alternate links, and redirects. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renderMail } from '#server/features/accounts/outbox/render.ts'
import { insertHospital } from '#server/seed/factories.ts'
import { makeDataFolder } from '#tests/support/data-folder.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

/** Replaces the renderer that is built from web/. */
const RENDERER = `
export const renderPage = async ({ address, origin, first }) => ({
    html: '<main>' + address + ' in ' + first.language + '</main>', data: JSON.stringify({ first, answers: [] }),
    head: { origin, title: 'A title', description: 'What it is', canonical: '/search?q=knee', statements: [
      { '@type': 'MedicalClinic', '@id': origin + '/hospitals/1', url: origin + '/hospitals/1', logo: origin + '/icon.svg', also: ['/search', origin + '/?q={query}'] },
    ] },
})
export const drawPicture = () => ''
export const drawArt = () => undefined`

const ORIGIN = 'https://hekima.example'
let folder: string
let server: TestApp
beforeAll(async () => {
  folder = await makeDataFolder()
  for (const name of ['web', 'ssr']) await mkdir(path.join(folder, name))
  const document =
    '<!doctype html><html lang="en" dir="ltr"><head><title>Hekima</title></head><div id="root"></div></html>'
  await writeFile(path.join(folder, 'web/index.html'), document)
  await writeFile(path.join(folder, 'ssr/package.json'), '{ "type": "module" }')
  await writeFile(path.join(folder, 'ssr/entry-server.js'), RENDERER)
  server = await startTestApp({ webDir: path.join(folder, 'web'), env: { PUBLIC_URL: ORIGIN } })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { accept: 'text/html', ...headers } })
const placeOf = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode, headers: answered } = await get(url, headers)
  return [statusCode, answered.location]
}

describe('a page in another language', () => {
  test('is rendered from its English address, in that language and direction', async () => {
    for (const [url, address] of [
      ['/ar/search?q=knee', '/search?q=knee'],
      ['/ar', '/'],
      ['/ar?q=a', '/?q=a'],
    ] as const) {
      const { statusCode, body, headers } = await get(url)
      expect([statusCode, headers['content-language']]).toEqual([200, 'ar'])
      expect(body).toContain(`<main>${address} in ar</main>`)
      expect(body).toContain('<html lang="ar" dir="rtl">')
    }
  })

  test('uses the language of its address, for any choice and browser', async () => {
    const headers = { 'accept-language': 'ar', cookie: 'hekima.preferences=language=tr' }
    const { body, headers: answered } = await get('/ru/search', headers)
    expect(body).toContain('in ru</main>')
    expect(answered.vary).not.toMatch(/referer/i)
  })

  test('links itself and its alternates for search engines', async () => {
    const { body } = await get('/ru/search?q=knee&page=1')
    for (const part of [
      `<link rel="canonical" href="${ORIGIN}/ru/search?q=knee">`,
      `<link rel="alternate" hreflang="en" href="${ORIGIN}/search?q=knee">`,
      `<link rel="alternate" hreflang="tr" href="${ORIGIN}/tr/search?q=knee">`,
      `<link rel="alternate" hreflang="ru" href="${ORIGIN}/ru/search?q=knee">`,
      `<link rel="alternate" hreflang="ar" href="${ORIGIN}/ar/search?q=knee">`,
      `<link rel="alternate" hreflang="x-default" href="${ORIGIN}/search?q=knee">`,
      `<meta property="og:url" content="${ORIGIN}/ru/search?q=knee">`,
      '<meta property="og:locale" content="ru_RU">',
      '<meta property="og:locale:alternate" content="ar_EG">',
    ])
      expect(body).toContain(part)
    const statements = [...body.matchAll(/ld\+json">(.*?)<\/script>/g)].map(([, text]) => JSON.parse(text ?? ''))
    expect(statements).toEqual([
      expect.objectContaining({
        '@id': `${ORIGIN}/hospitals/1`,
        url: `${ORIGIN}/ru/hospitals/1`,
        logo: `${ORIGIN}/icon.svg`,
        also: ['/search', `${ORIGIN}/ru?q={query}`],
      }),
      expect.objectContaining({ '@type': 'WebPage', inLanguage: 'ru', url: `${ORIGIN}/ru/search?q=knee` }),
    ])
  })

  test('that a browser renders has the language too', async () => {
    const { body } = await get('/tr/login')
    expect(body).toContain('<html lang="tr" dir="ltr">')
    expect(body).toContain(`<link rel="canonical" href="${ORIGIN}/tr/login">`)
  })

  test('that is unknown is Page Not Found, and so are pages without languages', async () => {
    for (const [url, said] of [
      ['/tr/nothing', '/nothing in tr'],
      ['/de/search', '/de/search in en'],
      ['/en/search', '/en/search in en'],
      ['/tr/ru/search', '/ru/search in tr'],
    ] as const) {
      const { statusCode, body } = await get(url)
      expect([url, statusCode]).toEqual([url, 404])
      expect(body).toContain(said)
      expect(body).toContain('noindex')
      expect(body).not.toContain('hreflang')
    }
  })
})

describe('a visitor of an English address', () => {
  const chosen = (language: string) => ({ cookie: `hekima.preferences=language=${language}` })
  const turkish = { 'accept-language': 'tr-TR,tr;q=0.9' }

  test('is redirected to the language of the browser on the first page, with the query', async () => {
    expect(await placeOf('/search?q=a%20b', turkish)).toEqual([302, '/tr/search?q=a%20b'])
    expect(await placeOf('/', turkish)).toEqual([302, '/tr'])
    expect(await placeOf('/login', turkish)).toEqual([302, '/tr/login'])
    const { headers } = await get('/search', turkish)
    expect(headers['cache-control']).toBe('no-cache')
    for (const name of ['Accept-Language', 'Cookie', 'Sec-Fetch-Site', 'Referer']) expect(headers.vary).toContain(name)
  })

  test('is redirected to the language chosen before', async () => {
    expect(await placeOf('/search', chosen('ar'))).toEqual([302, '/ar/search'])
    expect(await placeOf('/search', { ...chosen('ru'), ...turkish })).toEqual([302, '/ru/search'])
  })

  test('reads English after choosing it, by a link of ours also without a cookie, and as a crawler', async () => {
    const readers: Record<string, string>[] = [
      { ...turkish, ...chosen('en') },
      { ...turkish, 'sec-fetch-site': 'same-origin' },
      { ...turkish, host: 'hekima.example', referer: 'https://hekima.example/tr' },
      { 'accept-language': 'de' },
      {},
    ]
    for (const headers of readers) {
      const { statusCode, body, headers: answered } = await get('/search', headers)
      expect([headers, statusCode]).toEqual([headers, 200])
      expect(body).toContain('in en</main>')
      expect(answered.vary).toContain('Accept-Language')
    }
    expect(await placeOf('/search', { ...turkish, 'sec-fetch-site': 'cross-site' })).toEqual([302, '/tr/search'])
  })

  test('reaches the page under its readable name in one redirect', async () => {
    const { id } = await insertHospital(server.db, { name: 'Özel Şişli' })
    expect(await placeOf(`/hospitals/${id}?x`, turkish)).toEqual([302, `/tr/hospitals/${id}/ozel-sisli?x`])
    expect(await placeOf(`/ru/hospitals/${id}?x`, turkish)).toEqual([301, `/ru/hospitals/${id}/ozel-sisli?x`])
    expect(await placeOf('/TR/search')).toEqual([301, '/tr/search'])
    expect(await placeOf('/tr/')).toEqual([301, '/tr'])
  })
})

test('personal pages have one address, in the user’s language', async () => {
  expect(await placeOf('/tr/my-appointments?tab=past')).toEqual([301, '/my-appointments?tab=past'])
  expect(await placeOf('/tr/admin/users')).toEqual([301, '/admin/users'])
  const { statusCode, body } = await get('/my-appointments', { cookie: 'hekima.preferences=language=ar' })
  expect(statusCode).toBe(200)
  expect(body).toContain('<html lang="ar" dir="rtl">')
  expect(body).not.toContain('hreflang')
})

test('sitemaps list each page in each language with its alternates', async () => {
  const { body } = await get('/sitemaps/ru-pages.xml')
  expect(body).toContain(`<url><loc>${ORIGIN}/ru/search</loc>`)
  for (const [name, address] of [
    ['en', '/search'],
    ['tr', '/tr/search'],
    ['ru', '/ru/search'],
    ['ar', '/ar/search'],
    ['x-default', '/search'],
  ])
    expect(body).toContain(`<xhtml:link rel="alternate" hreflang="${name}" href="${ORIGIN}${address}"/>`)
  expect(body).not.toContain('/admin')
  const robots = (await get('/robots.txt')).body.split('\n')
  expect(robots).toEqual(expect.arrayContaining(['Disallow: /checkout', 'Disallow: /ar/checkout', 'Disallow: /admin']))
  expect(robots).not.toContain('Disallow: /ar/admin')
})

test('a mail links to pages in the recipient’s language', () => {
  const to = { language: 'ru', firstName: '', publicUrl: ORIGIN } as const
  const { text, html } = renderMail({ kind: 'account.reset_password', ...to }, { page: '/reset-password?token=a' })
  expect(text).toContain(`${ORIGIN}/ru/reset-password?token=a`)
  expect(html).toContain(`href="${ORIGIN}/ru/reset-password?token=a"`)
  const page = '/my-appointments/1'
  expect(renderMail({ kind: 'appointment.confirmed', ...to }, { page }).text).toContain(`${ORIGIN}${page}\n`)
  const newsletter = { isNewsletter: true, unsubscribe: { page: '/newsletter?end=a', call: '/a' } }
  expect(renderMail({ kind: 'newsletter.confirm', ...to }, newsletter).text).toContain(`${ORIGIN}/ru/newsletter?end=a`)
})
