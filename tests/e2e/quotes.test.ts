/** A patient requests quotes, answers a question and reads the quotes. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { holdRequests } from '#tests/support/held-requests.ts'
import { expectUsable } from '#tests/support/looking.ts'
import { ask, newPatient, signedIn } from '#tests/support/patient.ts'
import { signInStaff } from '#tests/support/portal-screens.ts'
import { askPatient, sendQuote, sentRequest } from '#tests/support/sent-quotes.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const goOn = (page: Page) => page.locator('button[type="submit"]').click()
const hospitalBoxes = (page: Page) => page.locator('#hospitals li input[type="checkbox"]')

/** Answers the required questions and continues. */
async function answerSituation(page: Page): Promise<void> {
  await page.locator('[name="health.birthYear"]').fill('1985')
  for (const card of await page.locator('[id^="answers."]').all()) {
    const choice = card.locator('fieldset label').first()
    if (await choice.count()) await choice.click()
  }
  for (const area of await page.locator('[id^="answers."] textarea').all()) await area.fill('منذ الربيع')
  await goOn(page)
}

/** Treatment of six hospitals, by its word in each language. */
const WORD = 'MRI'

/** Checkbox of a treatment. The list before the search contains others. */
const treatment = (page: Page, name: RegExp) =>
  page.locator('#services fieldset').getByRole('checkbox', { name }).first()

test('in Arabic on a phone a patient asks two hospitals, and the draft survives a reload', {
  timeout: 120_000,
}, async () => {
  const patient = await newPatient(browser.url, 'Omar')
  const page = await browser.newPage({ viewport: widths.phone, locale: 'ar-KW', timezoneId: 'Asia/Kuwait' })
  await page.addInitScript(() => localStorage.setItem('hekima.language', 'ar'))
  await signedIn(page, patient)
  await page.goto('/quotes/new')
  await goOn(page)
  await page
    .getByRole('alert')
    .filter({ hasText: 'يرجى اختيار علاج' })
    .or(page.getByRole('alert').first())
    .first()
    .waitFor()
  await page.locator('#services input[type="search"]').fill(WORD)
  await treatment(page, /رنين/).check()
  await expectUsable(page, 'quotes-ask-1')
  await goOn(page)
  await page.waitForURL(/step=situation/)

  await goOn(page)
  await page.locator('[aria-invalid="true"]').first().waitFor()
  await page.locator('[name="health.birthYear"]').fill('1985')
  await page.reload()
  expect(await page.locator('[name="health.birthYear"]').inputValue()).toBe('1985')
  await expectUsable(page, 'quotes-ask-2')
  await answerSituation(page)
  await page.waitForURL(/step=files/)
  await goOn(page)
  await page.waitForURL(/step=trip/)
  expect(await page.locator('[name="fromCountry"]').inputValue()).toBe('KW')
  await expectUsable(page, 'quotes-ask-3')
  await goOn(page)
  await page.waitForURL(/step=hospitals/)

  await hospitalBoxes(page).nth(5).waitFor()
  for (let at = 0; at < 5; at++) await hospitalBoxes(page).nth(at).check()
  await hospitalBoxes(page).nth(5).click()
  await page.getByText('يمكنك سؤال خمسة مستشفيات على الأكثر', { exact: false }).waitFor()
  expect(await hospitalBoxes(page).nth(5).isChecked()).toBe(false)
  for (let at = 2; at < 5; at++) await hospitalBoxes(page).nth(at).uncheck()
  await goOn(page)
  await page.locator('[id="consent.hospitalIds"] [role="alert"]').waitFor()
  for (const box of await page.locator('[id="consent.hospitalIds"] input').all()) await box.check()
  await expectUsable(page, 'quotes-ask-4')
  await goOn(page)
  await page.waitForURL(/step=review/)
  await expectUsable(page, 'quotes-ask-5')
  await goOn(page)
  await page.waitForURL(/quotes\/QR-/)
  await page.locator('#content li h2').nth(1).waitFor()
  await expectUsable(page, 'quotes-detail')

  const { data } = await ask<{ myQuoteRequests: { items: { state: string; hospitals: object[] }[] } }>(
    browser.url,
    '{ myQuoteRequests { items { state fromCountry hospitals { state } } } }',
    {},
    patient.token,
  )
  expect(data.myQuoteRequests.items).toEqual([
    { state: 'sent', fromCountry: 'KW', hospitals: [{ state: 'sent' }, { state: 'sent' }] },
  ])
  await page.goto('/quotes')
  await page.locator('#content li').first().waitFor()
  await expectUsable(page, 'quotes-list')
  await page.context().close()
})

test('a patient answers a question, reads the quote line by line and withdraws', { timeout: 120_000 }, async () => {
  const [patient, staff] = await Promise.all([newPatient(browser.url), signInStaff(browser.url)])
  const { hospitalId } = staff.user
  const { data } = await ask<{ hospital: { services: { service: { id: string } }[]; doctors: { id: string }[] } }>(
    browser.url,
    'query ($id: ID!) { hospital(id: $id) { services(limit: 1) { service { id } } doctors(limit: 1) { id } } }',
    { id: hospitalId },
  )
  const serviceId = data.hospital.services[0]?.service.id ?? ''
  const request = await sentRequest(browser.url, patient.token, { serviceId, hospitalIds: [hospitalId] })
  const id = request.hospitals[0]?.id ?? ''
  await askPatient(browser.url, staff.token, { id, text: 'Do you take blood thinners?' })

  const page = await browser.newPage()
  await signedIn(page, patient)
  await page.goto(`/quotes/${request.number}`)
  await page.getByText('Do you take blood thinners?').waitFor()
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await page.getByText('Please write your answer').waitFor()
  await page.getByLabel('Your answer').fill('No, none.')
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await page.getByText('Answered by you').waitFor()

  await sendQuote(browser.url, staff.token, { id, doctorId: data.hospital.doctors[0]?.id ?? '', net: 1890 })
  await page.reload()
  await page.getByRole('link', { name: 'Read the quote' }).click()
  await page.getByRole('table').waitFor()
  await page.getByRole('columnheader').filter({ hasText: '€1,890' }).waitFor()
  // Nights are stated, aftercare at home is not.
  const row = (name: RegExp) => page.getByRole('row', { name })
  await row(/^Aftercare at home/)
    .getByText('Not stated')
    .waitFor()
  await row(/^Nights in hospital/)
    .getByText('2')
    .waitFor()
  await expectUsable(page, 'quotes-compare')
  await page.setViewportSize(widths.phone)
  await expectUsable(page, 'quotes-compare-390')

  await page.goto(`/quotes/${request.number}`)
  await page.getByRole('button', { name: 'Withdraw the request' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await page.getByText('Withdrawn').first().waitFor()

  // An ended request is reopened as a new draft, and an unsent one is not replaced unasked.
  await page.getByRole('button', { name: 'Ask again' }).click()
  await page.waitForURL(/quotes\/new/)
  await page.goto(`/quotes/new?step=situation`)
  await expect.poll(() => page.locator('[name="health.birthYear"]').inputValue()).toBe('1985')
  await page.goto('/quotes/new?step=hospitals')
  await hospitalBoxes(page).first().waitFor()
  expect(await page.getByRole('button', { name: /^Remove / }).count()).toBe(1)
  await page.goto(`/quotes/${request.number}`)
  await page.getByRole('button', { name: 'Ask again' }).click()
  await page.getByRole('dialog', { name: 'Replace your unsent request?' }).waitFor()
  await expectUsable(page, 'quotes-again')
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
  await page.context().close()
})

test('a visitor fills in a request, signs in to send it, and has no unsent draft afterwards', {
  timeout: 120_000,
}, async () => {
  const patient = await newPatient(browser.url)
  const page = await browser.newPage()
  await page.goto('/quotes/new')
  await page.getByLabel('Find a treatment').fill(WORD)
  await treatment(page, /MRI/).check()
  await goOn(page)
  await page.waitForURL(/step=situation/)
  await answerSituation(page)
  await page.getByText('Photos and files are kept in your account').waitFor()
  await goOn(page)
  await page.waitForURL(/step=trip/)
  await page.getByLabel('Country').selectOption('GB')
  await goOn(page)
  await page.waitForURL(/step=hospitals/)
  await hospitalBoxes(page).first().check()
  await page.getByRole('checkbox', { name: /^I agree that/ }).check()
  await goOn(page)
  await page.waitForURL(/step=review/)
  await page.getByRole('button', { name: 'Sign in and send' }).click()
  await page.waitForURL(/login/)
  await page.getByLabel('Email').fill(patient.email)
  await page.getByLabel('Password', { exact: true }).fill(patient.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('button', { name: /^Send to/ }).click()
  await page.waitForURL(/quotes\/QR-/)
  await page.goto('/quotes')
  await page.getByRole('link', { name: /MRI/ }).waitFor()
  expect(await page.getByText('You have an unsent draft in this browser.').count()).toBe(0)
  await page.context().close()
})

test('steps that are quicker than the network save one draft', async () => {
  const patient = await newPatient(browser.url)
  const page = await browser.newPage()
  await signedIn(page, patient)
  const release = await holdRequests(page, 'saveQuoteRequest(')
  let saves = 0
  page.on('response', (response) => {
    if (response.request().postData()?.includes('saveQuoteRequest(')) saves += 1
  })
  await page.goto('/quotes/new')
  await page.getByLabel('Find a treatment').fill(WORD)
  await treatment(page, /MRI/).check()
  await goOn(page)
  await page.waitForURL(/step=situation/)
  await answerSituation(page)
  await page.waitForURL(/step=files/)
  release()
  await expect.poll(() => saves).toBe(2)
  const { data } = await ask<{ myQuoteRequests: { items: object[] } }>(
    browser.url,
    '{ myQuoteRequests { items { state health { birthYear } } } }',
    {},
    patient.token,
  )
  expect(data.myQuoteRequests.items).toEqual([{ state: 'draft', health: { birthYear: 1985 } }])
  await page.context().close()
})
