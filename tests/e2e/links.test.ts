/** Links to other sites, on every page for every kind of user. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '#tests/support/browser.ts'
import { everyPage } from '#tests/support/every-page.ts'
import { arrived, follow } from '#tests/support/follow.ts'
import { type Patient, signedIn } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

/**
 * Returns links whose target differs from their text, and links that give the opened page a
 * reference to this one.
 */
const faultyLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => {
        const isElsewhere = /^https?:$/.test(link.protocol) && link.origin !== location.origin
        const isBroken = link.origin === location.origin && /[a-z]+:\/|mailto:|tel:/i.test(link.pathname)
        const isOpen = isElsewhere && !link.relList.contains('noopener')
        return isBroken || isOpen
      })
      .map((link) => link.outerHTML.slice(0, 200)),
  )

test('every link to another site is complete and protects this page', { timeout: 900_000 }, async () => {
  const pages = await everyPage(browser.url, { bookingDay: 0 })
  const elsewhere = new Set<string>()
  const faults: Record<string, string[]> = {}
  for (const person of new Set(pages.map((visited) => visited.person))) {
    const page = await browser.newPage()
    if (person) await signedIn(page, person as Patient)
    await page.goto('/no-such-page')
    for (const { name, address } of pages.filter((visited) => visited.person === person)) {
      await follow(page, address)
      await arrived(page)
      const found = await faultyLinks(page)
      if (found.length > 0) faults[name] = found
      const hosts = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')].map((link) => link.host),
      )
      for (const host of hosts) elsewhere.add(`${name}: ${host}`)
    }
    await page.context().close()
  }
  expect(faults).toEqual({})
  // The walk itself detects such links.
  expect([...elsewhere]).toContain('myAppointments: www.google.com')
})
