/** Small things of the panels that staff and administrators meet every day. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminPage, signInAdmin } from '#tests/support/admin-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
const wide = { width: 1440, height: 900 }
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

test('users show whole addresses, new hospitals are in Türkiye, and keys stay on the desk', async () => {
  const admin = await signInAdmin(browser.url)
  const page = await adminPage(browser, admin, { viewport: wide })
  await page.goto('/admin/users?q=amelia.winterbourne')
  const address = page.getByRole('table').getByText('amelia.winterbourne@mail.example')
  await address.waitFor()
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const { lines, isCut } = await address.evaluate((text) => ({
      lines: Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)),
      isCut: text.scrollWidth > text.clientWidth,
    }))
    expect({ lines, isCut }).toEqual({ lines: 1, isCut: false })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }

  await page.goto('/admin/hospitals/new')
  await page.getByLabel('Country').waitFor()
  expect(await page.getByLabel('Country').inputValue()).toBe('Türkiye')
  await page.keyboard.press('Control+s')
  await page.getByText('Hospital name is required').first().waitFor()

  await page.goto('/admin')
  await page.getByText('for everything else').waitFor()
  await page.context().close()
  const phone = await adminPage(browser, admin, { viewport: widths.phone, hasTouch: true, isMobile: true })
  await phone.goto('/admin')
  await phone.getByRole('heading', { name: 'Quick actions' }).waitFor()
  expect(await phone.getByText('for everything else').isVisible()).toBe(false)
  expect(await phone.getByRole('switch', { name: 'Keys without Ctrl' }).count()).toBe(0)
  await phone.context().close()
})
