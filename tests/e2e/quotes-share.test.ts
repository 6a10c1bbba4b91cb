/** The comparison of quotes as a document, on paper and by a link. */
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { pressForFile, readDownload } from '#tests/support/download.ts'
import { expectUsable } from '#tests/support/looking.ts'
import { newPatient, signedIn } from '#tests/support/patient.ts'
import { lettersOf, readPdf } from '#tests/support/pdf.ts'
import { signInStaff } from '#tests/support/portal-screens.ts'
import { quotedRequest } from '#tests/support/sent-quotes.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let staff: Awaited<ReturnType<typeof signInStaff>>
beforeAll(async () => {
  browser = await openBrowser()
  staff = await signInStaff(browser.url)
})
afterAll(() => browser?.close())

test('the comparison is a PDF in the language of the page, and prints whole', { timeout: 120_000 }, async () => {
  const patient = await newPatient(browser.url)
  const { number } = await quotedRequest(browser.url, { patient, staff })
  const page = await browser.newPage({ viewport: widths.phone })
  await signedIn(page, patient)
  await page.goto(`/quotes/${number}?view=compare`)
  const download = await pressForFile(page, 'PDF')
  expect(download.suggestedFilename()).toBe(`${number}.pdf`)
  const { pieces, info } = await readDownload(download, async (file) => readPdf(await readFile(file)))
  expect(info).toMatchObject({ Title: `Quotes for ${number}` })
  expect(lettersOf(pieces)).toContain('1,890EUR')

  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
  expect(await page.getByRole('columnheader').first().isVisible()).toBe(true)
  const printed = await readPdf(await page.pdf({ format: 'A4' }))
  const letters = lettersOf(printed.pieces)
  for (const fact of ['€1,890', 'Valid until', 'With all options', 'Not stated'])
    expect(letters, fact).toContain(fact.replaceAll(' ', ''))
  for (const { x, width, text } of printed.pieces) expect(x + width, text).toBeLessThan(595.28)
  await page.context().close()
})

test('a companion reads by a link what the patient chose, and is told when it has ended', {
  timeout: 180_000,
}, async () => {
  const patient = await newPatient(browser.url)
  const { number } = await quotedRequest(browser.url, { patient, staff })
  const page = await browser.newPage()
  await signedIn(page, patient)
  await page.goto(`/quotes/${number}?view=compare`)
  await page.getByRole('button', { name: 'Show a companion' }).click()
  const dialog = page.getByRole('dialog', { name: 'Show a companion' })
  await dialog.getByRole('checkbox', { name: 'My answers about my health', checked: false }).waitFor()
  for (const part of ['Hospitals and doctors', 'Prices and payment', 'Treatment and plan', 'Dates, stay and flights'])
    await dialog.getByRole('checkbox', { name: part }).uncheck({ force: true })
  for (const part of ['Aftercare and complications', 'Names of attachments'])
    await dialog.getByRole('checkbox', { name: part }).uncheck({ force: true })
  await dialog.getByRole('button', { name: 'Create the link' }).click()
  await dialog.getByText('Please choose what to show').waitFor()
  await dialog.getByLabel('For whom?').fill('Clare')
  for (const part of ['Hospitals and doctors', 'Prices and payment'])
    await dialog.getByRole('checkbox', { name: part }).check({ force: true })
  await dialog.getByRole('button', { name: 'Create the link' }).click()
  const address = (await dialog.locator('code').textContent()) ?? ''
  await dialog.getByText('Not opened yet').waitFor()
  await expectUsable(page, 'companion-dialog')

  const reader = await browser.newPage({ viewport: widths.phone, locale: 'ar-KW' })
  await reader.addInitScript(() => localStorage.setItem('hekima.language', 'ar'))
  const { pathname, search } = new URL(address)
  const answer = await reader.goto(pathname + search)
  expect(answer?.headers()).toMatchObject({
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  await reader.getByText('1,890 EUR').first().waitFor()
  await reader.getByRole('rowheader', { name: 'الطبيب' }).waitFor()
  expect(await reader.locator('html').getAttribute('dir')).toBe('rtl')
  expect(await reader.getByText('One visit.').count()).toBe(0)
  await expectUsable(reader, 'companion-ar-390')

  await page.reload()
  await page.getByRole('button', { name: 'Show a companion' }).click()
  await dialog.getByText('Opened 1 time').waitFor()
  await dialog.getByRole('button', { name: 'End now Clare' }).click()
  await dialog.getByText('Ended', { exact: true }).waitFor()
  await reader.reload()
  await reader.getByRole('heading', { name: 'أُنهي هذا الرابط' }).waitFor()
  expect(await reader.getByText('1,890').count()).toBe(0)
  await expectUsable(reader, 'companion-ended-ar-390')
  for (const one of [page, reader]) await one.context().close()
})

test('other addresses of requests ask to sign in', { timeout: 60_000 }, async () => {
  const page = await browser.newPage()
  await page.goto('/quotes/QR-22222222')
  await page.waitForURL(/\/login/)
  await page.context().close()
})
