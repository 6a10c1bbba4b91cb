/**
 * Inbox and day board at a phone's and a desk's width, in English and Arabic, light and dark: axe,
 * no overflow, every tab stop, and work with the keyboard only.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inState, insertBoardDoctor } from '#tests/support/board-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { walkFocus } from '#tests/support/focus.ts'
import { isActive, line, makeInbox, NAMES, weekday } from '#tests/support/inbox-screens.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { expectBothThemes, sidewaysIn } from '#tests/support/looking.ts'
import { signedIn } from '#tests/support/patient.ts'
import { queryProduct } from '#tests/support/product-database.ts'
import { type Speaker, speaker } from '#tests/support/speaker.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let inbox: Awaited<ReturnType<typeof makeInbox>>
const AHEAD = 30
const viewports = { 390: widths.phone, 1440: { width: 1440, height: 900 } } as const
beforeAll(async () => {
  browser = await openBrowser()
  inbox = await makeInbox(browser)
  await queryProduct('insert into hospital_services (hospital_id, service_id) values ($1, $2)', [
    inbox.hospitalId,
    inbox.serviceId,
  ])
  await insertBoardDoctor(inbox, 'Dr. Tuş Takımı')
})
afterAll(() => browser?.close())

type Screen = {
  address: string
  ready: string
  /** Answers the request of a patient. */
  act: (page: Page, name: string, say: Speaker) => Promise<unknown>
}
const screens: Record<'inbox' | 'board', Screen> = {
  inbox: {
    address: '/hospitalportal/inbox',
    ready: '[data-inbox]',
    async act(page, name, say) {
      await tabTo(page, new RegExp(`^${name} Solvang`))
      await page.keyboard.press('Enter')
      await isActive(page, name)
      await page.keyboard.press('d')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: say.like('Decline the request and tell {{name}}') }).waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      await page.keyboard.press('c')
      await expect.poll(() => line(page, name).count()).toBe(0)
    },
  },
  board: {
    address: `/hospitalportal/day?date=${weekday(AHEAD)}`,
    ready: '[data-visit]',
    async act(page, name, say) {
      await tabTo(page, say.t('{{action}}: {{name}}', { action: say.t('Confirm'), name: `${name} Solvang` }))
      await page.keyboard.press('Enter')
      await inState(page, name, 'expected').waitFor()
    },
  },
}

const combinations = (['inbox', 'board'] as const).flatMap((screen) =>
  ([390, 1440] as const).flatMap((width) =>
    (['en', 'ar'] as const).map((language) => [screen, width, language] as const),
  ),
)

test.each(combinations)('the %s at %i px in %s, light and dark', async (screen, width, language) => {
  await inbox.putRequests(NAMES.slice(0, 3), 'pending', AHEAD)
  const { address, ready, act } = screens[screen]
  const say = speaker(language)
  const page = await browser.newPage({ viewport: viewports[width] })
  await page.addInitScript((chosen) => localStorage.setItem('hekima.language', chosen), language)
  await signedIn(page, inbox.owner)
  await page.goto(address)
  await page.locator(ready).nth(2).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe(language)
  await expectBothThemes(page)
  expect(await sidewaysIn(page)).toEqual([])
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor()
    expect(await walkFocus(page), colorScheme).toEqual([])
  }
  // Last, because notices of what was done stand over the end of the page for a while.
  await act(page, 'Ada', say)
  await page.emulateMedia({ colorScheme: 'dark' })
  await act(page, 'Bea', say)
  await page.context().close()
})
