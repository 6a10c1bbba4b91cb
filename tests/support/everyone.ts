/**
 * Accessibility of every page: WCAG 2.2 AA in both themes and directions, on phones, at 320 px,
 * with text at double size or wider spacing, without motion, and by keyboard: the focus at the
 * start of a page, visible and in order throughout. Also its links to other sites, and whether its
 * English fields fit their text; tests/e2e/languages-fields.test.ts checks the other languages.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PageName } from '#domain/pages.ts'
import { openBrowser, widths } from './browser.ts'
import { everyPage, type VisitedPage } from './every-page.ts'
import { walkFocus } from './focus.ts'
import { arrived, follow } from './follow.ts'
import {
  bringAxe,
  cutInFields,
  cutOffIn,
  faultsOf,
  faultyLinksIn,
  movingIn,
  OF_LOOKS,
  sidewaysIn,
  turn,
} from './looking.ts'
import { type PageGroup, pagesIn } from './page-groups.ts'
import { type Patient, signedIn } from './patient.ts'

/** Returns the persistent faults, because a page needs time to re-layout on a busy machine. */
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

type SetFontSize = (px: number) => Promise<unknown>

/**
 * Checks a page with one load by changing theme and direction. Faults that these cannot affect are
 * checked once.
 */
async function look(page: Page, { without, setFontSize }: { without: string[]; setFontSize: SetFontSize }) {
  const faults: string[] = []
  const note = (where: string, found: string[]) => faults.push(...found.map((fault) => `${where}: ${fault}`))
  note('light ltr', await stays(() => faultsOf(page, { without })))
  note('moves', await movingIn(page))
  note('links', await faultyLinksIn(page))
  note('fields', await stays(() => cutInFields(page)))
  note('cut off', await cutOffIn(page))
  await setFontSize(32)
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px')
  note('200 %', await stays(() => sidewaysIn(page)))
  await setFontSize(16)
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '16px')
  await turn(page, { theme: 'dark', dir: 'rtl' })
  // Colours of embedded tools change with a transition.
  note('dark rtl', await stays(() => faultsOf(page, { rules: OF_LOOKS, without })))
  note('keys, rtl', await walkFocus(page, without))
  await page.setViewportSize(widths.phone)
  note('390 px rtl', await faultsOf(page, { rules: ['target-size'], without }))
  note('keys, 390 px rtl', await walkFocus(page, without))
  await page.setViewportSize({ width: 320, height: 640 })
  note('320 px rtl', await stays(() => sidewaysIn(page)))
  await turn(page, { theme: 'light', dir: 'ltr' })
  note('320 px ltr', await stays(() => sidewaysIn(page)))
  await page.setViewportSize(widths.phone)
  note('fields, 390 px', await stays(() => cutInFields(page)))
  note('keys, 390 px', await walkFocus(page, without))
  await page.setViewportSize(widths.desktop)
  note('keys', await walkFocus(page, without))
  return faults
}

type Tab = { page: Page; setFontSize: SetFontSize; footers: Set<string> }

async function openTab(browser: Browser, person: VisitedPage['person']): Promise<Tab> {
  const page = await browser.newPage()
  if (person) await signedIn(page, person as Patient)
  const tools = await page.context().newCDPSession(page)
  await page.goto('/no-such-page')
  await bringAxe(page)
  return {
    page,
    setFontSize: (standard) => tools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } }),
    footers: new Set(),
  }
}

async function faultsAt({ page, setFontSize, footers }: Tab, address: string): Promise<string[]> {
  await follow(page, address)
  await arrived(page)
  const lost = await stays(() => lostFocus(page))
  // A footer is checked once, because it is equal on every page that has it.
  const footer = await page.evaluate(() => document.querySelector('#root > footer')?.textContent ?? '')
  const without = footers.has(footer) ? ['#root > footer'] : []
  footers.add(footer)
  return [...lost.map((fault) => `focus: ${fault}`), ...(await look(page, { without, setFontSize }))]
}

type Browser = Awaited<ReturnType<typeof openBrowser>>

type Checks = {
  bookingDay: number
  /** A page with a link to a host, which proves that the check of links sees such links. */
  linked?: { from: PageName; to: string }
}

/** Declares a test for each page of a group. Each user keeps one tab for their pages. */
export function checkPages(group: PageGroup, { bookingDay, linked }: Checks): void {
  describe('everyone can use', () => {
    let browser: Browser
    let pages: VisitedPage[]
    const tabs = new Map<VisitedPage['person'], Tab>()
    beforeAll(async () => {
      browser = await openBrowser()
      pages = await everyPage(browser.url, { bookingDay })
    })
    afterAll(() => browser?.close())

    test.each(pagesIn(group))('%s', async (name) => {
      const visited = pages.find((page) => page.name === name)
      if (!visited) throw new Error(`${name} has no address`)
      const { person, address } = visited
      const tab = tabs.get(person) ?? (await openTab(browser, person))
      // A page whose check did not finish leaves its tab in a changed state.
      tabs.delete(person)
      const faults = await faultsAt(tab, address)
      if (name === linked?.from) await tab.page.locator(`a[href^="https://${linked.to}/"]`).first().waitFor()
      tabs.set(person, tab)
      expect(faults.join('\n')).toBe('')
    })
  })
}
