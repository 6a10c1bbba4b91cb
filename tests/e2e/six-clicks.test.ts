import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, widths } from '#tests/support/browser.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

/** Returns the number of pointer presses, counted by the page itself over all pages of the walk. */
const pressesOf = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('presses')))
const countPresses = (page: Page) =>
  page.addInitScript(() =>
    addEventListener(
      'pointerdown',
      () => sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1)),
      true,
    ),
  )
const priceIn = (text: string | null) => text?.match(/\$[\d,]+/)?.[0]

test.each(Object.entries(widths))(
  'from the home page to the review of a hair transplant with hospital, doctor and time in six clicks, on a %s',
  async (_, viewport) => {
    const page = await browser.newPage({ viewport })
    await countPresses(page)
    await page.goto('/')
    const words = page.getByRole('combobox', { name: 'Treatment, symptom, hospital or doctor' })
    await words.click()
    await page.keyboard.type('hair trans')
    await page
      .getByRole('listbox', { name: 'Suggestions' })
      .getByRole('option', { name: /^Hair Transplant/ })
      .click()

    const card = page.getByRole('article').first()
    await card.getByRole('link', { name: /^Hair Transplant/ }).waitFor()
    expect(priceIn(await card.textContent())).toBeTruthy()
    await card.getByRole('heading').getByRole('link').click()

    const doctor = page.getByRole('group', { name: 'Choose a doctor' }).locator('label').nth(1)
    await doctor.click()
    await expect.poll(() => doctor.getByRole('radio').isChecked()).toBe(true)
    const price = priceIn(await doctor.textContent())
    expect(price).toBeTruthy()
    const time = page.getByRole('group', { name: 'Next free times' }).locator('label').first()
    await time.click()
    await page.getByRole('link', { name: 'Book Appointment' }).first().click()

    await page.getByRole('heading', { level: 1, name: 'Review your selection' }).waitFor()
    expect(await pressesOf(page)).toBeLessThanOrEqual(6)
    const next = await page.getByRole('link', { name: 'Proceed to Checkout' }).getAttribute('href')
    const chosen = new URL(next ?? '', page.url()).searchParams
    for (const name of ['hospital', 'service', 'doctor', 'date', 'time']) expect(chosen.get(name), name).toBeTruthy()
    await page.getByText('Hair Transplant').first().waitFor({ state: 'attached' })
    await page.getByText(String(price)).first().waitFor({ state: 'attached' })
    await page.context().close()
  },
)
