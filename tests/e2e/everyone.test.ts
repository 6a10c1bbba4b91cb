/**
 * Every page for everyone: WCAG 2.2 AA in both themes and directions, phones, 320 px, text twice as
 * large or wider set, calm, and by keys: the focus where a page begins, seen and in order all the
 * way.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { everyPage, type Visited } from '#tests/support/every-page.ts'
import { walkFocus } from '#tests/support/focus.ts'
import { arrived, follow } from '#tests/support/follow.ts'
import { bringAxe, cutOffIn, faultsOf, movingIn, OF_LOOKS, sidewaysIn, turn } from '#tests/support/looking.ts'
import { type Patient, signedIn } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

/** Returns the persistent faults: a page that turns or grows takes a moment on a busy machine. */
async function stays(faults: () => Promise<string[]>): Promise<string[]> {
  await expect
    .poll(faults)
    .toEqual([])
    .catch(() => undefined)
  return faults()
}

/** Returns the focused element, unless it is the heading of the page. */
const lostFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const at = document.activeElement
    return at?.localName === 'h1' && at.closest('#content') ? [] : [at?.outerHTML.slice(0, 120) ?? '']
  })

/** One load, turned as it stands: what a theme or a direction cannot change is looked at once. */
async function look(page: Page, { without, setFontSize }: { without: string[]; setFontSize: SetFontSize }) {
  const faults: string[] = []
  const note = (where: string, found: string[]) => faults.push(...found.map((fault) => `${where}: ${fault}`))
  note('light ltr', await faultsOf(page, { without }))
  note('moves', await movingIn(page))
  note('cut off', await cutOffIn(page))
  await turn(page, { theme: 'dark', dir: 'rtl' })
  note('dark rtl', await faultsOf(page, { rules: OF_LOOKS, without }))
  note('keys, rtl', await walkFocus(page, without))
  await page.setViewportSize(widths.phone)
  note('390 px rtl', await faultsOf(page, { rules: ['target-size'], without }))
  note('keys, 390 px rtl', await walkFocus(page, without))
  await page.setViewportSize({ width: 320, height: 640 })
  note('320 px rtl', await stays(() => sidewaysIn(page)))
  await turn(page, { theme: 'light', dir: 'ltr' })
  note('320 px ltr', await stays(() => sidewaysIn(page)))
  await page.setViewportSize(widths.desktop)
  await setFontSize(32)
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px')
  note('200 %', await stays(() => sidewaysIn(page)))
  await setFontSize(16)
  note('keys', await walkFocus(page, without))
  await page.setViewportSize(widths.phone)
  note('keys, 390 px', await walkFocus(page, without))
  await page.setViewportSize(widths.desktop)
  return faults
}
type SetFontSize = (px: number) => Promise<unknown>

test('every page is for everyone', { timeout: 900_000 }, async () => {
  const pages: Visited[] = await everyPage(browser.url)
  const people = [...new Set(pages.map(({ person }) => person))]
  // As many at once as there are people, each with a page of their own.
  const found = await Promise.all(
    people.map(async (person) => {
      const page = await browser.newPage()
      if (person) await signedIn(page, person as Patient)
      const tools = await page.context().newCDPSession(page)
      const setFontSize: SetFontSize = (standard) =>
        tools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
      const faults: Record<string, string[]> = {}
      await page.goto('/no-such-page')
      await bringAxe(page)
      /** The footers that were looked at: they are the same on every page that has them. */
      const footers = new Set<string>()
      for (const { name, address } of pages.filter((one) => one.person === person)) {
        await follow(page, address)
        await arrived(page)
        const lost = await stays(() => lostFocus(page))
        const footer = await page.evaluate(() => document.querySelector('#root > footer')?.textContent ?? '')
        const without = footers.has(footer) ? ['#root > footer'] : []
        footers.add(footer)
        const ofPage = [...lost.map((fault) => `focus: ${fault}`), ...(await look(page, { without, setFontSize }))]
        if (ofPage.length > 0) faults[name] = ofPage
      }
      await page.context().close()
      return faults
    }),
  )
  expect(Object.assign({}, ...found)).toEqual({})
})
