/** A patient asks a hospital for what its quote leaves out, and both sides see the answer live. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { expectUsable } from '#tests/support/looking.ts'
import { newPatient, signedIn } from '#tests/support/patient.ts'
import { openPortal, signInStaff } from '#tests/support/portal-screens.ts'
import { quotedRequest } from '#tests/support/sent-quotes.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let staff: Awaited<ReturnType<typeof signInStaff>>
beforeAll(async () => {
  browser = await openBrowser()
  staff = await signInStaff(browser.url)
})
afterAll(() => browser?.close())

const rowOf = (page: Page, name: RegExp) => page.getByRole('row', { name })

test('by keys, a point is asked for, answered in words and read beside the quote without a reload', {
  timeout: 180_000,
}, async () => {
  const patient = await newPatient(browser.url, 'Greta')
  const { number } = await quotedRequest(browser.url, { patient, staff })
  const page = await browser.newPage()
  await signedIn(page, patient)
  await page.goto(`/quotes/${number}?view=compare`)
  const row = rowOf(page, /^Days in Türkiye/)
  await row.getByRole('button', { name: /^Ask .*: Days in Türkiye$/ }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Ask / })
  await dialog.getByLabel('Your words for the hospital').fill('We fly from Oslo.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await row.getByText('Asked on').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Asked on')
  expect(await row.getByRole('button').count()).toBe(0)

  const portal = await openPortal(browser, staff, { address: '/hospitalportal/quotes' })
  await portal.getByText(/waits? for the answer to a question/).waitFor()
  await portal.getByRole('button', { name: 'Show them' }).click()
  const asked = portal.getByRole('row').filter({ hasText: number })
  await asked.getByText('Question from the patient').waitFor()
  await expectUsable(portal, 'portal-quotes-asked')
  await asked.getByRole('link', { name: 'Greta' }).first().click()
  await portal.getByText('Not stated: Days in Türkiye').waitFor()
  await portal.getByText('We fly from Oslo.').waitFor()
  await portal.getByRole('button', { name: 'Answer this question' }).click()
  const answer = portal.getByRole('dialog', { name: 'Answer the patient' })
  await answer.getByRole('button', { name: 'Send the answer to Greta' }).click()
  await answer.getByText('Please write your answer').waitFor()
  await answer.getByLabel('Answer for the patient').fill('Five days.')
  await answer.getByRole('button', { name: 'Send the answer to Greta' }).click()
  await answer.waitFor({ state: 'hidden' })
  await expectUsable(portal, 'portal-quote-answered')

  await row.getByText('Five days.').waitFor()
  await row.getByText(/not part of the quote/).waitFor()
  await expectUsable(page, 'quotes-asked')
  await page.goto(`/quotes/${number}`)
  await page.getByRole('heading', { name: 'Your questions' }).waitFor()
  await page.getByText('Five days.').waitFor()
  await expectUsable(page, 'quotes-detail-asked')
  await Promise.all([page.context().close(), portal.context().close()])
})

test('a row that is no required point is asked for once, and the hospital reads which', {
  timeout: 120_000,
}, async () => {
  const patient = await newPatient(browser.url, 'Ada')
  const { number } = await quotedRequest(browser.url, { patient, staff })
  const page = await browser.newPage()
  await signedIn(page, patient)
  await page.goto(`/quotes/${number}?view=compare`)
  const row = rowOf(page, /^When and how/)
  await row.getByRole('button', { name: /^Ask .*: When and how you pay$/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Ask / })
  await dialog.getByText('We ask the hospital to state this point: When and how you pay.').waitFor()
  await dialog.getByRole('button', { name: 'Send the question' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await row.getByText('Asked on').waitFor()
  expect(await row.getByRole('button').count()).toBe(0)
  await page.goto(`/quotes/${number}`)
  await page.getByText('When and how you pay').waitFor()
  const portal = await openPortal(browser, staff, { address: `/hospitalportal/quotes?view=quoted&q=${number}` })
  await portal.getByRole('row').filter({ hasText: number }).getByRole('link', { name: 'Ada' }).first().click()
  await portal.getByText('Not stated: When and how you pay').waitFor()
  await Promise.all([page.context().close(), portal.context().close()])
})

test('in Arabic on a phone a question needs words, and stays open while no version states it', {
  timeout: 180_000,
}, async () => {
  const patient = await newPatient(browser.url, 'Omar')
  const { number, sendAgain } = await quotedRequest(browser.url, { patient, staff })
  const page = await browser.newPage({ viewport: widths.phone, locale: 'ar-KW', timezoneId: 'Asia/Kuwait' })
  await page.addInitScript(() => localStorage.setItem('hekima.language', 'ar'))
  await signedIn(page, patient)
  await page.goto(`/quotes/${number}?view=compare`)
  await page
    .getByRole('button', { name: /^اسأل .*: .*/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/نطلب من المستشفى ذكر هذه النقطة/).waitFor()
  await expectUsable(page, 'quotes-ask-point-ar')
  await dialog.getByRole('button', { name: 'إرسال السؤال' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('سُئل عنه').first().waitFor()

  await page.goto(`/quotes/${number}`)
  await page.getByRole('button', { name: /^اطرح سؤالًا/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'إرسال السؤال' }).click()
  await page.getByRole('dialog').getByText('يرجى كتابة سؤالك').waitFor()
  await page.getByRole('dialog').getByLabel('سؤالك للمستشفى').fill('هل يمكن لأختي أن ترافقني؟')
  await page.getByRole('dialog').getByRole('button', { name: 'إرسال السؤال' }).click()
  await page.getByText('هل يمكن لأختي أن ترافقني؟').waitFor()
  await sendAgain(1700)
  await page.getByText('الإصدار 2').first().waitFor()
  expect(await page.getByText('لم يجب المستشفى بعد.').count()).toBe(2)
  await expectUsable(page, 'quotes-detail-asked-ar')
  await page.context().close()
})
