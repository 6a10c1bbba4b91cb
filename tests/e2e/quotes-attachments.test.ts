/** A coordinator attaches documents to a quote, and the patient reads them beside it. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dateIn } from '#domain/days.ts'
import { signInAdmin } from '#tests/support/admin-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { bytesOf, pressForFile } from '#tests/support/download.ts'
import { expectUsable } from '#tests/support/looking.ts'
import { newPatient, type Patient, placeToBook, signedIn } from '#tests/support/patient.ts'
import { newStaff, openPortal, type StaffSession } from '#tests/support/portal-screens.ts'
import { sendQuoteRequest } from '#tests/support/quote-requests.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let coordinator: StaffSession
let viewer: StaffSession
let patient: Patient
let number: string
let address: string
beforeAll(async () => {
  browser = await openBrowser()
  const admin = await signInAdmin(browser.url)
  const { hospitalId } = await placeToBook(browser.url, 19)
  coordinator = await newStaff(browser.url, admin.token, { hospitalId, role: 'coordinator' })
  viewer = await newStaff(browser.url, admin.token, { hospitalId, role: 'viewer' })
  patient = await newPatient(browser.url, 'Layla')
  const sent = await sendQuoteRequest(browser.url, patient, [hospitalId])
  number = sent.number
  address = `/hospitalportal/quotes/${sent.atHospitals[0]}`
})
afterAll(() => browser?.close())

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n')
const file = (name: string, buffer: Buffer = PDF) => ({ name, mimeType: 'application/octet-stream', buffer })
const attachments = (page: Page) => page.getByRole('region', { name: 'Attachments' })
const add = (page: Page, ...files: ReturnType<typeof file>[]) =>
  page.locator('input[type="file"][aria-label="Add a file"]').setInputFiles(files)

async function sendVersion(page: Page, version: number) {
  const button = { name: /^Send with \d+ not stated$/ }
  await page.getByRole('button', button).click()
  await page.getByRole('dialog').getByRole('button', button).click()
  await page.getByText(`Version ${version} has been sent to Layla.`).first().waitFor()
}

/** Presses a download and returns its name and content. */
async function downloaded(page: Page, button: string) {
  const download = await pressForFile(page, button)
  return { name: download.suggestedFilename(), content: String(await bytesOf(download)) }
}

test('a coordinator attaches documents, removes one, and sees what a new version changes', {
  timeout: 180_000,
}, async () => {
  const page = await openPortal(browser, coordinator, { address, viewport: widths.desktop })
  await page.getByLabel('Treating doctor', { exact: true }).waitFor()
  await add(page, file('notes.txt', Buffer.from('only words')), file('Implant brochure.pdf'), file('Wrong.pdf'))
  const card = attachments(page)
  await card.getByRole('alert').filter({ hasText: 'notes.txt: Please choose a PDF, JPEG or PNG file.' }).waitFor()
  await card.getByRole('button', { name: 'Download Implant brochure.pdf' }).waitFor()
  await expectUsable(page, 'quote-attachments-builder')
  await card.getByRole('button', { name: 'Remove Wrong.pdf' }).click()
  await card.getByText('Wrong.pdf').waitFor({ state: 'detached' })
  expect(await downloaded(page, 'Download Implant brochure.pdf')).toEqual({
    name: 'Implant brochure.pdf',
    content: PDF.toString(),
  })

  await page.getByLabel('Kind of the new line', { exact: true }).selectOption('surgeon')
  await page.getByRole('button', { name: 'Add a line', exact: true }).click()
  await page.getByLabel('Text of line 1', { exact: true }).fill('Operation')
  await page.getByLabel('Price of one in line 1', { exact: true }).fill('1200')
  const doctor = page.getByLabel('Treating doctor', { exact: true })
  await doctor.selectOption((await doctor.locator('option').nth(1).getAttribute('value')) ?? '')
  await page.getByLabel('Valid until', { exact: true }).fill(addDays(dateIn(new Date()), 30))
  await sendVersion(page, 1)

  await page.getByRole('button', { name: 'Write version 2' }).click()
  await card.getByRole('button', { name: 'Remove Implant brochure.pdf' }).click()
  await add(page, file('Plan of the operation.pdf'))
  await card.getByRole('button', { name: 'Remove Plan of the operation.pdf' }).waitFor()
  await sendVersion(page, 2)
  const changes = page.getByRole('table', { name: 'Changes since version 1' })
  await changes.getByRole('row', { name: /^Attachment: Implant brochure\.pdf 15 bytes removed$/ }).waitFor()
  await changes.getByRole('row', { name: /^Attachment: Plan of the operation\.pdf nothing 15 bytes$/ }).waitFor()
  await expectUsable(page, 'quote-attachments-versions')
  await page.context().close()
})

test('the patient reads them on an Arabic phone, beside the quote and before accepting', {
  timeout: 120_000,
}, async () => {
  const page = await browser.newPage({ viewport: widths.phone, locale: 'ar' })
  await page.addInitScript(() => localStorage.setItem('hekima.language', 'ar'))
  await signedIn(page, patient)
  const name = 'تنزيل \u2068Plan of the operation.pdf\u2069'
  await page.goto(`/quotes/${number}?view=compare`)
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'المرفقات' }) })
  const inTable = row.getByRole('button', { name })
  await inTable.waitFor()
  await expectUsable(page, 'quote-attachments-compare-ar')
  expect(await downloaded(page, name)).toEqual({
    name: 'Plan of the operation.pdf',
    content: PDF.toString(),
  })
  expect(await page.getByRole('button', { name: /Implant brochure/ }).count()).toBe(0)

  await page.goto(`/quotes/${number}`)
  const list = page.getByRole('region', { name: 'المرفقات' })
  await list.getByRole('button', { name }).waitFor()
  await expectUsable(page, 'quote-attachments-request-ar')
  await page.goto(`/quotes/${number}?view=compare`)
  await page.getByRole('link', { name: 'اختيار هذا العرض' }).first().click()
  await list.getByRole('button', { name }).waitFor()
  await expectUsable(page, 'quote-attachments-accept-ar')
  await page.context().close()
})

test('a viewer of the hospital sees no attachment', { timeout: 60_000 }, async () => {
  const page = await openPortal(browser, viewer, { address, viewport: widths.desktop })
  await page.getByText('Version 2').first().waitFor()
  await page.getByText('Operation').first().waitFor()
  expect(await attachments(page).count()).toBe(0)
  expect(await page.getByText('Plan of the operation.pdf').count()).toBe(0)
  await page.context().close()
})
