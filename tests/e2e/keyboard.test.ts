/**
 * From the first page to the hospital's answer with the keyboard only and with a visible focus.
 * Owners and administrators are covered by portal-first-day and admin-*.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { heading } from '#tests/support/booking-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { byKeys, tabTo } from '#tests/support/keyboard.ts'
import { newPatient } from '#tests/support/patient.ts'

/**
 * Presses of Tab that lead from the first page to the form, through the form to its button, and
 * from a chosen filter to the first result.
 */
const MOST_TABS = { toForm: 25, throughForm: 13, pastFilters: 3 }

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

test.each(Object.entries(widths))(
  'a guest searches, filters, chooses, signs in on the way and books, on a %s',
  async (device, viewport) => {
    const patient = await newPatient(browser.url)
    const page = await browser.newPage({ viewport })
    const { keyboard } = page
    const hasFocus = (label: string) =>
      expect.poll(() => page.getByLabel(label).evaluate((field) => field === document.activeElement)).toBe(true)
    await page.goto('/')
    await byKeys(page, 'Treatment, symptom, hospital or doctor', 'hair trans')
    const treatment = page
      .getByRole('listbox', { name: 'Suggestions' })
      .getByRole('option', { name: /^Hair Transplant/ })
    await treatment.waitFor()
    do await keyboard.press('ArrowDown')
    while ((await treatment.getAttribute('aria-selected')) !== 'true')
    await keyboard.press('Enter')
    const first = page.getByRole('article').first()
    await first.getByRole('link', { name: /^Hair Transplant/ }).waitFor()

    if (device === 'phone') await byKeys(page, /^Filters/)
    await tabTo(page, /^Any/)
    const filtered = page.waitForResponse((response) => {
      const sent = response.request().postData() ?? ''
      return sent.includes('SearchHospitals') && sent.includes('"rating"')
    })
    await keyboard.press('ArrowRight')
    await page.waitForURL(/rating=/)
    await filtered
    if (device === 'phone') await byKeys(page, /^Show Results/)
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
    const name = (await first.getByRole('heading').getByRole('link').textContent()) ?? ''
    // Nobody walks through the filters that follow.
    const skip = device === 'phone' ? 0 : await byKeys(page, 'Skip to the results')
    const result = await byKeys(page, name)
    if (device !== 'phone') expect(skip + result).toBeLessThanOrEqual(MOST_TABS.pastFilters)
    await page.waitForURL(/\/hospitals\//)

    // The last of the next times, because other tests take the first.
    const times = page.getByRole('group', { name: 'Next free times' }).getByRole('radio')
    await times.last().waitFor({ state: 'attached' })
    await tabTo(page, /\d\d:\d\d/)
    await keyboard.press('ArrowLeft')
    await expect.poll(() => times.last().isChecked()).toBe(true)
    await byKeys(page, 'Book Appointment')
    await heading(page, 'Review your selection').waitFor()
    await page.getByRole('link', { name: 'Proceed to Checkout' }).waitFor()
    await byKeys(page, 'Proceed to Checkout')
    await heading(page, 'Your details, date and time').waitFor()

    await page.getByRole('grid').waitFor()
    await byKeys(page, 'Proceed to Payment')
    await hasFocus('First name')
    await keyboard.type('Ingrid')
    await byKeys(page, 'Last name', 'Solvang')
    await byKeys(page, 'Email', patient.email)
    await byKeys(page, 'Phone', '+47 400 00 000')
    await tabTo(page, /^I agree/)
    await keyboard.press('Space')
    await byKeys(page, 'Proceed to Payment')
    await page.waitForURL(/\/register$/)
    await page.getByRole('region', { name: 'Your request is saved' }).waitFor()
    await byKeys(page, /^Login$/)
    await heading(page, 'Sign in to Hekima').waitFor()
    // A value given once is not requested again.
    await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(patient.email)
    await byKeys(page, /^Password$/, patient.password)
    await keyboard.press('Enter')

    await page.getByLabel('Card number').waitFor()
    await byKeys(page, /^Send request/)
    await hasFocus('Card number')
    await keyboard.type('4111111111111111')
    await byKeys(page, 'Name on card', 'Ingrid Solvang')
    await byKeys(page, 'Expiry date', '1230')
    await byKeys(page, 'CVV', '123')
    await byKeys(page, /^Send request/)
    await heading(page, 'Your request is with the hospital').waitFor()
    await page
      .getByText(/BK-[2-9A-Z]{8}/)
      .first()
      .waitFor()
    await page.context().close()
  },
)

test('a visitor comes from the first page to the form, and through it, with few presses of Tab', async () => {
  const page = await browser.newPage()
  await page.goto('/')
  const words = await byKeys(page, 'Treatment, symptom, hospital or doctor', 'hair trans')
  const treatment = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option', { name: /^Hair Transplant/ })
  await treatment.waitFor()
  do await page.keyboard.press('ArrowDown')
  while ((await treatment.getAttribute('aria-selected')) !== 'true')
  await page.keyboard.press('Enter')

  const first = page.getByRole('article').first()
  await first.getByRole('link', { name: /^Hair Transplant/ }).waitFor()
  const skip = await byKeys(page, 'Skip to the results')
  const name = await first.getByRole('heading').getByRole('link').textContent()
  const result = await byKeys(page, /./)
  await page.waitForURL(/\/hospitals\//)
  await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor()

  const times = page.getByRole('group', { name: 'Next free times' }).getByRole('radio')
  await times.last().waitFor({ state: 'attached' })
  const time = await tabTo(page, /\d\d:\d\d/)
  const book = await byKeys(page, 'Book Appointment')
  await page.getByRole('link', { name: 'Proceed to Checkout' }).waitFor()
  const proceed = await byKeys(page, 'Proceed to Checkout')
  expect(words + skip + result + time + book + proceed).toBeLessThanOrEqual(MOST_TABS.toForm)

  await heading(page, 'Your details, date and time').waitFor()
  const days = page.getByRole('grid')
  await days.waitFor()
  await page
    .getByRole('radio', { name: /\d\d:\d\d/ })
    .first()
    .waitFor({ state: 'attached' })
  // The calendar is one stop, and its keys lead to the other months.
  await tabTo(page, /selected/)
  const month = page.getByRole('application').getByRole('heading')
  const before = (await month.textContent()) ?? ''
  await page.keyboard.press('PageDown')
  await expect.poll(() => month.textContent()).not.toBe(before)
  await page.getByText('Page Up and Page Down change the month.').waitFor()
  await page.keyboard.press('PageUp')
  await expect.poll(() => month.textContent()).toBe(before)

  await page.getByRole('heading', { level: 1 }).focus()
  expect(await tabTo(page, 'Proceed to Payment')).toBeLessThanOrEqual(MOST_TABS.throughForm)
  await page.context().close()
})
