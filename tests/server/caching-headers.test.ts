/** Public responses can be cached by a proxy: every public address sends the headers. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PAGES, type PageName } from '#domain/pages.ts'
import { insertDoctor, insertHealthService, insertHospital } from '#server/seed/factories.ts'
import { makeDataFolder } from '#tests/support/data-folder.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const DOCUMENT = '<!doctype html><html lang="en"><head><title>Hekima</title></head><div id="root"></div></html>'

/** Replaces the renderer that is built from web/. */
const RENDERER = `
export async function renderPage({ address, origin, first, port }) {
  const answered = new Promise((resolve) => port.once('message', resolve))
  const query = 'query List($id: ID!) { hospital(id: $id) { name } doctors(limit: 1) { items { fullName } } }'
  port.postMessage([{ id: 1, request: { query, variables: { id: address.split('/')[2] ?? '' } } }])
  await answered
  return { html: '<main>' + address + '</main>', head: { origin, title: 'A page', statements: [] }, data: JSON.stringify({ first, answers: [] }) }
}
export const drawPicture = () => '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"></svg>'
export const drawArt = () => '<svg xmlns="http://www.w3.org/2000/svg"></svg>'`

let folder: string
let server: TestApp
let hospital: { id: string }
let doctor: { id: string }
let service: { id: string }
beforeAll(async () => {
  folder = await makeDataFolder()
  for (const name of ['web/assets', 'ssr']) await mkdir(path.join(folder, name), { recursive: true })
  await writeFile(path.join(folder, 'web/index.html'), DOCUMENT)
  await writeFile(path.join(folder, 'web/assets/app-Ab12.js'), 'the client')
  await writeFile(path.join(folder, 'ssr/package.json'), '{ "type": "module" }')
  await writeFile(path.join(folder, 'ssr/entry-server.js'), RENDERER)
  server = await startTestApp({ webDir: path.join(folder, 'web') })
  hospital = await insertHospital(server.db, { name: 'Hospital' })
  doctor = await insertDoctor(server.db, { hospitalId: hospital.id })
  service = await insertHealthService(server.db, {}, [hospital.id])
  await server.app.live.catchUp()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** Returns the response at an address, following redirects. */
async function get(url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
  const accept = url.startsWith('/api') ? 'application/json' : 'text/html, */*'
  const answer = await server.app.inject({ url, headers: { accept, 'user-agent': 'Mozilla/5.0', ...headers } })
  return answer.headers.location ? get(String(answer.headers.location), headers) : answer
}
const inAddress = (address: string, kind: string) => {
  const ids: Record<string, string> = { hospital: hospital.id, doctor: doctor.id, service: service.id }
  return address.replace(':id', ids[kind] ?? 'x')
}

async function expectCacheable(url: string): Promise<void> {
  const first = await get(url)
  const { etag, vary, 'cache-control': control } = first.headers
  expect({ url, status: first.statusCode, control }).toEqual({
    url,
    status: 200,
    control: expect.stringMatching(/^public, (max-age=[1-9]|max-age=0, s-maxage=)/),
  })
  expect([url, etag]).toEqual([url, expect.stringMatching(/^(W\/)?"/)])
  const isText = !/\.(png|webp|jpg)/.test(url)
  if (isText) expect([url, vary]).toEqual([url, expect.stringMatching(/accept/i)])
  const again = await get(url, { 'if-none-match': String(etag) })
  expect([url, again.statusCode, again.body]).toEqual([url, 304, ''])
}

describe('a cache in front gets a lifetime', () => {
  const rendered = (Object.keys(PAGES) as PageName[]).filter((name) => PAGES[name].rendered && !PAGES[name].guard)
  test.each(rendered)('the page %s', async (name) => {
    const { address } = PAGES[name]
    await expectCacheable(inAddress(address, name))
  })

  test.each([
    ['/api/Hospitals'],
    ['/api/Hospitals/featured'],
    ['/api/Hospitals/search?q=hospital'],
    ['/api/Hospitals/:hospital'],
    ['/api/Doctor'],
    ['/api/Doctor/search'],
    ['/api/Doctor/:doctor'],
    ['/api/HealthService'],
    ['/api/HealthService/search'],
    ['/api/HealthService/:service'],
  ])('the response of %s', async (address) => {
    const url = address.replace(/:(\w+)/, (_, kind) => inAddress(':id', kind))
    await expectCacheable(url)
    expect((await get(url)).headers['surrogate-key']).toMatch(/hospital|doctor|health_service/)
  })

  test.each([
    '/sitemap.xml',
    '/robots.txt',
    '/news/feed.xml',
    '/manifest.webmanifest',
    '/art/hospital.svg?seed=1',
    '/og/page/home.png',
    '/assets/app-Ab12.js',
  ])('%s', (address) => expectCacheable(address))
})

test('a page names the records by which a cache in front is purged', async () => {
  const { headers } = await get(`/hospitals/${hospital.id}`)
  const keys = String(headers['surrogate-key']).split(' ')
  expect(keys).toEqual(expect.arrayContaining(['pages', 'doctors', `hospital-${hospital.id}`, `doctor-${doctor.id}`]))
})

test('personal responses are not cached', async () => {
  const { token } = await server.signIn('user')
  const authorization = `Bearer ${token}`
  for (const url of ['/api/Hospitals', `/api/Hospitals/${hospital.id}`]) {
    const { headers } = await server.app.inject({ url, headers: { authorization } })
    expect([headers['cache-control'], headers['surrogate-key']]).toEqual(['no-store', undefined])
  }
})
