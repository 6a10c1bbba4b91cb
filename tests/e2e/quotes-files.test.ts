/** A patient adds photos, reports and images to a quote request, some of which are refused. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_FILE_SIZE } from '#domain/files.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { expectUsable } from '#tests/support/looking.ts'
import { ask, newPatient, type Patient, signedIn } from '#tests/support/patient.ts'
import { zipOf } from '#tests/support/zip.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n')
const DICOM = Buffer.concat([Buffer.alloc(128), Buffer.from('DICM'), Buffer.alloc(20)])
const WRONG_KIND = 'Please choose a PDF, JPEG, PNG or DICOM file, or a zip of DICOM images.'
const BROKEN = 'The file did not arrive in full. Please try again.'

const goOn = (page: Page) => page.locator('#content button[type="submit"]').click()
const file = (name: string, buffer: Buffer, mimeType = 'application/octet-stream') => ({ name, mimeType, buffer })
const chooser = (page: Page, label: string) => page.locator(`input[type="file"][aria-label="${label}"]`)
const tile = (page: Page, label: string) => page.getByRole('listitem').filter({ has: chooser(page, label) })
const stored = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` })

/** Opens the files of a new request for a hair transplant. */
async function openFiles(page: Page, patient: Patient): Promise<void> {
  await signedIn(page, patient)
  await page.goto('/quotes/new')
  await page.locator('#services input[type="search"]').fill('Hair Transplant')
  await page
    .locator('#services fieldset')
    .getByRole('checkbox', { name: /Hair Transplant/ })
    .first()
    .check()
  await goOn(page)
  await page.waitForURL(/step=situation/)
  await page.locator('[name="health.birthYear"]').fill('1985')
  for (const card of await page.locator('[id^="answers."]').all()) {
    const choice = card.locator('fieldset label').first()
    if (await choice.count()) await choice.click()
  }
  for (const area of await page.locator('[id^="answers."] textarea').all()) await area.fill('Since spring')
  await goOn(page)
  await page.waitForURL(/step=files/)
}

async function filesOf(patient: Patient): Promise<{ name: string; view: string | null }[]> {
  const { data } = await ask<{ myQuoteRequests: { items: { files: { name: string; view: string | null }[] }[] } }>(
    browser.url,
    '{ myQuoteRequests { items { files { name view } } } }',
    {},
    patient.token,
  )
  return data.myQuoteRequests.items[0]?.files ?? []
}

test('a photo, a report and a zip of images arrive; refused files say why, and what is typed stays', {
  timeout: 120_000,
}, async () => {
  const patient = await newPatient(browser.url)
  const page = await browser.newPage({ viewport: widths.phone })
  await openFiles(page, patient)
  const photo = await page.screenshot({ type: 'jpeg' })

  await chooser(page, 'Photo: Front').setInputFiles(file('front.jpg', photo, 'image/jpeg'))
  await tile(page, 'Photo: Front').getByText('Replace').waitFor()
  await chooser(page, 'Photo: Top').setInputFiles(file('top.jpg', Buffer.from('no photo'), 'image/jpeg'))
  await tile(page, 'Photo: Top').getByRole('alert').filter({ hasText: WRONG_KIND }).waitFor()
  await tile(page, 'Photo: Front').getByText('Replace').waitFor()

  await chooser(page, 'Add a file').setInputFiles([
    file('huge.dcm', Buffer.alloc(MAX_FILE_SIZE + 1)),
    file('blood.pdf', PDF),
    file('letter.txt', Buffer.from('only words')),
    file('viewer.zip', await zipOf({ 'CD/1.dcm': DICOM, 'CD/viewer.exe': Buffer.from('MZ and more than it says') })),
    file('scan.zip', await zipOf({ 'CD/DICOMDIR': DICOM, 'CD/1.dcm': DICOM })),
  ])
  await stored(page, 'blood.pdf').waitFor()
  await stored(page, 'scan.zip').waitFor()
  for (const sentence of [
    'huge.dcm: A file may be up to 20 MB.',
    `letter.txt: ${WRONG_KIND}`,
    'viewer.zip: This zip holds other files than DICOM images, PDF, JPEG or PNG.',
  ])
    await page.getByRole('alert').filter({ hasText: sentence }).waitFor()
  expect(await page.getByRole('button', { name: 'Try Again' }).count()).toBe(0)
  await expectUsable(page, 'quotes-files-refused')

  await page.reload()
  await stored(page, 'scan.zip').waitFor()
  expect((await filesOf(patient)).map(({ name, view }) => [name, view])).toEqual([
    ['front.jpg', 'front'],
    ['blood.pdf', null],
    ['scan.zip', null],
  ])
  await page.goto('/quotes/new?step=situation')
  expect(await page.locator('[name="health.birthYear"]').inputValue()).toBe('1985')
  await page.context().close()
})

test('after a cut connection the same files are sent again by one press', { timeout: 120_000 }, async () => {
  const patient = await newPatient(browser.url)
  const page = await browser.newPage()
  await openFiles(page, patient)
  const uploads = '**/api/QuoteRequests/*/files*'
  await page.route(uploads, (route) => route.abort('connectionreset'))
  await chooser(page, 'Photo: Front').setInputFiles(
    file('front.jpg', await page.screenshot({ type: 'jpeg' }), 'image/jpeg'),
  )
  await tile(page, 'Photo: Front').getByRole('alert').filter({ hasText: BROKEN }).waitFor()
  await chooser(page, 'Add a file').setInputFiles([file('blood.pdf', PDF), file('scan.dcm', DICOM)])
  await page
    .getByRole('alert')
    .filter({ hasText: `scan.dcm: ${BROKEN}` })
    .waitFor()
  await expectUsable(page, 'quotes-files-broken')
  await page.unroute(uploads)
  await tile(page, 'Photo: Front').getByRole('button', { name: 'Try Again' }).click()
  await tile(page, 'Photo: Front').getByText('Replace').waitFor()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await stored(page, 'blood.pdf').waitFor()
  await stored(page, 'scan.dcm').waitFor()
  expect(await page.getByText(BROKEN).count()).toBe(0)
  expect((await filesOf(patient)).map(({ name }) => name)).toEqual(['front.jpg', 'blood.pdf', 'scan.dcm'])
  await page.context().close()
})
