/** The comparison of quotes beyond its page: as a document and on paper. */
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, widths } from '#tests/support/browser.ts'
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
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF', exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${number}.pdf`)
  const { pieces, info } = await readPdf(await readFile(await download.path()))
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
