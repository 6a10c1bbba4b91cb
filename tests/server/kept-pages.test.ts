/** Pages are cached in memory and on disk until a record on them changes. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { readableAddress } from '#domain/readable-address.ts'
import type { Change } from '#server/catalogue/catalogue.ts'
import { createLogger } from '#server/http/log.ts'
import { ChangeLog, pageTags } from '#server/rendering/change-log.ts'
import { KeptPages } from '#server/rendering/kept-pages.ts'
import { PackedPage } from '#server/rendering/packed-page.ts'
import { pageFolder } from '#server/rendering/page-folder.ts'
import { insertHospital } from '#server/seed/factories.ts'
import { makeDataFolder } from '#tests/support/data-folder.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const DOCUMENT =
  '<!doctype html><html lang="en" dir="ltr"><head><title>Hekima</title></head><body><div id="root"></div></body></html>'

/** Replaces the renderer that is built from web/. Each rendering has its own number. */
const RENDERER = `
import { randomUUID } from 'node:crypto'
const QUERIES = {
  hospitals: 'query Page($id: ID!) { hospital(id: $id) { name nextFreeSlot { date time } } }',
  search: 'query List { hospitals { total } }',
}
export async function renderPage({ address, origin, first, port }) {
  const [, kind, id] = address.split(/[/?]/)
  const answered = new Promise((resolve) => port.once('message', ([{ json }]) => resolve(json)))
  port.postMessage([{ id: 1, request: { query: QUERIES[kind], variables: { id } } }])
  const html = '<main>' + randomUUID() + '</main>' + await answered
  return { html, head: { origin, title: 'A page', statements: [] }, data: JSON.stringify({ first, answers: [] }) }
}`

const at = { now: new Date('2026-03-04T09:00:00Z') }
let folder: string
let server: TestApp
let hospitals: { id: string; name: string }[]
let admin: string
beforeAll(async () => {
  folder = await makeDataFolder()
  await mkdir(path.join(folder, 'web'))
  await mkdir(path.join(folder, 'ssr'))
  await writeFile(path.join(folder, 'web/index.html'), DOCUMENT)
  await writeFile(path.join(folder, 'ssr/package.json'), '{ "type": "module" }')
  await writeFile(path.join(folder, 'ssr/entry-server.js'), RENDERER)
  server = await startTestApp({ webDir: path.join(folder, 'web'), clock: () => at.now })
  hospitals = []
  for (let number = 1; number <= 8; number++)
    hospitals.push(await insertHospital(server.db, { name: `Hospital ${number}` }))
  admin = (await server.signIn('admin')).token
  await server.app.live.catchUp()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** Returns the number of the sent rendering. */
async function renderingOf(url: string): Promise<string> {
  const headers = { accept: 'text/html', 'user-agent': 'Mozilla/5.0', 'sec-fetch-site': 'same-origin' }
  const { body, statusCode } = await server.app.inject({ url, headers })
  expect(statusCode).toBe(200)
  return /<main>(.*?)<\/main>/.exec(body)?.[1] ?? body
}
const edit = (id: string, body: object) =>
  server.request.put(`/api/Hospitals/${id}`).set('authorization', `Bearer ${admin}`).send(body).expect(200)
const later = (milliseconds: number) => {
  at.now = new Date(at.now.getTime() + milliseconds)
}

describe('a page', () => {
  const addressesOf = ({ id, name }: { id: string; name: string }) =>
    UI_LANGUAGES.map(
      (language) => (language === 'en' ? '' : `/${language}`) + readableAddress('/hospitals/:id', { id, name }),
    )
  const crawl = async () => {
    const renderings: string[] = []
    for (const address of hospitals.flatMap(addressesOf)) renderings.push(await renderingOf(address))
    return renderings
  }

  test('is rendered once per language for all crawls, until its record changes', async () => {
    const first = await crawl()
    expect(new Set(first).size).toBe(hospitals.length * UI_LANGUAGES.length)
    later(3_600_000)
    expect(await crawl()).toEqual(first)
    await edit(hospitals[2]?.id ?? '', { phone: '+90 212 000 00 00' })
    const second = await crawl()
    const others = second.filter((rendering) => !first.includes(rendering))
    expect(others).toHaveLength(UI_LANGUAGES.length)
    expect(second.slice(8, 12)).toEqual(others)
  })

  test('is rendered again after midnight', async () => {
    const [address = ''] = addressesOf(hospitals[0] as { id: string; name: string })
    const before = await renderingOf(address)
    later(86_400_000)
    expect(await renderingOf(address)).not.toBe(before)
  })

  test('is rendered once for all concurrent requests', async () => {
    const renderings = await Promise.all(Array.from({ length: 12 }, () => renderingOf('/search?q=at-once')))
    expect(new Set(renderings).size).toBe(1)
  })
})

test('a stale list is sent once more when a record was added, and a page with a changed record never', async () => {
  const before = await renderingOf('/search?q=list')
  await insertHospital(server.db, { name: 'Added' })
  await server.app.live.catchUp()
  expect(await renderingOf('/search?q=list')).toBe(before)
  await expect.poll(() => renderingOf('/search?q=list')).not.toBe(before)
  const next = await renderingOf('/search?q=list')
  await insertHospital(server.db, { name: 'Added too' })
  await server.app.live.catchUp()
  // It expired.
  later(11_000)
  expect(await renderingOf('/search?q=list')).not.toBe(next)
})

describe('cached pages', () => {
  const notUntil = at.now.getTime() + 86_400_000
  async function start(dataDir: string, maxBytes: number) {
    let change: (change?: Change) => void = () => undefined
    const changes = new ChangeLog({
      watch: (dropped) => {
        change = dropped
      },
    })
    const files = pageFolder(dataDir)
    const log = createLogger('silent', false)
    const pages = new KeptPages({
      catalogue: { isHeard: true },
      changes,
      folder: files,
      maxBytes,
      clock: () => at.now,
      log,
    })
    const keep = async (key: string, tags: string[]) =>
      pages.keep(key, {
        status: 200,
        etag: key,
        surrogateKey: '',
        text: await PackedPage.of(key.repeat(500)),
        tags: pageTags(tags),
        version: changes.version,
        until: notUntil + 1_000_000_000,
      })
    const textOf = async (key: string) => {
      const { page } = (await pages.find(key)) ?? {}
      return page && (await page.text.for()).payload.toString()
    }
    return { pages, keep, textOf, change: (news?: Change) => change(news), close: files.close }
  }
  const filesIn = async (dataDir: string) => {
    const names = await readdir(path.join(dataDir, 'pages'), { recursive: true }).catch(() => [])
    return names.filter((name) => name.endsWith('.br'))
  }

  test('move to disk when memory is full, return, and are deleted at the end', async () => {
    const dataDir = await makeDataFolder()
    const kept = await start(dataDir, 5_000)
    const keys = Array.from({ length: 30 }, (_, number) => `page ${number}`)
    for (const key of keys) await kept.keep(key, [`hospital ${key}`])
    await expect.poll(() => filesIn(dataDir).then((files) => files.length)).toBeGreaterThan(15)
    for (const key of keys) expect(await kept.textOf(key)).toBe(key.repeat(500))
    kept.change({ kind: 'hospital', ids: ['page 3'], timesOnly: false })
    expect(await kept.textOf('page 3')).toBeUndefined()
    expect(await kept.textOf('page 4')).toBe('page 4'.repeat(500))
    await kept.close()
    expect(await filesIn(dataDir)).toEqual([])
    await rm(dataDir, { recursive: true })
  })

  test('stay readable if they return to memory while their file is written', async () => {
    const dataDir = await makeDataFolder()
    const kept = await start(dataDir, 5_000)
    const keys = Array.from({ length: 30 }, (_, number) => `page ${number}`)
    for (const key of keys) {
      await kept.keep(key, [`hospital ${key}`])
      // It has just left memory, or is about to.
      for (const earlier of keys.slice(0, keys.indexOf(key)))
        expect(await kept.textOf(earlier)).toBe(earlier.repeat(500))
    }
    for (let round = 0; round < 3; round++) {
      await expect.poll(() => filesIn(dataDir).then((files) => files.length)).toBeGreaterThan(15)
      for (const key of keys) expect(await kept.textOf(key)).toBe(key.repeat(500))
    }
    await kept.close()
    await rm(dataDir, { recursive: true })
  })

  test('of two instances are separate, and those of an ended one are deleted', async () => {
    const dataDir = await makeDataFolder()
    const [first, second] = [await start(dataDir, 2_000), await start(dataDir, 2_000)]
    for (const kept of [first, second]) for (const key of 'abcdef') await kept.keep(key, ['hospital x'])
    const folders = () => readdir(path.join(dataDir, 'pages'))
    await expect.poll(folders).toHaveLength(2)
    first.change()
    expect([await first.textOf('a'), await second.textOf('a')]).toEqual([undefined, 'a'.repeat(500)])
    const [name = ''] = await folders()
    // No process has this number.
    await mkdir(path.join(dataDir, 'pages', name.replace(/_\d+_/, '_4194999_')))
    const third = await start(dataDir, 2_000)
    await expect.poll(folders).toHaveLength(2)
    for (const kept of [first, second, third]) await kept.close()
    await rm(dataDir, { recursive: true })
  })

  test('stay when free times of other records change, and expire with their own', async () => {
    const dataDir = await makeDataFolder()
    const kept = await start(dataDir, 100_000)
    await kept.keep('a', ['hospital x', 'hospital list'])
    kept.change({ kind: 'hospital', ids: ['y'], timesOnly: true })
    kept.change({ kind: 'hospital', ids: 'all', timesOnly: true })
    expect(await kept.textOf('a')).toBeDefined()
    kept.change({ kind: 'hospital', ids: ['x'], timesOnly: true })
    expect(await kept.textOf('a')).toBeUndefined()
    await kept.close()
    await rm(dataDir, { recursive: true })
  })
})
