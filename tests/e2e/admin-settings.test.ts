/** The settings of the operator as a page: its sections, its folded entries, and one Save. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Admin, openAdminPage, says, signInAdmin } from '#tests/support/admin-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let admin: Admin
beforeAll(async () => {
  browser = await openBrowser()
  admin = await signInAdmin(browser.url)
})
afterAll(() => browser?.close())

const entry = (page: Page, name: string) => page.locator('details', { hasText: name })

test.each(Object.values(widths))('each link of the section list leads to its section ($width px)', async (viewport) => {
  const page = await openAdminPage(browser, admin, { address: '/admin/settings', viewport })
  const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
  await links.first().waitFor()
  const names = await links.allTextContents()
  expect(names).toEqual(['Signing in', 'Company', 'Notices', 'Limits', 'Offices', 'Certificates', 'Exchange rates'])
  for (const [at, name] of names.entries()) {
    await links.nth(at).click()
    await page.locator(':target').getByRole('heading', { name, exact: true }).waitFor()
    const inView = () =>
      page.locator(':target').evaluate((section) => {
        const { top } = section.getBoundingClientRect()
        return top >= 0 && top < innerHeight
      })
    await expect.poll(inView, { message: name }).toBe(true)
  }
  await page.context().close()
})

test('a section with unsaved fields is marked, and a refused save opens the entry it is about', async () => {
  const page = await openAdminPage(browser, admin, { address: '/admin/settings' })
  const link = (name: RegExp) => page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name })
  const first = entry(page, 'Certificate 1')
  const issuer = first.getByLabel(/^Issuer/)
  await first.waitFor()
  expect(await issuer.isVisible()).toBe(false)
  await first.getByText('Certificate 1', { exact: true }).click()
  const before = await issuer.inputValue()
  await issuer.fill('')
  await link(/^Certificates.*changed/).waitFor()
  expect(await link(/^Company.*changed/).count()).toBe(0)
  await first.getByText('Certificate 1', { exact: true }).click()
  await issuer.waitFor({ state: 'hidden' })

  await page.keyboard.press('Control+s')
  await says(page, 'Issuer is required')
  await expect.poll(() => issuer.evaluate((field) => field === document.activeElement)).toBe(true)
  await first.getByText('Certificate 1', { exact: true }).click()
  await expect.poll(() => issuer.isVisible()).toBe(true)

  await issuer.fill(before)
  await link(/^Certificates$/).waitFor()
  await page.context().close()
})

test('the fields of two sections are saved together', async () => {
  const page = await openAdminPage(browser, admin, { address: '/admin/settings' })
  const note = page.getByLabel(/^Line at the end of every page/)
  const hours = page.getByLabel(/^Hours of business days/)
  await note.waitFor()
  const [noteBefore, hoursBefore] = [await note.inputValue(), await hours.inputValue()]
  await note.fill(`Two sections ${Date.now()}`)
  const typed = await note.inputValue()
  await hours.fill('47')
  await page.keyboard.press('Control+s')
  await says(page, 'Changes saved successfully.')
  await page.reload()
  await expect.poll(() => page.getByLabel(/^Line at the end of every page/).inputValue()).toBe(typed)
  expect(await hours.inputValue()).toBe('47')
  await note.fill(noteBefore)
  await hours.fill(hoursBefore)
  await page.keyboard.press('Control+s')
  await page
    .getByText(/unsaved change/)
    .first()
    .waitFor({ state: 'detached' })
  await page.context().close()
})
