/** Quotes in the portal: list, question, decline, and the builder by pointer and keyboard. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dateIn } from '#domain/days.ts'
import { signInAdmin, sticksOut } from '#tests/support/admin-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { ask, expectAccessible, newPatient, type Patient, placeToBook } from '#tests/support/patient.ts'
import { newStaff, openPortal, type StaffSession } from '#tests/support/portal-screens.ts'
import { sendQuoteRequest } from '#tests/support/quote-requests.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let hospitalId: string
let coordinator: StaffSession
let viewer: StaffSession
beforeAll(async () => {
  browser = await openBrowser()
  const admin = await signInAdmin(browser.url)
  hospitalId = (await placeToBook(browser.url, 21)).hospitalId
  coordinator = await newStaff(browser.url, admin.token, { hospitalId, role: 'coordinator' })
  viewer = await newStaff(browser.url, admin.token, { hospitalId, role: 'viewer' })
})
afterAll(() => browser?.close())

type AtHospital = {
  state: string
  declineReason: string | null
  questions: { text: string; answer: string | null }[]
  quotes: { version: number; totalIncluded: number; notStated: string[]; lines: { label: string; net: number }[] }[]
}

/** Reads the request as its patient. */
async function readAsPatient({ token }: Patient, number: string): Promise<AtHospital> {
  const { data, errors } = await ask<{ quoteRequest: { hospitals: AtHospital[] } }>(
    browser.url,
    `query ($number: ID!) { quoteRequest(id: $number) { hospitals {
      state declineReason questions { text answer } quotes { version totalIncluded notStated lines { label net } } } } }`,
    { number },
    token,
  )
  const [atHospital] = data?.quoteRequest.hospitals ?? []
  if (!atHospital) throw new Error(JSON.stringify(errors))
  return atHospital
}

async function newRequest(name: string) {
  const patient = await newPatient(browser.url, name)
  const { number, atHospitals } = await sendQuoteRequest(browser.url, patient, [hospitalId])
  return { patient, number, address: `/hospitalportal/quotes/${atHospitals[0]}` }
}

async function open(session: StaffSession, address: string, options: { language?: string; isPhone?: boolean } = {}) {
  const page = await openPortal(browser, session, {
    address: '/no-such-page',
    ...(options.isPhone && { viewport: widths.phone }),
  })
  if (options.language)
    await page.evaluate((language) => localStorage.setItem('hekima.language', language), options.language)
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

/** Waits for a text with this part. */
const says = (page: Page, words: string) => page.getByText(words).first().waitFor()
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

async function addLine(page: Page, kind: string, words = { kind: 'Kind of the new line', add: 'Add a line' }) {
  await field(page, words.kind).selectOption(kind)
  await page.getByRole('button', { name: words.add, exact: true }).click()
}

test('a coordinator answers in Turkish, and sees missing points before sending', async () => {
  const { patient, number, address } = await newRequest('Ayla')
  const page = await open(coordinator, '/hospitalportal/quotes', { language: 'tr' })
  await page
    .getByRole('row', { name: /Ayla/ })
    .getByRole('link', { name: /^Teklif yaz/ })
    .click()
  await page.waitForURL(new RegExp(address))
  await page.getByRole('heading', { level: 1, name: /^Teklif: Ayla/ }).waitFor()

  await field(page, 'Teklifin dili').selectOption('tr')
  await addLine(page, 'surgeon', { kind: 'Yeni kalemin türü', add: 'Kalem ekle' })
  await field(page, '1. kalemin metni').fill('Ameliyat')
  await field(page, '1. kalemin birim fiyatı').fill('1.250,50')
  await addLine(page, 'hotel', { kind: 'Yeni kalemin türü', add: 'Kalem ekle' })
  await field(page, '2. kalemin metni').fill('Otel, kahvaltı dahil')
  await field(page, '2. kalemin miktarı').fill('3')
  await field(page, '2. kalemin birim fiyatı').fill('60')
  await says(page, '1.430,50 €')
  const doctor = await field(page, 'Tedaviyi yapacak doktor').locator('option').nth(1).getAttribute('value')
  await field(page, 'Tedaviyi yapacak doktor').selectOption(doctor)
  await field(page, 'Geçerlilik sonu').fill(addDays(dateIn(new Date()), 30))
  await field(page, 'Hastanede gece').fill('2')
  const read = page.getByRole('region', { name: 'Ayla böyle okur' })
  await read.getByText('Bağlayıcı fiyat').waitFor()
  expect(await read.textContent()).toMatch(/1\.43\d/)
  expect(await read.getByText('Belirtilmemiş').count()).toBe(3)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/builder.png`, fullPage: true })
  await page.getByRole('button', { name: /eksikle gönder$/ }).click()

  const dialog = page.getByRole('dialog')
  await dialog.getByText('Dönüşten sonra takip').waitFor()
  await dialog.getByRole('button', { name: /eksikle gönder$/ }).click()
  await says(page, 'Sürüm 1 gönderildi.')
  await expect.poll(async () => (await readAsPatient(patient, number)).state).toBe('quoted')
  const { quotes } = await readAsPatient(patient, number)
  expect(quotes).toMatchObject([
    {
      version: 1,
      totalIncluded: 1430.5,
      lines: [
        { label: 'Ameliyat', net: 1250.5 },
        { label: 'Otel, kahvaltı dahil', net: 180 },
      ],
    },
  ])
  expect(quotes[0]?.notStated).toContain('care_at_home')
  expect(quotes[0]?.notStated).not.toContain('nights_in_hospital')

  await page.getByRole('button', { name: 'Sürüm 2 yaz' }).click()
  await field(page, '2. kalemin birim fiyatı').fill('50')
  await page.getByRole('button', { name: /eksikle gönder$/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /eksikle gönder$/ })
    .click()
  await says(page, 'Sürüm 2 gönderildi.')
  const changes = page.getByRole('table', { name: '1. sürümden bu yana değişiklikler' })
  await changes.getByRole('row', { name: /Otel, kahvaltı dahil.*180,00 €.*150,00 €/ }).waitFor()
  await page.context().close()
})

test('a question stops the clock, and a request is declined with a reason that the patient reads', async () => {
  const { patient, number, address } = await newRequest('Greta')
  const page = await open(coordinator, address)
  await page.getByRole('button', { name: 'Ask Greta' }).click()
  const question = page.getByRole('dialog', { name: 'Ask Greta a question' })
  await question.getByRole('button', { name: 'Send the question to Greta' }).click()
  await question.getByText('Please write your question').waitFor()
  await question.getByLabel('Your question').fill('Do you take blood thinners?')
  await question.getByRole('button', { name: 'Send the question to Greta' }).click()
  await question.waitFor({ state: 'hidden' })
  await says(page, 'paused')
  await says(page, 'Greta has not answered yet.')
  expect((await readAsPatient(patient, number)).questions).toMatchObject([{ text: 'Do you take blood thinners?' }])

  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Decline this request?' })
  await dialog.getByRole('button', { name: 'Decline the request and tell Greta' }).click()
  await dialog.getByText('Please give a reason').waitFor()
  await dialog.getByRole('button', { name: 'We do not offer this treatment.' }).click()
  await dialog.getByRole('button', { name: 'Decline the request and tell Greta' }).click()
  await says(page, 'This request was declined.')
  expect(await readAsPatient(patient, number)).toMatchObject({
    state: 'declined',
    declineReason: 'We do not offer this treatment.',
  })
  expect(await page.getByRole('button', { name: /^Ask / }).count()).toBe(0)
  await page.context().close()
})

test('the builder works by keyboard only, and a refused amount stays', async () => {
  const { address } = await newRequest('Olena')
  const page = await open(coordinator, address)
  const { keyboard } = page
  const written: string[] = []
  page.on('request', (request) => {
    const text = request.postData() ?? ''
    if (/mutation SaveQuote\b/.test(text)) written.push(text)
  })
  await field(page, 'Language of the quote').selectOption('en')
  await page.getByRole('button', { name: 'Add a line', exact: true }).focus()
  await keyboard.press('Enter')
  const isFocused = (label: string) =>
    expect.poll(() => field(page, label).evaluate((at) => at === document.activeElement)).toBe(true)
  await isFocused('Text of line 1')
  await keyboard.type('Local anaesthesia')
  await keyboard.press('Enter')
  await isFocused('Text of line 2')
  await keyboard.type('Wash kit')
  await keyboard.press('Alt+ArrowUp')
  await isFocused('Text of line 1')
  expect(await field(page, 'Text of line 1').inputValue()).toBe('Wash kit')
  await field(page, 'Price of one in line 2').focus()
  await keyboard.type('90')
  await field(page, 'Price of one in line 1').focus()
  await keyboard.type('12.345')
  await keyboard.press('Control+s')
  await isFocused('Price of one in line 1')
  await says(page, 'Amounts in EUR can have up to 2 decimals')
  const lines = page.getByRole('list', { name: 'Lines of the quote' })
  expect(await lines.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
  expect(await field(page, 'Price of one in line 1').inputValue()).toBe('12.345')
  expect(await field(page, 'Text of line 2').inputValue()).toBe('Local anaesthesia')

  await keyboard.press('Control+a')
  await keyboard.type('12.34')
  // Typing costs the server nothing, and refused amounts stay in the browser.
  expect(written).toEqual([])
  await keyboard.press('Control+s')
  await says(page, 'The draft is saved. The patient does not see it.')
  expect(written).toHaveLength(1)
  await page.reload()
  await expect.poll(() => field(page, 'Price of one in line 1').inputValue()).toBe('12.34')
  await says(page, '€102.34')
  await page.context().close()
})

test('a missing point links to its field, and a quote without a doctor is not sent', async () => {
  const { patient, number, address } = await newRequest('Piotr')
  const page = await open(coordinator, address)
  await page.getByRole('button', { name: 'State it: Aftercare at home' }).click()
  await expect
    .poll(() => field(page, 'Who provides care at home').evaluate((at) => at === document.activeElement))
    .toBe(true)
  await page.getByRole('button', { name: 'State it: Follow-ups' }).click()
  await expect.poll(() => field(page, 'Text of line 1').evaluate((at) => at === document.activeElement)).toBe(true)
  expect(await field(page, 'Kind of line 1').inputValue()).toBe('follow_up')
  await page.getByRole('button', { name: /^Send with/ }).click()
  await says(page, 'Please choose a doctor')
  expect((await readAsPatient(patient, number)).quotes).toEqual([])
  await page.context().close()
})

test('viewers see requests without health data and without actions', async () => {
  const { address } = await newRequest('Camille')
  const page = await open(viewer, '/hospitalportal/quotes')
  const row = page.getByRole('row', { name: /Camille/ })
  await row.getByRole('link', { name: /^Open/ }).click()
  await page.waitForURL(new RegExp(address))
  await says(page, 'Your role cannot read health data')
  const words = await page.locator('#content').textContent()
  expect(words).not.toMatch(/Minoxidil|I wish to know|Ask Camille|Decline|Save draft/)
  await page.context().close()
})

test.each(['phone', 'desktop'] as const)('list and builder are accessible on a %s', async (device) => {
  const { address } = await newRequest('Faisal')
  const isPhone = device === 'phone'
  for (const at of ['/hospitalportal/quotes', address]) {
    const page = await open(coordinator, at, { isPhone })
    await page
      .getByText(/^Faisal|Faisal,/)
      .first()
      .waitFor()
    if (at === address) {
      await addLine(page, 'implant')
      await field(page, 'Text of line 1').fill('Knee')
      // The window is as tall as the page, so its bottom bar covers no control.
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 8000 })
    }
    await expectAccessible(page)
    expect(await sticksOut(page)).toBe(false)
    await page.context().close()
  }
})
