/** The layout of long pages of the portal at a desk's width, and their states. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { expectUsable } from '#tests/support/looking.ts'
import { openPortal, type StaffSession, signInStaff } from '#tests/support/portal-screens.ts'
import { queryProduct } from '#tests/support/product-database.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let staff: StaffSession
const wide = { width: 1440, height: 900 }
beforeAll(async () => {
  browser = await openBrowser()
  staff = await signInStaff(browser.url)
})
afterAll(() => browser?.close())

const bottomOf = (page: Page, name: string | RegExp, role: 'button' | 'combobox' = 'button') =>
  page
    .getByRole(role, { name })
    .first()
    .evaluate((element) => {
      const { bottom } = element.getBoundingClientRect()
      return Math.round(bottom)
    })

/** Returns the parts of the page that scroll from top to bottom inside it. */
const scrollersIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main form *')]
      .filter((part) => ['auto', 'scroll'].includes(getComputedStyle(part).overflowY))
      .filter((part) => part.scrollHeight > part.clientHeight + 1 && part.localName !== 'textarea')
      .map((part) => part.outerHTML.slice(0, 120)),
  )

test('settings have one line for a day, long lists that open, and one button for calendar links', async () => {
  const page = await openPortal(browser, staff, { address: '/hospitalportal/settings', viewport: wide })
  const monday = page.getByRole('group', { name: 'Monday' })
  await monday.waitFor()
  // Its hours stand beside the name, each span in a line.
  const spans = await monday.getByRole('textbox', { name: /first visit$/ }).count()
  const height = await monday.evaluate((row) => Math.round(row.getBoundingClientRect().height))
  expect(height / spans).toBeLessThan(66)
  expect(await scrollersIn(page)).toEqual([])
  const prices = page.getByRole('textbox', { name: /^Own price of / })
  const few = await prices.count()
  const more = page.getByRole('region', { name: 'Services', exact: true }).getByRole('button', { name: /^Show all/ })
  await more.press('Enter')
  await expect.poll(() => prices.count()).toBeGreaterThan(few)
  expect(await scrollersIn(page)).toEqual([])
  const links = page.getByRole('region', { name: 'Calendar links' })
  const create = links.getByRole('button', { name: 'Create link' })
  await create.waitFor()
  // Other files make links of this hospital's doctors too.
  expect(await create.count()).toBe(1)
  await create.press('Enter')
  const doctor = page.getByRole('menuitem').first()
  const name = (await doctor.textContent()) ?? ''
  await doctor.press('Enter')
  const link = links.getByRole('listitem').filter({ hasText: name })
  await link.getByText(/\/api\/Calendar\/doctor-feeds\//).waitFor()
  await link.getByRole('button', { name: /^Remove the link/ }).press('Enter')
  await link.waitFor({ state: 'detached' })
  await page.context().close()
})

test('an appointment has its picture, its way back, and its times beside its status', async () => {
  const [visit] = await queryProduct<{ id: string }>(
    `select id from appointments where hospital_id = $1 and status = 'pending' limit 1`,
    [staff.user.hospitalId],
  )
  const page = await openPortal(browser, staff, {
    address: `/hospitalportal/appointments/${visit?.id}`,
    viewport: wide,
  })
  const status = page.getByRole('region', { name: 'Status management' })
  for (const name of ['Propose another time', 'Move to another time'])
    await status.getByRole('button', { name }).waitFor()
  expect(await page.locator('main header svg text').textContent()).toMatch(/\p{L}/u)
  await expectUsable(page, 'portal-appointment')
  await page.getByRole('link', { name: 'Back to appointments' }).press('Enter')
  await page.waitForURL(/\/hospitalportal\/appointments$/)

  await page.goto('/hospitalportal/appointments/019a0000-0000-7000-8000-000000000000')
  await page.getByRole('heading', { level: 1, name: 'Appointment Not Found' }).waitFor()
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await trail.getByRole('link', { name: 'Appointments' }).waitFor()
  await trail.getByText('Appointment Not Found').waitFor()
  await page.context().close()
})

test('the form of a report stands in one row, on what the shown report counts', async () => {
  const page = await openPortal(browser, staff, { address: '/hospitalportal/reports', viewport: wide })
  const quick = page.getByRole('region', { name: 'Quick reports of this month' })
  await quick.getByRole('button', { name: /^Patients/ }).press('Enter')
  await page.getByRole('region', { name: /^Patients: / }).waitFor()
  const type = page.getByLabel('Type', { exact: true })
  await expect.poll(() => type.inputValue()).toBe('patients')
  expect(await bottomOf(page, 'Generate')).toBe(await bottomOf(page, 'Type', 'combobox'))
  expect(await bottomOf(page, 'Generate')).toBe(await bottomOf(page, 'Doctor', 'combobox'))
  await quick.getByRole('button', { name: /^Appointments/ }).press('Enter')
  const shown = page.getByRole('region', { name: /^Appointments: / })
  await shown.getByText('Moved at least once').waitFor()
  await expect.poll(() => type.inputValue()).toBe('appointments')
  // No key figure stands alone in the last row.
  const tops = await shown.locator('dt').evaluateAll((terms) => terms.map((term) => term.getBoundingClientRect().top))
  expect(tops.filter((top) => top === tops.at(-1)).length).toBeGreaterThan(1)
  // A choice in the form stays until another report is opened.
  await type.selectOption('doctors')
  await page.setViewportSize(widths.phone)
  expect(await type.inputValue()).toBe('doctors')
  await expectUsable(page, 'portal-reports')
  await page.context().close()
})
