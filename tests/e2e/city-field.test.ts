import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Admin, openAdminPage, signInAdmin } from '#tests/support/admin-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let admin: Admin
beforeAll(async () => {
  browser = await openBrowser()
  admin = await signInAdmin(browser.url)
})
afterAll(() => browser?.close())

/** Types into a combobox, whose list loads at the first focus. */
async function typeCity(page: Page, text: string) {
  await page.getByLabel('City', { exact: true }).click()
  await page.getByRole('combobox', { name: 'City' }).fill(text)
}

test('Enter selects a city that is typed in full, in any letters', async () => {
  const page = await openAdminPage(browser, admin, { address: '/admin/hospitals/new', viewport: widths.desktop })
  const city = page.getByRole('combobox', { name: 'City' })
  for (const [typed, name] of [
    ['izmir', 'İzmir'],
    ['SANLIURFA', 'Şanlıurfa'],
  ] as const) {
    await typeCity(page, typed)
    await expect.poll(() => page.getByRole('option').allTextContents()).toEqual([name])
    await city.press('Enter')
    await expect.poll(() => city.inputValue()).toBe(name)
  }
  await typeCity(page, 'usak')
  await city.press('ArrowDown')
  await city.press('Enter')
  await expect.poll(() => city.inputValue()).toBe('Uşak')
  await typeCity(page, 'mugla')
  await city.press('Tab')
  // The list of districts, which opens now, hides the other fields from assistive technology.
  await expect.poll(() => page.getByLabel('City', { exact: true }).inputValue()).toBe('Muğla')
  await page.context().close()
})
