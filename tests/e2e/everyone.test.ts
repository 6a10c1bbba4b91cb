/** Every page for everyone: WCAG 2.2 AA in both themes and directions, 320 px, text twice as large. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '#tests/support/browser.ts'
import { everyPage, type Visited } from '#tests/support/every-page.ts'
import { bringAxe, faultsOf, sidewaysIn, turn } from '#tests/support/looking.ts'
import { type Patient, signedIn } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

/** There once its heading is, and nothing is waited for. */
async function visit(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(address)
  await page.locator('#content h1').first().waitFor()
  await page.waitForFunction(() => !document.querySelector('#content [aria-busy="true"]'))
}

/** One load, turned as it stands: what a theme or a direction cannot change is looked at once. */
async function look(page: Page, setFontSize: (px: number) => Promise<unknown>): Promise<string[]> {
  const faults: string[] = []
  const note = (where: string, found: string[]) => faults.push(...found.map((fault) => `${where}: ${fault}`))
  await bringAxe(page)
  note('light ltr', await faultsOf(page))
  await turn(page, { theme: 'dark', dir: 'rtl' })
  note('dark rtl', await faultsOf(page, { looksOnly: true }))
  await page.setViewportSize({ width: 320, height: 640 })
  await expect
    .poll(() => sidewaysIn(page), { timeout: 2000 })
    .toEqual([])
    .catch(() => undefined)
  note('320 px rtl', await sidewaysIn(page))
  await turn(page, { theme: 'light', dir: 'ltr' })
  note('320 px ltr', await sidewaysIn(page))
  await page.setViewportSize({ width: 1280, height: 800 })
  await setFontSize(32)
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px')
  note('200 %', await sidewaysIn(page))
  await setFontSize(16)
  return faults
}

test('every page is for everyone', { timeout: 240_000 }, async () => {
  const pages: Visited[] = await everyPage(browser.url)
  const people = [...new Set(pages.map(({ person }) => person))]
  // As many at once as there are people, each with a page of their own.
  const found = await Promise.all(
    people.map(async (person) => {
      const page = await browser.newPage()
      if (person) await signedIn(page, person as Patient)
      const tools = await page.context().newCDPSession(page)
      const setFontSize = (standard: number) =>
        tools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
      const faults: Record<string, string[]> = {}
      for (const { name, address } of pages.filter((one) => one.person === person)) {
        await visit(page, address)
        const ofPage = await look(page, setFontSize)
        if (ofPage.length > 0) faults[name] = ofPage
      }
      await page.context().close()
      return faults
    }),
  )
  expect(Object.assign({}, ...found)).toEqual({})
})
