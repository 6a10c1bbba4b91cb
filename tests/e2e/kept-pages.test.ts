/** Pages that one test gives back and another takes, see tests/support/kept-pages.ts. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeAfterEach, openBrowser, widths } from '#tests/support/browser.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

/** Everything that a test could find of another one. */
async function stateOf(page: Page) {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/help')
  const ofScripts = await page.evaluate(async () => ({
    localStorage: { ...localStorage },
    sessionStorage: Object.keys(sessionStorage).filter((key) => key.startsWith('left')),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    history: history.length,
    referrer: document.referrer,
    initScript: 'leftByInitScript' in window,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    movesLess: matchMedia('(prefers-reduced-motion: reduce)').matches,
    isPrint: matchMedia('print').matches,
    title: document.title,
    width: innerWidth,
    screen: screen.width,
    scrolled: scrollY,
    hovered: [...document.querySelectorAll(':hover')].at(-1)?.localName ?? null,
  }))
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  return { ...ofScripts, cookies, listens: requests.length > 0 }
}

/** Leaves something of every kind behind. */
async function useEverywhere(page: Page): Promise<void> {
  await page.setViewportSize(widths.phone)
  await page.addInitScript(() => Object.assign(window, { leftByInitScript: true }))
  await page.goto('/about')
  await page.goto('/help')
  await page.evaluate(async () => {
    localStorage.setItem('hekima.draft:left', '{}')
    sessionStorage.setItem('left', 'yes')
    await new Promise((resolve) => {
      indexedDB.open('left').onsuccess = resolve
    })
    await caches.open('left')
    addEventListener('pagehide', () => localStorage.setItem('leftWhenHidden', 'yes'))
  })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'no-preference' })
  await page.context().addCookies([{ name: 'left', value: 'yes', url: browser.url }])
  await page.mouse.move(50, 20)
  const fulfil = { body: '<!doctype html><p style="height: 3000px">Left' }
  await page.route('**/help', (route) => route.fulfill({ ...fulfil, contentType: 'text/html' }))
  await page.context().route('**/about', (route) => route.fulfill(fulfil))
}

test('a page that was given back is like a new one', async () => {
  const fresh = await browser.newPage({ fresh: true })
  const expected = await stateOf(fresh)
  await fresh.context().close()

  const first = await browser.newPage()
  await useEverywhere(first)
  const heard: string[] = []
  first.on('request', (request) => heard.push(request.url()))
  const left = await stateOf(first)
  // A navigation resets these by itself.
  const unchanged = ['referrer', 'scrolled', 'listens', 'isPrint']
  for (const [name, value] of Object.entries(left))
    if (!unchanged.includes(name)) expect([name, value]).not.toEqual([name, expected[name as keyof typeof expected]])
  await first.context().close()

  const second = await browser.newPage()
  expect(second === first).toBe(true)
  heard.length = 0
  expect(await stateOf(second)).toEqual(expected)
  await second.goto('/about')
  await second.getByRole('heading', { level: 1 }).waitFor()
  expect(heard).toEqual([])
  await second.context().close()
})

test('pages that are open together share no storage', async () => {
  const pages = [await browser.newPage(), await browser.newPage()] as const
  for (const page of pages) await page.goto('/help')
  await pages[0].evaluate(() => localStorage.setItem('left', 'yes'))
  expect(await pages[1].evaluate(() => localStorage.getItem('left'))).toBeNull()
  for (const page of pages) await page.context().close()
})

test('a second tab of a reused page has its size and colours', async () => {
  const phone = await browser.newPage({ viewport: widths.phone })
  await phone.context().close()
  const first = await browser.newPage({ colorScheme: 'dark' })
  const second = await first.context().newPage()
  await second.goto('/help')
  expect(await second.evaluate(() => [innerWidth, matchMedia('(prefers-color-scheme: dark)').matches])).toEqual([
    widths.desktop.width,
    true,
  ])
  await first.context().close()
})

test('a page with another size, language or time zone is another one', async () => {
  const page = await browser.newPage()
  await page.context().close()
  const others = [{ viewport: widths.phone }, { locale: 'ar' }, { timezoneId: 'Asia/Tokyo' }, { hasTouch: true }]
  for (const options of others) {
    const other = await browser.newPage(options)
    expect(other === page).toBe(false)
    await other.context().close()
  }
})

describe('a page is not handed out again', () => {
  test.each<[string, (page: Page) => Promise<unknown>]>([
    ['with a function of the test', (page) => page.exposeFunction('left', () => undefined)],
    ['with a clock of the test', (page) => page.clock.install()],
    ['without network', (page) => page.context().setOffline(true)],
    ['with a debugging session', (page) => page.context().newCDPSession(page)],
    ['with a second tab', (page) => page.context().newPage()],
    ['that is closed', (page) => page.close()],
    ['that has shown another site', (page) => page.goto(`${browser.url.replace('localhost', '127.0.0.1')}/robots.txt`)],
  ])('%s', async (_, use) => {
    const page = await browser.newPage()
    await page.goto('/help')
    await use(page)
    await page.context().close()
    const next = await browser.newPage()
    expect(next === page).toBe(false)
    await next.context().close()
  })

  test('that has thrown, and its test fails', async () => {
    const page = await browser.newPage()
    await page.goto('/help')
    const thrown = page.waitForEvent('pageerror')
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('left')
      })
    })
    await thrown
    await expect(page.context().close()).rejects.toThrow('A page has thrown')
    const next = await browser.newPage()
    expect(next === page).toBe(false)
    await next.context().close()
  })
})

describe('a test that leaves its page open', () => {
  closeAfterEach(() => browser)
  const taken: Page[] = []

  test.each(['once', 'again'])('gives it to the next one (%s)', async () => {
    taken.push(await browser.newPage())
    expect(new Set(taken).size).toBe(1)
  })
})
