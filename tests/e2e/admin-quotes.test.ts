import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Admin, openAdminPage, says, sticksOut, signInAdmin } from '#tests/support/admin-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { expectBothThemes } from '#tests/support/looking.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let admin: Admin
beforeAll(async () => {
  browser = await openBrowser()
  admin = await signInAdmin(browser.url)
})
afterAll(() => browser?.close())

test('administrators see the quote requests of all hospitals and their numbers', async () => {
  const page = await openAdminPage(browser, admin, { address: '/admin/quotes', viewport: widths.desktop })
  await page.getByRole('row').nth(1).waitFor()
  await expectBothThemes(page)
  await page.getByRole('link', { name: /Waiting for an answer/ }).click()
  await page.waitForURL(/view=open/)
  await page.getByRole('row').nth(1).waitFor()
  const number = (await page.getByRole('row').nth(1).getByText(/^QR-/).textContent()) ?? ''
  await page.getByRole('searchbox').fill(number)
  await page.waitForURL(/q=QR/)
  await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(1)
  await page.getByRole('searchbox').fill('QR-NOTHING')
  await says(page, 'No quote requests found')
  await page.context().close()
})

test.each(['tr', 'ru', 'ar'])('the list fits a phone in %s', async (language) => {
  const page = await openAdminPage(browser, admin, {
    address: '/admin/quotes',
    viewport: widths.phone,
    locale: language,
  })
  await page.locator(`html[lang=${language}]`).waitFor()
  await page.getByText(/^QR-/).first().waitFor()
  await expectBothThemes(page)
  expect(await sticksOut(page)).toBe(false)
  await page.context().close()
})
