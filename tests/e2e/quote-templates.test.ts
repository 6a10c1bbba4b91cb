/** Quote templates: saved from the builder, applied to the next request, renamed and deleted. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, dateIn } from '#domain/days.ts'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { signInAdmin } from '#tests/support/admin-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { expectUsable } from '#tests/support/looking.ts'
import { newPatient, placeToBook } from '#tests/support/patient.ts'
import { newStaff, openPortal, type StaffSession } from '#tests/support/portal-screens.ts'
import { sendQuoteRequest } from '#tests/support/quote-requests.ts'

const PAGE = '/hospitalportal/quotes/templates'
let browser: Awaited<ReturnType<typeof openBrowser>>
let hospitalId: string
let coordinator: StaffSession
let viewer: StaffSession
beforeAll(async () => {
  browser = await openBrowser()
  const admin = await signInAdmin(browser.url)
  hospitalId = (await placeToBook(browser.url, 23)).hospitalId
  coordinator = await newStaff(browser.url, admin.token, { hospitalId, role: 'coordinator' })
  viewer = await newStaff(browser.url, admin.token, { hospitalId, role: 'viewer' })
})
afterAll(() => browser?.close())

async function newRequest(name: string): Promise<string> {
  const patient = await newPatient(browser.url, name)
  const { atHospitals } = await sendQuoteRequest(browser.url, patient, [hospitalId])
  return `/hospitalportal/quotes/${atHospitals[0]}`
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const inputOf = (page: Page, label: string) => expect.poll(() => field(page, label).inputValue())

/** Writes a quote for the first patient and saves it as a template. */
async function keepTemplate(page: Page, name: string) {
  await field(page, 'Language of the quote').selectOption('en')
  await button(page, 'Save as a template').click()
  await page.getByText('Please add a line').waitFor()
  await field(page, 'Kind of the new line').selectOption('surgeon')
  await button(page, 'Add a line').click()
  await field(page, 'Text of line 1').fill('Operation by the named doctor')
  await button(page, 'Save as a template').click()
  await page.getByText('Please enter an amount').waitFor()
  await field(page, 'Price of one in line 1').fill('1,250.50')
  await field(page, 'Nights in hospital').fill('3')
  await field(page, 'What you propose and why').fill('Only for Ada')
  await field(page, 'Valid until').fill(addDays(dateIn(new Date()), 30))
  await field(page, 'Where treated').fill('At our hospital')
  await field(page, 'Paid by').fill('The hospital for a year')
  await button(page, 'Save as a template').click()
  const dialog = page.getByRole('dialog', { name: 'Save as a template' })
  await dialog.getByRole('button', { name: 'Save the template' }).click()
  await dialog.getByText('Please name the template').waitFor()
  await dialog.getByLabel('Name of the template').fill(name)
  await dialog.getByRole('button', { name: 'Save the template' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

test('a template is saved, fills the next quote, and replaces typed text only after a confirmation', async () => {
  const first = await openPortal(browser, coordinator, { address: await newRequest('Ada') })
  await keepTemplate(first, 'Standard')
  await first.context().close()

  const page = await openPortal(browser, coordinator, { address: await newRequest('Bela') })
  await field(page, 'Template').waitFor()
  expect(await field(page, 'Template').locator('option:checked').textContent()).toBe('Standard')
  await button(page, 'Use this template').click()
  await inputOf(page, 'Text of line 1').toBe('Operation by the named doctor')
  await inputOf(page, 'Price of one in line 1').toBe('1250.5')
  await inputOf(page, 'Nights in hospital').toBe('3')
  await inputOf(page, 'Valid until').toBe(addDays(dateIn(new Date()), 30))
  await inputOf(page, 'Where treated').toBe('At our hospital')
  await inputOf(page, 'What you propose and why').toBe('')
  expect(await field(page, 'Treating doctor').inputValue()).toBe('')
  await page.getByText('€1,250.50').first().waitFor()

  await field(page, 'Nights in hospital').fill('5')
  await field(page, 'Where treated').fill('')
  await field(page, 'Paid by').fill('')
  await button(page, 'Use this template').click()
  const question = page.getByRole('dialog', { name: 'Replace what you have written?' })
  await question.getByRole('listitem').filter({ hasText: 'Nights in hospital' }).waitFor()
  expect(await question.getByRole('listitem').count()).toBe(1)
  await expectUsable(page, 'quote-template-question')
  await question.getByRole('button', { name: 'Keep mine, fill the rest' }).click()
  await inputOf(page, 'Where treated').toBe('At our hospital')
  await inputOf(page, 'Nights in hospital').toBe('5')

  await button(page, 'Use this template').click()
  await question.getByRole('button', { name: 'Replace with the template' }).click()
  await inputOf(page, 'Nights in hospital').toBe('3')
  await button(page, 'Save draft').click()
  await page.getByText('The draft is saved. The patient does not see it.').waitFor()
  await page.context().close()
})

test('a template is replaced, renamed and deleted', async () => {
  const builder = await openPortal(browser, coordinator, { address: await newRequest('Cora') })
  await keepTemplate(builder, 'Old')
  await field(builder, 'Nights in hospital').fill('9')
  await button(builder, 'Save as a template').click()
  const dialog = builder.getByRole('dialog', { name: 'Save as a template' })
  await dialog.getByLabel('Save as').selectOption({ label: 'Instead of “Old”' })
  expect(await dialog.getByLabel('Name of the template').inputValue()).toBe('Old')
  await dialog.getByRole('button', { name: 'Save the template' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await builder.context().close()

  const page = await openPortal(browser, coordinator, { address: PAGE })
  await button(page, 'Rename Old').click()
  const rename = page.getByRole('dialog', { name: 'Rename the template' })
  await rename.getByLabel('Name of the template').fill('')
  await rename.getByRole('button', { name: 'Save' }).click()
  await rename.getByText('Please name the template').waitFor()
  await rename.getByLabel('Name of the template').fill('New')
  await rename.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'New', exact: true }).waitFor()
  await button(page, 'Delete New').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the template' }).click()
  await page.getByRole('heading', { name: 'New', exact: true }).waitFor({ state: 'detached' })
  await page.context().close()
})

describe('a kept template', () => {
  let builder: string
  beforeAll(async () => {
    builder = await newRequest('Dora')
    const page = await openPortal(browser, coordinator, { address: builder })
    await keepTemplate(page, 'Shown')
    await page.context().close()
  })

  test.each(UI_LANGUAGES)('is accessible on its page and in the builder in %s, also on a phone', async (locale) => {
    const colorScheme = locale === 'ar' ? 'dark' : 'light'
    for (const [name, address] of Object.entries({ page: PAGE, builder })) {
      const page = await openPortal(browser, coordinator, { address, viewport: widths.phone, locale, colorScheme })
      await page.locator(`html[lang="${locale}"][data-theme="${colorScheme}"]`).waitFor()
      await page.getByText('Shown').first().waitFor({ state: 'attached' })
      for (const width of ['phone', 'desktop'] as const) {
        await page.setViewportSize(widths[width])
        await expectUsable(page, `quote-template-${name}-${locale}-${width}`)
      }
      await page.context().close()
    }
  })

  test('is read by a viewer, who changes nothing', async () => {
    const page = await openPortal(browser, viewer, { address: PAGE })
    await page.getByRole('heading', { name: 'Shown' }).waitFor()
    expect(await page.getByRole('button', { name: /^(Rename|Delete)/ }).count()).toBe(0)
    await page.context().close()
  })
})
