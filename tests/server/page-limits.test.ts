import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { unpackJson } from '#domain/packed-json.ts'
import { readableAddress } from '#domain/readable-address.ts'
import { insertHealthService } from '#server/seed/factories.ts'
import { makeDataFolder } from '#tests/support/data-folder.ts'
import { startInstance } from '#tests/support/instance.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const DOCUMENT =
  '<!doctype html><html lang="en" dir="ltr"><head><title>Hekima</title></head><body><div id="root"></div></body></html>'

/** Replaces the renderer that is built from web/. `slow` pages wait until a file exists. */
const RENDERER = `
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
export async function renderPage({ address, origin, first, port }) {
  if (address.startsWith('/services/')) {
    const answered = new Promise((resolve) => port.once('message', resolve))
    const variables = { id: address.split('/')[2] }
    const query = 'query Service($id: ID!) { healthService(id: $id) { name } }'
    port.postMessage([{ id: 1, request: { query, variables, operationName: 'Service' } }])
    await answered
  }
  if (address.includes('broken')) throw new Error('the reason')
  while (address.includes('slow') && !existsSync(import.meta.dirname + '/released')) await sleep(5)
  return { html: '<main>' + address + '</main>', head: { origin, title: 'A page', statements: [] }, data: JSON.stringify({ first, answers: [] }) }
}`

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

const at = { now: new Date('2026-03-04T09:00:00Z') }
const ended: (() => Promise<unknown>)[] = []
let server: TestApp
let release: () => Promise<void>
async function start(env: Record<string, string>) {
  const folder = await makeDataFolder()
  await mkdir(path.join(folder, 'web'))
  await mkdir(path.join(folder, 'ssr'))
  await writeFile(path.join(folder, 'web/index.html'), DOCUMENT)
  await writeFile(path.join(folder, 'ssr/package.json'), '{ "type": "module" }')
  await writeFile(path.join(folder, 'ssr/entry-server.js'), RENDERER)
  server = await startTestApp({ webDir: path.join(folder, 'web'), env, clock: () => at.now })
  release = () => writeFile(path.join(folder, 'ssr/released'), '')
  const { close } = server
  ended.push(close, () => rm(folder, { recursive: true }))
}
afterAll(async () => {
  for (const end of ended) await end()
})

const get = (url: string, remoteAddress: string, agent = BROWSER, language = 'en') =>
  server.app.inject({
    url,
    remoteAddress,
    headers: { accept: 'text/html', 'user-agent': agent, 'accept-language': language },
  })
const flood = (count: number, from: string, kind = 'q', agent = BROWSER) =>
  Array.from({ length: count }, () => get(`/search?q=${kind}-${crypto.randomUUID()}`, from, agent))
const isWhole = ({ body }: { body: string }) => body.includes('<main>/')

describe('pages rendered for one network', () => {
  beforeEach(() => start({ PAGES_PER_MINUTE: '20' }))

  test('have a limit per minute, after which visitors see when to retry, and other networks have their own', async () => {
    const kept = '/search?q=kept'
    expect(isWhole(await get(kept, '192.0.2.1'))).toBe(true)
    const answers = await Promise.all(flood(200, '192.0.2.1'))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(19)
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(181)
    for (const { headers, body } of refused) {
      expect(headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' })
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(body).toContain('<h1>Too many requests. Please wait a moment and try again.</h1>')
    }
    // Cached pages and personal pages do not count.
    expect(isWhole(await get(kept, '192.0.2.1'))).toBe(true)
    expect((await get('/login', '192.0.2.1')).statusCode).toBe(200)
    expect(isWhole(await get('/search?q=first', '192.0.2.2'))).toBe(true)
    at.now = new Date(at.now.getTime() + 60_000)
    expect(isWhole(await get('/search?q=later', '192.0.2.1'))).toBe(true)
  })

  test('are counted by /64 of IPv6, in the visitor’s language, and with 503 for crawlers', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, host) => get(`/search?q=six-${host}`, `2001:db8:1:2::${host.toString(16)}`)),
    )
    expect(answers.filter(isWhole)).toHaveLength(20)
    const turkish = await get('/tr/search?q=yedi', '2001:db8:1:2:ffff::1', BROWSER, 'tr')
    expect(turkish.statusCode).toBe(429)
    expect(turkish.body).toMatch(/<html lang="tr".*<h1>Kısa sürede çok fazla istek gönderdiniz.*Yeniden dene/s)
    const crawler = await get('/search?q=eight', '2001:db8:1:2::1', CRAWLER)
    expect([crawler.statusCode, crawler.headers['retry-after']]).toEqual([503, '60'])
    expect(isWhole(await get('/search?q=nine', '2001:db8:1:3::1'))).toBe(true)
  })

  test('are counted by two instances together, within a tenth', async () => {
    const other = await startInstance(server, { clock: () => at.now })
    const ask = (index: number) => {
      const url = `/search?q=shared-${index}`
      const headers = { accept: 'text/html', 'user-agent': BROWSER, 'accept-language': 'en' }
      return (index % 2 ? other : server).app.inject({ url, remoteAddress: '192.0.2.9', headers })
    }
    try {
      const statuses: number[] = []
      for (let index = 0; index < 40; index++) statuses.push((await ask(index)).statusCode)
      const answered = statuses.filter((status) => status === 200).length
      expect(answered).toBeGreaterThanOrEqual(20)
      expect(answered).toBeLessThanOrEqual(22)
      expect(statuses.filter((status) => status === 429)).toHaveLength(40 - answered)
      at.now = new Date(at.now.getTime() + 60_000)
      expect([(await ask(40)).statusCode, (await ask(41)).statusCode]).toEqual([200, 200])
    } finally {
      await other.close()
    }
  })

  test('an address is written into the notice as text', async () => {
    await Promise.all(flood(20, '192.0.2.3'))
    const { body } = await get('/search?q="><script>alert(1)</script>', '192.0.2.3')
    expect(body).not.toContain('<script>alert')
  })
})

describe('with more requests than can be rendered', () => {
  beforeEach(() => start({}))

  test('each network has its turn, browsers render the rest, and crawlers are asked to retry', async () => {
    const many = flood(120, '192.0.2.1', 'slow')
    const crawled = flood(3, '192.0.2.1', 'slow', CRAWLER)
    const others = [2, 3, 4].map((host) => get('/search?q=slow-first', `192.0.2.${host}`))
    // No rendering ends before they are refused.
    const crawlers = await Promise.all(crawled)
    await release()
    const first = await Promise.all(others)
    const rest = await Promise.all(many)
    expect(first.every(isWhole)).toBe(true)
    const empty = rest.filter((answer) => !isWhole(answer))
    expect(empty.length).toBeGreaterThan(60)
    for (const { statusCode, body } of empty) expect([statusCode, body]).toEqual([200, DOCUMENT])
    for (const { statusCode, headers } of crawlers)
      expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([503, true])
  })

  test('a browser gets the query results of the page’s last rendering', async () => {
    const services = await Promise.all(['First', 'Second'].map((name) => insertHealthService(server.db, { name })))
    const pageOf = (service: { id: string; name: string }, from: string) =>
      get(readableAddress('/services/:id', service), from)
    const [first, second] = services as [(typeof services)[0], (typeof services)[0]]
    expect(isWhole(await pageOf(first, '192.0.2.1'))).toBe(true)
    const many = flood(120, '192.0.2.2', 'slow')
    // The first refused request shows that the queue is full.
    await Promise.race(many)
    const empty = await pageOf(second, '192.0.2.2')
    const [, answers = ''] = /<script type="application\/json" id="answers">(.*?)<\/script>/.exec(empty.body) ?? []
    expect(unpackJson(JSON.parse(answers))).toEqual([
      ['Service', { id: second.id }, { healthService: { name: 'Second' } }],
    ])
    await release()
    await Promise.all(many)
  })

  test('a failed page is no empty page for a crawler either', async () => {
    const { statusCode, headers } = await get('/hospitals/broken', '192.0.2.1', CRAWLER)
    expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([503, true])
    expect((await get('/hospitals/broken', '192.0.2.1')).body).toBe(DOCUMENT)
  })
})
