/**
 * Discovery and sharing of pages: their addresses, content for search engines, and preview pictures
 * of links.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NEWS } from '#domain/content/news-items.ts'
import { PAGES } from '#domain/pages.ts'
import { nameInAddress } from '#domain/readable-address.ts'
import { createSystemContext } from '#server/context.ts'
import { sitemapFile } from '#server/features/site/sitemap/files.ts'
import { MOST_ADDRESSES } from '#server/features/site/sitemap/reading.ts'
import { createLogger } from '#server/http/log.ts'
import { insertDoctor, insertHealthService, insertHospital } from '#server/seed/factories.ts'
import { makeDataFolder } from '#tests/support/data-folder.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

/** Replaces the renderer that is built from web/. */
const RENDERER = `
export const renderPage = async ({ origin, first }) => ({
    html: '', data: JSON.stringify({ first, answers: [] }),
    head: { origin, title: 'A title', description: 'What it is', canonical: '/there', picture: { kind: 'doctor', id: 'x' }, statements: [] },
})
export const drawPicture = ({ kind }) => '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="' + (kind === 'page' ? '#142046' : '#0c7779') + '"/></svg>'
export const drawArt = () => undefined`

let folder: string
let server: TestApp
let hospital: { id: string }
let doctor: { id: string }
let service: { id: string }
let closed: { id: string }
let ofClosed: { id: string }
beforeAll(async () => {
  folder = await makeDataFolder()
  for (const name of ['web', 'ssr']) await mkdir(path.join(folder, name))
  await writeFile(path.join(folder, 'web/index.html'), '<html><head><title>Hekima</title></head><div id="root"></div>')
  await writeFile(path.join(folder, 'ssr/package.json'), '{ "type": "module" }')
  await writeFile(path.join(folder, 'ssr/entry-server.js'), RENDERER)
  server = await startTestApp({ webDir: path.join(folder, 'web'), env: { PUBLIC_URL: 'https://hekima.example' } })
  hospital = await insertHospital(server.db, { name: 'Özel Şişli <Ağız> & Diş' })
  doctor = await insertDoctor(server.db, { fullName: 'Dr. Işıl Öz', hospitalId: hospital.id })
  closed = await insertHospital(server.db, { name: 'Closed', isActive: false })
  ofClosed = await insertDoctor(server.db, { fullName: 'Dr. Gone', hospitalId: closed.id })
  service = await insertHealthService(server.db, { name: 'Knee surgery' }, [hospital.id])
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { accept: 'text/html', ...headers } })
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

describe('readable addresses', () => {
  test.each([
    ['Özel Şişli <Ağız> & Diş', 'ozel-sisli-agiz-dis'],
    ['  İSTANBUL/Hastanesi ', 'istanbul-hastanesi'],
    ['مستشفى', ''],
    ['a'.repeat(300), 'a'.repeat(80)],
  ])('%s', (name, words) => expect(nameInAddress(name)).toBe(words))

  test('the short address, a wrong name and other letter cases redirect to the right one, with the query', async () => {
    const right = `/hospitals/${hospital.id}/ozel-sisli-agiz-dis`
    for (const wrong of [
      `/hospitals/${hospital.id}`,
      `/hospitals/${hospital.id}/`,
      `/hospitals/${hospital.id}/another`,
      `/Hospitals/${hospital.id.toUpperCase()}/Ozel-Sisli-Agiz-Dis`,
    ]) {
      const { statusCode, headers } = await get(`${wrong}?service=a%20b&x`)
      expect([wrong, statusCode, headers.location]).toEqual([wrong, 301, `${right}?service=a%20b&x`])
      // A name may be used again, and a browser that cached both redirects would loop.
      expect(headers['cache-control']).toBe('no-cache')
    }
    expect((await get(right)).statusCode).toBe(200)
    expect((await get(`/doctors/${doctor.id}`)).headers.location).toBe(`/doctors/${doctor.id}/dr-isil-oz`)
    expect((await get(`/services/${service.id}`)).headers.location).toBe(`/services/${service.id}/knee-surgery`)
  })

  test('an unknown record redirects nowhere, and a new name works at once', async () => {
    expect((await get(`/hospitals/${v7()}`)).statusCode).toBe(200)
    const { id } = await insertHospital(server.db, { name: 'Before' })
    expect((await get(`/hospitals/${id}`)).headers.location).toBe(`/hospitals/${id}/before`)
    await server.query('update hospitals set name = $2 where id = $1', [id, 'After'])
    expect((await get(`/hospitals/${id}/before`)).headers.location).toBe(`/hospitals/${id}/after`)
    await server.query('update hospitals set is_active = false where id = $1', [id])
    expect((await get(`/hospitals/${id}`)).headers.location).toBeUndefined()
  })
})

describe('the head of a document', () => {
  test('describes the page to search engines and to sites that show a link to it', async () => {
    const { body } = await get('/')
    for (const part of [
      '<title>A title | Hekima</title>',
      '<meta name="description" content="What it is">',
      '<link rel="canonical" href="https://hekima.example/there">',
      '<link rel="alternate" hreflang="x-default" href="https://hekima.example/there">',
      '<meta property="og:title" content="A title">',
      '<meta property="og:url" content="https://hekima.example/there">',
      '<meta property="og:image" content="https://hekima.example/og/doctor/x.png">',
      '<meta property="og:locale" content="en_GB">',
      '<meta name="twitter:card" content="summary_large_image">',
    ])
      expect(body).toContain(part)
    expect(body).not.toContain('noindex')
  })

  test('is also complete for pages that the browser renders, and personal ones are not for search engines', async () => {
    const { body, headers } = await get('/login')
    expect(body).toContain('<title>Sign in to Hekima | Hekima</title>')
    expect(body).toMatch(/<meta name="description" content="Sign in to see/)
    expect(body.match(/<title>/g)).toHaveLength(1)
    expect(headers['x-robots-tag']).toBe('noindex')
    for (const open of ['/search', '/book-appointment', '/book-appointment?hospital=1&service=2'])
      expect((await get(open)).headers['x-robots-tag']).toBeUndefined()
    expect((await get('/nothing')).body).toContain('<meta name="robots" content="noindex">')
  })
})

test('news are a feed, latest first', async () => {
  const { body, headers } = await get('/news/feed.xml')
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  const items = [...body.matchAll(/<link>([^<]+)<\/link>\s*<guid/g)].map(([, address]) => address)
  expect(items).toEqual(NEWS.map(({ id }) => `https://hekima.example/news#${id}`))
  expect(body).toContain(`<![CDATA[${NEWS[0]?.title}]]>`)
})

describe('sitemap.xml', () => {
  test('lists the files of all kinds, and they list every public page', async () => {
    const { body, headers } = await get('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    const files = addressesIn(body)
    const kinds = ['pages', 'hospital-1', 'doctor-1', 'service-1']
    const inLanguages = ['', 'tr-', 'ru-', 'ar-'].flatMap((language) => kinds.map((name) => language + name))
    expect(files).toEqual(inLanguages.map((name) => `https://hekima.example/sitemaps/${name}.xml`))
    const named = (
      await Promise.all(files.map(async (file) => addressesIn((await get(new URL(file ?? '').pathname)).body)))
    ).flat()
    for (const address of [
      '/',
      '/search',
      `/hospitals/${hospital.id}/ozel-sisli-agiz-dis`,
      `/doctors/${doctor.id}/dr-isil-oz`,
      `/services/${service.id}/knee-surgery`,
    ])
      expect(named).toContain(`https://hekima.example${address}`)
    for (const { address, guard } of Object.values(PAGES))
      if (guard) expect(named).not.toContain(`https://hekima.example${address}`)
  })

  test('omits unlisted records, and has the last edit of each record', async () => {
    const read = async (name: string) => (await get(`/sitemaps/${name}`)).body
    const [hospitals, doctors] = [await read('hospital-1.xml'), await read('doctor-1.xml')]
    expect(hospitals).toContain(hospital.id)
    expect(hospitals).not.toContain(closed.id)
    expect(doctors).not.toContain(ofClosed.id)
    expect(hospitals).toMatch(/<url><loc>[^<]+<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod><xhtml:link /)
    for (const name of [
      'en-pages.xml',
      'de-pages.xml',
      'tr-user-1.xml',
      'hospital-2.xml',
      'hospital-0.xml',
      'user-1.xml',
      'hospital-1.txt',
    ])
      expect((await get(`/sitemaps/${name}`)).statusCode).toBe(404)
  })

  test('is split, without losses and duplicates', async () => {
    expect(MOST_ADDRESSES).toBe(50_000)
    for (const name of ['One', 'Two', 'Three']) await insertHospital(server.db, { name })
    const ctx = createSystemContext({ ...server, log: createLogger('silent', false), clock: () => new Date() })
    const read = async (name: string) => addressesIn(await text(Readable.from(sitemapFile(ctx, name, { most: 2 }))))
    const files = (await read('sitemap.xml')).filter((file) => file?.includes('/hospital'))
    const parts = await Promise.all(files.map((file) => read(file?.split('/').at(-1) ?? '')))
    const [row] = await server.query<{ total: number }>('select count(*)::int total from hospitals where is_active')
    expect(parts.slice(0, -1).every((part) => part.length === 2)).toBe(true)
    expect(new Set(parts.flat()).size).toBe(row?.total)
    expect(parts.flat()).toHaveLength(row?.total ?? 0)
    expect(files).toHaveLength(Math.ceil((row?.total ?? 0) / 2))
  })

  test('is compressed for clients that support it', async () => {
    const { rawPayload, headers } = await get('/sitemaps/hospital-1.xml', { 'accept-encoding': 'br, gzip' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(rawPayload).toString()).toContain(hospital.id)
  })
})

test('robots.txt excludes personal pages and names the sitemap', async () => {
  const { body, headers } = await get('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const lines = body.split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'Disallow: /admin',
      'Disallow: /my-appointments',
      'Disallow: /checkout',
      'Disallow: /api/',
    ]),
  )
  expect(lines).not.toContain('Disallow: /')
  expect(lines).toContain('Sitemap: https://hekima.example/sitemap.xml')
  for (const { address, inSitemap, indexed } of Object.values(PAGES))
    if (inSitemap || indexed) expect(lines).not.toContain(`Disallow: ${address}`)
})

describe('the preview picture of a link', () => {
  test.each(['hospital', 'doctor', 'service', 'page'] as const)('of a %s', async (kind) => {
    const id = { hospital: hospital.id, doctor: doctor.id, service: service.id, page: 'search' }[kind]
    const { statusCode, rawPayload, headers } = await get(`/og/${kind}/${id}.png`)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('image/png')
    expect(headers['cache-control']).toBe('public, max-age=86400')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    // The name is visible: pale pixels on the background.
    const { channels } = await sharp(rawPayload).extract({ left: 40, top: 180, width: 600, height: 120 }).stats()
    expect(channels[0]?.max).toBeGreaterThan(240)
    expect((await get(`/og/${kind}/${id}.png`)).rawPayload).toEqual(rawPayload)
  })

  test('is written in the language of the shared page, Arabic from the right', async () => {
    expect((await get('/ar')).body).toContain('content="https://hekima.example/og/doctor/x.png?lang=ar"')
    const pictureIn = async (language: string) => (await get(`/og/page/search.png?lang=${language}`)).rawPayload
    /** Returns whether this part contains text. */
    const isWritten = async (picture: Buffer, left: number) => {
      const part = await sharp(picture).extract({ left, top: 180, width: 120, height: 120 }).png().toBuffer()
      const { channels } = await sharp(part).stats()
      return (channels[0]?.max ?? 0) > 240
    }
    const [english, russian, arabic] = [await pictureIn('en'), await pictureIn('ru'), await pictureIn('ar')]
    expect(russian).not.toEqual(english)
    expect(await isWritten(russian, 40)).toBe(true)
    expect(await isWritten(russian, 1040)).toBe(false)
    expect(await isWritten(arabic, 1040)).toBe(true)
    expect(await isWritten(arabic, 40)).toBe(false)
  })

  test('shows no private data', async () => {
    for (const name of [
      `hospital/${closed.id}`,
      `hospital/${v7()}`,
      'hospital/x',
      'page/adminUsers',
      'page/none',
      'user/x',
    ])
      expect([name, (await get(`/og/${name}.png`)).statusCode]).toEqual([name, 404])
    expect((await get(`/og/hospital/${hospital.id}.svg`)).statusCode).toBe(404)
  })
})
