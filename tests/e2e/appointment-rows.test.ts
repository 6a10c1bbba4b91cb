/** The rows of a hospital's list of appointments, and the decisions in them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '#tests/support/browser.ts'
import { makeInbox } from '#tests/support/inbox-screens.ts'
import { expectAccessible } from '#tests/support/patient.ts'
import { openPortal } from '#tests/support/portal-screens.ts'

const NAMES = ['Ada', 'Bea', 'Cem']
/** Height of a row in pixels, with its line. */
const MOST_HIGH = 58
const wide = { width: 1440, height: 900 }

let browser: Awaited<ReturnType<typeof openBrowser>>
let inbox: Awaited<ReturnType<typeof makeInbox>>
beforeAll(async () => {
  browser = await openBrowser()
  inbox = await makeInbox(browser)
  await inbox.putRequests(NAMES)
})
afterAll(() => browser?.close())

const address = '/hospitalportal/appointments'

test.each(['en', 'tr', 'ru', 'ar'])('a request is one row of 56 px at 1440 px (%s)', async (locale) => {
  const page = await openPortal(browser, inbox.owner, { address, viewport: wide, locale })
  const rows = page.getByRole('article')
  await expect.poll(() => rows.count()).toBe(NAMES.length)
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThanOrEqual(MOST_HIGH)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(56)
  const cut = await rows.evaluateAll((all) => all.filter((row) => row.scrollWidth > row.clientWidth + 1).length)
  expect(cut).toBe(0)
  await expectAccessible(page)
  await page.context().close()
})

test('a request is confirmed with one press, undone, and declined with a reason in the list', async () => {
  const page = await openPortal(browser, inbox.owner, { address, viewport: wide })
  const row = page.getByRole('article', { name: /^Ada / })
  const act = (name: string) => row.getByRole('button', { name: new RegExp(`^${name}: Ada `) })
  await act('Confirm').click()
  await act('Undo').click()
  await page.getByText('Undone. No one was notified.').first().waitFor()
  await act('Confirm').waitFor()
  expect((await inbox.statuses()).Ada).toBe('pending')

  await act('Confirm').press('Enter')
  await row.getByText('Confirmed', { exact: true }).waitFor()
  await expect.poll(async () => (await inbox.statuses()).Ada, { timeout: 30_000 }).toBe('confirmed')
  await act('Undo').waitFor({ state: 'detached' })

  await page.getByRole('button', { name: /^Decline: Bea / }).click()
  const dialog = page.getByRole('dialog', { name: 'Decline this request?' })
  await dialog.getByLabel('The doctor is not available at this time.').check()
  await dialog.getByRole('button', { name: /^Decline the request and tell Bea/ }).click()
  await expect.poll(async () => (await inbox.statuses()).Bea, { timeout: 30_000 }).toBe('cancelled')
  await page.context().close()
})

test('a viewer reads the rows and decides nothing', async () => {
  const page = await openPortal(browser, inbox.viewer, { address, viewport: wide })
  const row = page.getByRole('article', { name: /^Cem / })
  await row.waitFor()
  expect(await row.getByRole('button').count()).toBe(0)
  await page.context().close()
})
