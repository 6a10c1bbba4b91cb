import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dateIn } from '#domain/availability.ts'
import { addressIn } from '#domain/language-addresses.ts'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { PAGES } from '#domain/pages.ts'
import { projectRoot } from '#server/config.ts'
import { ENTRY, filesOf, type Manifest, sourceOf } from '#server/rendering/page-documents.ts'
import { addressOf } from '#tests/support/booking-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { placeToBook } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

/**
 * Maximum transferred bytes. Another language adds its dictionaries, but its fonts must not weigh
 * more.
 */
const MOST = {
  en: { scripts: 150_000, scriptFiles: 8, fonts: 100_000, requests: 28 },
  ar: { scripts: 185_000, scriptFiles: 12, fonts: 100_000, requests: 36 },
}

describe.each(['en', 'ar'] as const)('a first visit in %s is light', (language) => {
  const most = MOST[language]

  async function idOfFirst(list: string): Promise<string> {
    const [record] = (await (await fetch(`${browser.url}/api/${list}/search?limit=1`)).json()) as { id: string }[]
    return record?.id ?? ''
  }

  test.each([
    ['/', null],
    ['/search?q=cardiology', null],
    ['/services', null],
    ['/hospitals/', 'Hospitals'],
    ['/doctors/', 'Doctor'],
    ['/book-appointment', 'place'],
  ])('%s', async (start, list) => {
    const chosen = async () => addressOf('book-appointment', await placeToBook(browser.url, 0))
    const address = list === 'place' ? await chosen() : list ? start + (await idOfFirst(list)) : start
    const page = await browser.newPage({ locale: language, fresh: true })
    const finished: Request[] = []
    page.on('requestfinished', (request) => finished.push(request))
    await page.goto(addressIn(language, address), { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    const sizesOf = (type: string) =>
      Promise.all(
        finished
          .filter((request) => request.resourceType() === type)
          .map(async (request) => (await request.sizes()).responseBodySize),
      )
    const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)
    const scripts = await sizesOf('script')
    const fonts = sum(await sizesOf('font'))
    expect(sum(scripts)).toBeLessThanOrEqual(most.scripts)
    expect(scripts.length).toBeLessThanOrEqual(most.scriptFiles)
    expect(fonts).toBeGreaterThan(0)
    expect(fonts).toBeLessThanOrEqual(most.fonts)
    expect(finished.length).toBeLessThanOrEqual(most.requests)
    await page.context().close()
  })
})

describe('code that only staff use', () => {
  const STAFF =
    /^web\/(editing|pages\/(admin|portal)|layouts\/(admin|panel|portal)|features\/(administration|accounts\/settings))/
  const built = (file: string) =>
    JSON.parse(readFileSync(path.join(projectRoot(), 'dist/web/.vite', file), 'utf8')) as unknown
  const manifest = built('manifest.json') as Manifest
  const modules = built('modules.json') as Record<string, string[]>
  const ofStaff = (page: string) =>
    [...filesOf(manifest, ENTRY), ...filesOf(manifest, sourceOf(page))]
      .flatMap((file) => modules[file] ?? [])
      .filter((module) => STAFF.test(module))

  test('is on no page of other users', () => {
    const pages = Object.entries(PAGES).filter(([, { guard }]) => guard !== 'admin')
    expect(pages.length).toBeGreaterThan(15)
    for (const [page] of pages) expect([page, ofStaff(page)]).toEqual([page, []])
    expect(Object.values(modules).flat()).toEqual(expect.arrayContaining([expect.stringMatching(STAFF)]))
  })
})

test.each(UI_LANGUAGES)('results in %s do not move when the visitor’s clock becomes known', async (language) => {
  const page = await browser.newPage({ viewport: widths.phone, timezoneId: 'Europe/Berlin', fresh: true })
  // The date is the same there.
  await page.clock.setFixedTime(new Date(`${dateIn(new Date())}T09:00:00Z`))
  await page.addInitScript(() => {
    const moved: number[] = []
    Object.assign(window, { moved })
    const observer = new PerformanceObserver((list) =>
      moved.push(...list.getEntries().map((shift) => (shift as PerformanceEntry & { value: number }).value)),
    )
    observer.observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(addressIn(language, '/search?q=cardiology'), { waitUntil: 'networkidle' })
  // Each result shows the time on the visitor's clock in small letters.
  await page.locator('#content article small').first().waitFor()
  const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved)
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02)
  await page.context().close()
})
