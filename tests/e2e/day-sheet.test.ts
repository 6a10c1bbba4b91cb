import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dateIn } from '#domain/days.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { ask, expectAccessible } from '#tests/support/patient.ts'
import { lettersOf, readPdf } from '#tests/support/pdf.ts'
import { openPortal, signInStaff } from '#tests/support/portal-screens.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let staff: Awaited<ReturnType<typeof signInStaff>>
beforeAll(async () => {
  browser = await openBrowser()
  staff = await signInStaff(browser.url)
})
afterAll(() => browser?.close())

type Visit = {
  status: string
  date: string
  bookingId: string
  patientName: string
  patientPhone: string
  doctor: { fullName: string } | null
}

/** Returns the visits of a day on which several doctors see patients. */
async function busyDay(): Promise<Visit[]> {
  const { data } = await ask<{ appointments: { items: Visit[] } }>(
    browser.url,
    `query ($from: Date!) { appointments(search: { from: $from, sort: "earliest" }, limit: 100) {
      items { status date bookingId patientName patientPhone doctor { fullName } } } }`,
    { from: dateIn(new Date()) },
    staff.token,
  )
  const visits = data.appointments.items.filter(({ status }) => status !== 'cancelled')
  const ofDay = (date: string) => visits.filter((visit) => visit.date === date)
  const days = [...new Set(visits.map(({ date }) => date))]
  const day = days.find((date) => new Set(ofDay(date).map(({ doctor }) => doctor?.fullName)).size > 1)
  if (!day) throw new Error('No day has visits of two doctors.')
  return ofDay(day)
}

/** Counts calls of print() instead of opening the dialog. */
const watchPrinting = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = String(Number(document.documentElement.dataset.printed ?? 0) + 1)
    }
  })
const printedTimes = (page: Page) => page.evaluate(() => document.documentElement.dataset.printed)

test.each(['phone', 'desktop'] as const)('a day is printed completely, with all doctors, from a %s', async (width) => {
  const visits = await busyDay()
  const [first] = visits
  const page = await openPortal(browser, staff, {
    address: `/hospitalportal/calendar?date=${first?.date}`,
    viewport: widths[width],
  })
  await watchPrinting(page)
  await page.reload()
  await page.getByRole('link', { name: 'Print the day' }).click()
  await page.getByText(first?.bookingId ?? '').waitFor()
  await expect.poll(() => printedTimes(page)).toBe('1')
  await expectAccessible(page)
  const { pieces } = await readPdf(await page.pdf({ format: 'A4' }))
  // Compares word by word, because a PDF stores the words of an Arabic name from left to right.
  const letters = lettersOf(pieces)
  for (const { bookingId, patientName, patientPhone, doctor } of visits)
    for (const word of [bookingId, patientName, patientPhone, doctor?.fullName ?? ''].join(' ').split(/\s+/u))
      expect(letters).toContain(word)
  await page.context().close()
})

test('the dashboard prints today’s sheet', async () => {
  const page = await openPortal(browser, staff, { address: '/hospitalportal', viewport: widths.desktop })
  await watchPrinting(page)
  await page.reload()
  await page.getByRole('link', { name: 'Print today' }).click()
  await page.waitForURL(new RegExp(`date=${dateIn(new Date())}`))
  await expect.poll(() => printedTimes(page)).toBe('1')
  await page.context().close()
})
