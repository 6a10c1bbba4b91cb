/** Acceptance of a quote with its first consultation, and its refusals. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { QUOTE_CHECKS } from '#domain/quotes/acceptance.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { expectUsable } from '#tests/support/looking.ts'
import { ask, newPatient, type Patient, signedIn } from '#tests/support/patient.ts'
import { signInStaff } from '#tests/support/portal-screens.ts'
import { quotedRequest } from '#tests/support/sent-quotes.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let staff: Awaited<ReturnType<typeof signInStaff>>
beforeAll(async () => {
  browser = await openBrowser()
  staff = await signInStaff(browser.url)
})
afterAll(() => browser?.close())

type RequestRecord = {
  state: string
  acceptance: { appointmentId: string; checklist: { check: string; answer: string }[] } | null
}
const readRequest = async (patient: Patient, number: string) =>
  (
    await ask<{ quoteRequest: RequestRecord }>(
      browser.url,
      'query ($id: ID!) { quoteRequest(id: $id) { state acceptance { appointmentId checklist { check answer } } } }',
      { id: number },
      patient.token,
    )
  ).data.quoteRequest

const submit = (page: Page) => page.locator('#content button[type="submit"]')
const answer = (page: Page, check: string, value: string) =>
  page.locator(`[name="checklist.${check}"][value="${value}"]`).check({ force: true })

async function answerAll(page: Page): Promise<void> {
  for (const check of QUOTE_CHECKS) await answer(page, check, check === 'insurance' ? 'unknown' : 'yes')
}

/** Takes the first free day and its first free time. */
async function chooseTime(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(First free|أول يوم متاح)/ }).click()
  await freeTimes(page).first().check({ force: true })
}
const freeTimes = (page: Page) => page.locator('#consultation input[type="radio"][value*=":"]:not(:disabled)')

test('in Arabic on a phone a patient accepts, and the request shows it with the consultation', {
  timeout: 120_000,
}, async () => {
  const patient = await newPatient(browser.url, 'Omar')
  const { number } = await quotedRequest(browser.url, { patient, staff })
  const page = await browser.newPage({ viewport: widths.phone, locale: 'ar-KW', timezoneId: 'Asia/Kuwait' })
  await page.addInitScript(() => localStorage.setItem('hekima.language', 'ar'))
  await signedIn(page, patient)
  await page.goto(`/quotes/${number}?view=compare`)
  await page.getByRole('link', { name: 'اختيار هذا العرض' }).first().click()
  await page.waitForURL(/view=accept/)
  await submit(page).click()
  await page.locator('[id="checklist.surgeon_named"]').getByText('يرجى الإجابة عن هذا السؤال').waitFor()
  await answerAll(page)
  await page.getByText('تستثني معظم وثائق التأمين').waitFor()
  await chooseTime(page)
  await page.locator('[name="phone"]').fill('')
  await submit(page).click()
  await page.locator('[name="phone"][aria-invalid="true"]').waitFor()
  await expectUsable(page, 'quotes-accept-390')
  await page.locator('[name="phone"]').fill('+965 2222 0100')
  await submit(page).click()
  const consultation = page.getByRole('link', { name: 'استشارتك الأولى' })
  await consultation.waitFor()
  await expectUsable(page, 'quotes-accepted-390')
  const request = await readRequest(patient, number)
  expect(request).toMatchObject({ state: 'accepted', acceptance: { appointmentId: expect.any(String) } })
  expect(request.acceptance?.checklist).toContainEqual({ check: 'insurance', answer: 'unknown' })
  await consultation.click()
  await page.waitForURL(new RegExp(`my-appointments/${request.acceptance?.appointmentId}`))
  await page.context().close()
})

test('a time that is gone and a newer version accept nothing and keep what was chosen', {
  timeout: 120_000,
}, async () => {
  const patient = await newPatient(browser.url)
  const { number, sendAgain } = await quotedRequest(browser.url, { patient, staff })
  const page = await browser.newPage()
  await signedIn(page, patient)
  await page.goto(`/quotes/${number}`)
  await page.getByRole('link', { name: 'Choose this quote' }).first().click()
  await answerAll(page)
  await chooseTime(page)
  await page.locator('[name="phone"]').fill('+44 20 7946 0100')
  // Responds as the server does to a second acceptance.
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('acceptQuote')) return route.fallback()
    const alternatives = [{ date: '2099-01-05', time: '10:00' }]
    const message = 'This time is no longer available. Please choose another one.'
    await route.fulfill({ json: { errors: [{ message, extensions: { code: 'slot_taken', alternatives } }] } })
  })
  await submit(page).click()
  await page.getByText('These times are still free:').waitFor()
  expect(await page.locator('[name="checklist.insurance"][value="unknown"]').isChecked()).toBe(true)
  expect(await page.locator('[name="phone"]').inputValue()).toBe('+44 20 7946 0100')
  await page.unroute('**/graphql')

  await sendAgain(1950)
  await submit(page).click()
  await page.getByText('The hospital has sent a new version of this quote.', { exact: false }).waitFor()
  expect(await page.locator('[name="checklist.insurance"][value="unknown"]').isChecked()).toBe(true)
  expect(await readRequest(patient, number)).toEqual({ state: 'sent', acceptance: null })
  await page.getByRole('link', { name: 'Read the current quotes' }).click()
  await page.getByRole('columnheader').filter({ hasText: '€1,950' }).waitFor()
  await page.context().close()
})
