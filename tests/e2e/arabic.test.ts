/** Arabic pages: typography and text direction. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAdmin } from '#tests/support/admin-screens.ts'
import { misset } from '#tests/support/arabic-look.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { newPatient, type Patient, placeToBook, signedIn } from '#tests/support/patient.ts'
import { signInStaff } from '#tests/support/portal-screens.ts'
import { queryProduct } from '#tests/support/product-database.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

async function openInArabic(person?: unknown, viewport: typeof widths.phone | typeof widths.desktop = widths.phone) {
  const page = await browser.newPage({ viewport })
  await page.addInitScript(() => localStorage.setItem('hekima.language', 'ar'))
  if (person) await signedIn(page, person as Patient)
  return page
}

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('h1').first().waitFor()
  await page.waitForFunction(() => !document.querySelector('#content [aria-busy="true"]'))
}

test('letters, signs and numbers are set correctly on a phone', async () => {
  const { hospitalId, serviceId } = await placeToBook(browser.url, 3)
  const page = await openInArabic(await newPatient(browser.url))
  const faults: Record<string, string[]> = {}
  const chosen = `hospital=${hospitalId}&service=${serviceId}`
  const addresses = ['/ar', '/ar/search', `/ar/hospitals/${hospitalId}`, '/ar/ai-chat', '/ar/contact', '/ar/why-turkey']
  for (const address of [...addresses, `/ar/checkout?${chosen}`, '/profile']) {
    await visit(page, address)
    const found = await misset(page)
    if (found.length > 0) faults[address] = found
  }
  expect(faults).toEqual({})
  // Legal texts required in Turkish stay Turkish, from left to right.
  await visit(page, '/ar/kvkk')
  await expect.poll(() => page.locator('article').getAttribute('dir')).toBe('ltr')
  await page.context().close()
})

test('text in either direction stays beside the icon of its field', async () => {
  const page = await openInArabic()
  await visit(page, '/ar/search?q=knee')
  const field = page.getByRole('combobox').first()
  for (const text of ['knee replacement', 'ركبة']) {
    await field.fill(text)
    await page.keyboard.press('Escape')
    const room = await field.evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingRight))
    expect(room, text).toBeGreaterThan(40)
  }
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/arabic-field.png` })
  await page.context().close()
})

test('a chart starts at the right, a panel opens within the screen, and a holiday has its Arabic name', async () => {
  const admin = await openInArabic(await signInAdmin(browser.url), widths.desktop)
  await visit(admin, '/admin')
  const axis = admin.getByRole('img', { name: /الحجوزات/ }).first()
  await axis.waitFor()
  const chart = await axis.boundingBox()
  const zero = await axis.locator('text').first().boundingBox()
  expect(zero?.x).toBeGreaterThan((chart?.x ?? 0) + (chart?.width ?? 0) / 2)
  await admin.setViewportSize(widths.phone)
  await visit(admin, '/admin/users')
  await admin.getByRole('button', { name: 'الأعمدة' }).click()
  const panel = await admin.getByRole('region', { name: 'الأعمدة' }).boundingBox()
  expect(panel?.x).toBeGreaterThanOrEqual(0)
  expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(widths.phone.width)
  await admin.context().close()

  const staff = await signInStaff(browser.url)
  const day = '2029-10-29'
  await queryProduct(
    `insert into closures (id, hospital_id, starts_on, ends_on, reason) values (gen_random_uuid(), $1, $2, $2, 'Republic Day')`,
    [staff.user.hospitalId, day],
  )
  const page = await openInArabic(staff)
  await visit(page, '/hospitalportal/settings')
  await page.getByText('عيد الجمهورية').last().waitFor()
  await expect.poll(() => page.getByText('Republic Day').count()).toBe(0)
  expect(await misset(page)).toEqual([])
  await page.context().close()
  await queryProduct('delete from closures where hospital_id = $1 and starts_on = $2', [staff.user.hospitalId, day])
})
