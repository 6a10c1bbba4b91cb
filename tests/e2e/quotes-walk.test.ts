/**
 * One quote from the question to the final bill: a patient on a phone in Arabic, one Turkish
 * coordinator who declines or answers, and one English coordinator.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dateIn } from '#domain/days.ts'
import { QUOTE_CHECKS } from '#domain/quotes/acceptance.ts'
import { openAdminPage, signInAdmin } from '#tests/support/admin-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { expectUsable } from '#tests/support/looking.ts'
import { ask, newPatient, type Patient, signedIn } from '#tests/support/patient.ts'
import { newStaff, openPortal, type StaffSession } from '#tests/support/portal-screens.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let admin: Awaited<ReturnType<typeof signInAdmin>>
beforeAll(async () => {
  browser = await openBrowser()
  admin = await signInAdmin(browser.url)
})
afterAll(() => browser?.close())

const submit = (page: Page) => page.locator('#content button[type="submit"]')
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })

type Request = {
  number: string
  state: string
  hospitals: { id: string; state: string; hospital: { id: string } }[]
  charges: { state: string; quoted: number; charged: number; note: string } | null
}
async function readRequest(patient: Patient): Promise<Request> {
  const { data } = await ask<{ myQuoteRequests: { items: Request[] } }>(
    browser.url,
    `{ myQuoteRequests { items {
      number state hospitals { id state hospital { id } } charges { state quoted charged note }
    } } }`,
    {},
    patient.token,
  )
  const [request] = data.myQuoteRequests.items
  if (!request) throw new Error('The patient has no request.')
  return request
}

/** Sends a request to the first three hospitals with a treatment. */
async function askThree(page: Page): Promise<void> {
  await page.goto('/quotes/new')
  await page.locator('#services input[type="search"]').fill('MRI')
  await page.locator('#services fieldset').getByRole('checkbox', { name: /رنين/ }).first().check()
  await submit(page).click()
  await page.waitForURL(/step=situation/)
  await page.locator('[name="health.birthYear"]').fill('1985')
  for (const card of await page.locator('[id^="answers."]').all()) {
    const choice = card.locator('fieldset label').first()
    if (await choice.count()) await choice.click()
  }
  for (const area of await page.locator('[id^="answers."] textarea').all()) await area.fill('منذ الربيع')
  await submit(page).click()
  await page.waitForURL(/step=files/)
  await submit(page).click()
  await page.waitForURL(/step=trip/)
  await submit(page).click()
  await page.waitForURL(/step=hospitals/)
  const boxes = page.locator('#hospitals li input[type="checkbox"]')
  await boxes.nth(2).waitFor()
  for (let at = 0; at < 3; at++) await boxes.nth(at).check()
  for (const box of await page.locator('[id="consent.hospitalIds"] input').all()) await box.check()
  await submit(page).click()
  await page.waitForURL(/step=review/)
  await submit(page).click()
  await page.waitForURL(/quotes\/QR-/)
}

async function openQuote(session: StaffSession, id: string, language: 'tr' | 'en') {
  const page = await openPortal(browser, session, { address: '/no-such-page' })
  await page.evaluate((chosen) => localStorage.setItem('hekima.language', chosen), language)
  await page.goto(`/hospitalportal/quotes/${id}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

/** Words of the builder, in the language of each coordinator. */
const WORDS = {
  tr: {
    language: 'Teklifin dili',
    kind: 'Yeni kalemin türü',
    add: 'Kalem ekle',
    text: (line: number) => `${line}. kalemin metni`,
    price: (line: number) => `${line}. kalemin birim fiyatı`,
    doctor: 'Tedaviyi yapacak doktor',
    until: 'Geçerlilik sonu',
    send: /eksikle gönder$/,
    sent: 'Sürüm 1 gönderildi.',
  },
  en: {
    language: 'Language of the quote',
    kind: 'Kind of the new line',
    add: 'Add a line',
    text: (line: number) => `Text of line ${line}`,
    price: (line: number) => `Price of one in line ${line}`,
    doctor: 'Treating doctor',
    until: 'Valid until',
    send: /^Send with/,
    sent: 'Version 1 has been sent to Omar.',
  },
} as const

type Line = { kind: string; label: string; price: string }

async function answerQuote(page: Page, language: 'tr' | 'en', lines: readonly Line[]): Promise<void> {
  const words = WORDS[language]
  await field(page, words.language).selectOption(language)
  for (const [at, { kind, label, price }] of lines.entries()) {
    await field(page, words.kind).selectOption(kind)
    await button(page, words.add).click()
    await field(page, words.text(at + 1)).fill(label)
    await field(page, words.price(at + 1)).fill(price)
  }
  const doctors = field(page, words.doctor)
  await doctors.selectOption(await doctors.locator('option').nth(1).getAttribute('value'))
  await field(page, words.until).fill(addDays(dateIn(new Date()), 30))
  await button(page, words.send).click()
  await page.getByRole('dialog').getByRole('button', { name: words.send }).click()
  await page.getByText(words.sent).first().waitFor()
}

/** An administrator reads the bill beside the quote, and settles the dispute by another total. */
async function settleDispute(number: string): Promise<void> {
  const page = await openAdminPage(browser, admin, { address: '/admin/quotes', viewport: widths.desktop })
  await page.getByRole('link', { name: /Bills disputed/ }).click()
  await page.waitForURL(/view=disputed/)
  await page
    .getByRole('row', { name: new RegExp(`${number}.*Bill disputed`) })
    .getByRole('link')
    .click()
  await page.getByRole('row', { name: /Kontrast madde/ }).waitFor()
  await page.getByText('لم يُستخدم أي تباين.').waitFor()
  await expectUsable(page, 'walk-dispute-admin')
  await button(page, 'Settle the dispute').click()
  const dialog = page.getByRole('dialog')
  const settle = dialog.getByRole('button', { name: 'Settle the dispute' })
  await settle.click()
  await dialog.getByText('Please choose an outcome').waitFor()
  await dialog.getByText('Please say why you settle it this way').waitFor()
  await dialog.getByRole('radio', { name: /A corrected total applies/ }).check({ force: true })
  await dialog.getByLabel(/^Total that applies, in/).fill('540.50')
  await dialog.getByLabel('Reason').fill('The hospital takes the contrast medium back.')
  await settle.click()
  await dialog.getByText('This is the total of the bill. Please choose that the bill stands').waitFor()
  for (const viewport of [widths.phone, widths.desktop]) {
    await page.setViewportSize(viewport)
    await expectUsable(page, `walk-settle-${viewport.width}`)
  }
  await dialog.getByLabel(/^Total that applies, in/).fill('480.5')
  await settle.click()
  await page.getByText('The dispute is settled.').first().waitFor()
  await page.getByText('The hospital takes the contrast medium back.').first().waitFor()
  expect(await button(page, 'Settle the dispute').count()).toBe(0)
  await expectUsable(page, 'walk-settled-admin')
  await page.goto('/admin/quotes?view=settled')
  await page.getByRole('row', { name: new RegExp(`${number}.*480\\.50.*Dispute settled`) }).waitFor()
  await page.context().close()
}

test('three people in three languages go from the request to a settled dispute', { timeout: 240_000 }, async () => {
  const patient = await newPatient(browser.url, 'Omar')
  const phone = await browser.newPage({ viewport: widths.phone, locale: 'ar-KW', timezoneId: 'Asia/Kuwait' })
  await phone.addInitScript(() => localStorage.setItem('hekima.language', 'ar'))
  await signedIn(phone, patient)
  await askThree(phone)
  const { number, hospitals } = await readRequest(patient)
  expect(hospitals.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent'])
  const [first, second, third] = await Promise.all(
    hospitals.map(async ({ id, hospital }) => ({
      id,
      session: await newStaff(browser.url, admin.token, { hospitalId: hospital.id, role: 'coordinator' }),
    })),
  )
  if (!first || !second || !third) throw new Error('The request has not three hospitals.')

  const turkish = await openQuote(first.session, first.id, 'tr')
  await answerQuote(turkish, 'tr', [
    { kind: 'surgeon', label: 'Görüntüleme ve rapor', price: '400' },
    { kind: 'transfer', label: 'Havalimanı transferi', price: '50,50' },
  ])
  await expectUsable(turkish, 'walk-answer-tr')
  const english = await openQuote(second.session, second.id, 'en')
  await answerQuote(english, 'en', [{ kind: 'surgeon', label: 'Imaging with a report', price: '520' }])
  await english.context().close()

  const declining = await openQuote(third.session, third.id, 'en')
  await button(declining, 'Decline').click()
  const dialog = declining.getByRole('dialog')
  await dialog.getByRole('button', { name: 'We have no free date in your period.' }).click()
  await dialog.getByRole('button', { name: 'Decline the request and tell Omar' }).click()
  await declining.getByText('This request was declined.').waitFor()
  await declining.context().close()

  await phone.goto(`/quotes/${number}`)
  await phone.getByText('We have no free date in your period.').waitFor()
  await phone
    .getByRole('link', { name: /قارن|مقارنة/ })
    .first()
    .click()
  await phone.getByRole('columnheader').filter({ hasText: '450.50' }).waitFor()
  await phone.getByRole('columnheader').filter({ hasText: '520' }).waitFor()
  await expectUsable(phone, 'walk-compare-ar')
  await phone.getByRole('link', { name: 'اختيار هذا العرض' }).first().click()
  await phone.waitForURL(/view=accept/)
  for (const check of QUOTE_CHECKS)
    await phone.locator(`[name="checklist.${check}"][value="yes"]`).check({ force: true })
  await button(phone, /^أول يوم متاح/).click()
  await phone.locator('#consultation input[type="radio"][value*=":"]:not(:disabled)').first().check({ force: true })
  await phone.locator('[name="phone"]').fill('+965 2222 0100')
  await submit(phone).click()
  await phone.getByRole('link', { name: 'استشارتك الأولى' }).waitFor()
  await phone.getByText('بعد العلاج يُدخل', { exact: false }).waitFor()
  const accepted = await readRequest(patient)
  expect(accepted.hospitals.map(({ state }) => state).sort()).toEqual(['accepted', 'declined', 'not_chosen'])

  // Quotes stand in the order of their arrival.
  await turkish.reload()
  await turkish.getByRole('link', { name: '+965 2222 0100' }).waitFor()
  await button(turkish, 'Son faturayı gir').click()
  await turkish.getByText('Lütfen faturalanan tutarı girin').first().waitFor()
  await button(turkish, 'Teklifteki tutarları aktar').click()
  const charged = turkish.getByRole('textbox', { name: /için faturalanan, / })
  expect(await charged.nth(1).inputValue()).toBe('50,5')
  await charged.nth(0).fill('430,555')
  await button(turkish, 'Teklifte olmayan bir kalem ekle').click()
  await charged.nth(2).fill('60')
  await button(turkish, 'Son faturayı gir').click()
  await turkish.getByText('Lütfen bu kalemin ne için olduğunu yazın').waitFor()
  await turkish.getByText('Lütfen en fazla iki ondalık').first().waitFor()
  await charged.nth(0).fill('430')
  await field(turkish, '3. kalem ne için').fill('Kontrast madde')
  await expectUsable(turkish, 'walk-bill-form-tr')
  await button(turkish, 'Son faturayı gir').click()
  await turkish.getByRole('dialog').getByRole('button', { name: 'Faturayı gir', exact: true }).click()
  await turkish.getByText('Hastanın yanıtı bekleniyor').waitFor()
  await expectUsable(turkish, 'walk-bill-tr')

  await phone.reload()
  await phone.getByRole('row', { name: /Kontrast madde/ }).waitFor()
  await expectUsable(phone, 'walk-bill-ar')
  await button(phone, 'لا، هناك اختلاف').click()
  await button(phone, 'إرسال الاعتراض').click()
  await phone.getByText('يرجى كتابة ما كان مختلفًا').waitFor()
  await field(phone, 'ما الذي كان مختلفًا؟').fill('لم يُستخدم أي تباين.')
  // A dialog that is closed keeps its text.
  await phone.keyboard.press('Escape')
  await phone.getByRole('dialog').waitFor({ state: 'detached' })
  await button(phone, 'لا، هناك اختلاف').click()
  await expect.poll(() => field(phone, 'ما الذي كان مختلفًا؟').inputValue()).toBe('لم يُستخدم أي تباين.')
  await button(phone, 'إرسال الاعتراض').click()
  await phone.getByText('لقد اعترضت عليها').waitFor()
  await expectUsable(phone, 'walk-disputed-ar')
  expect((await readRequest(patient)).charges).toEqual({
    state: 'disputed',
    quoted: 450.5,
    charged: 540.5,
    note: 'لم يُستخدم أي تباين.',
  })
  expect(await button(phone, 'لا، هناك اختلاف').count()).toBe(0)
  // Open pages of both sides show the dispute and its settlement without a reload.
  await turkish.getByText('لم يُستخدم أي تباين.').waitFor()

  await settleDispute(number)
  await phone.getByText('سُوّي الاعتراض').first().waitFor()
  await phone.getByRole('row', { name: /الإجمالي المعتمد/ }).waitFor()
  await phone.getByText('The hospital takes the contrast medium back.').first().waitFor()
  await expectUsable(phone, 'walk-settled-ar')
  await turkish.getByText('İtiraz sonuçlandı').first().waitFor()
  await turkish.getByText('The hospital takes the contrast medium back.').first().waitFor()
  await expectUsable(turkish, 'walk-settled-tr')
  await Promise.all([phone.context().close(), turkish.context().close()])
})
