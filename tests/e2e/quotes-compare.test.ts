/** A phone shows two quotes at a time, and a swipe or a press brings the next. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAdmin } from '#tests/support/admin-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { expectUsable } from '#tests/support/looking.ts'
import { ask, newPatient, signedIn } from '#tests/support/patient.ts'
import { newStaff } from '#tests/support/portal-screens.ts'
import { queryProduct } from '#tests/support/product-database.ts'
import { sendQuote, sentRequest } from '#tests/support/sent-quotes.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let admin: Awaited<ReturnType<typeof signInAdmin>>
beforeAll(async () => {
  browser = await openBrowser()
  admin = await signInAdmin(browser.url)
})
afterAll(() => browser?.close())

const PRICES = [1100, 1200, 1300]

/** Sends a request to three hospitals with one treatment, which all answer. */
async function threeQuotes(token: string): Promise<string> {
  const found = await ask<{ healthServices: { items: { id: string }[] } }>(
    browser.url,
    '{ healthServices(search: { q: "MRI" }, limit: 1) { items { id } } }',
  )
  const serviceId = found.data.healthServices.items[0]?.id ?? ''
  type Proposals = { quoteHospitals: { items: { hospital: { id: string; doctors: { id: string }[] } }[] } }
  const { data } = await ask<Proposals>(
    browser.url,
    `query ($ids: [ID!]!) { quoteHospitals(treatments: $ids, limit: 3) { items { hospital { id doctors(limit: 1) { id } } } } }`,
    { ids: [serviceId] },
  )
  const hospitals = data.quoteHospitals.items.map(({ hospital }) => hospital)
  const request = await sentRequest(browser.url, token, { serviceId, hospitalIds: hospitals.map(({ id }) => id) })
  for (const [at, { id, doctors }] of hospitals.entries()) {
    const session = await newStaff(browser.url, admin.token, { hospitalId: id, role: 'coordinator' })
    const recipient = request.hospitals.find(({ hospital }) => hospital.id === id)
    const quote = { id: recipient?.id ?? '', doctorId: doctors[0]?.id ?? '', net: PRICES[at] ?? 0 }
    await sendQuote(browser.url, session.token, quote)
  }
  return request.number
}

/** Moves a finger over the table. Positive distances lead to the right. */
const swipe = (page: Page, distance: number) =>
  page.getByRole('table').evaluate((table, by) => {
    const touch = (clientX: number) => new Touch({ identifier: 1, target: table, clientX, clientY: 300 })
    const [from, to] = [touch(195), touch(195 + by)]
    table.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [from], changedTouches: [from] }))
    table.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [to] }))
  }, distance)

test.each([
  ['en', -120],
  ['ar', 120],
] as const)('in %s, three quotes are read two at a time', { timeout: 120_000 }, async (language, onwards) => {
  const patient = await newPatient(browser.url, 'Omar')
  const number = await threeQuotes(patient.token)
  const page = await browser.newPage({ viewport: widths.phone, hasTouch: true, locale: language })
  await page.addInitScript((chosen) => localStorage.setItem('hekima.language', chosen), language)
  await signedIn(page, patient)
  await page.goto(`/quotes/${number}?view=compare`)
  const shown = async () => {
    const heads = await page.getByRole('columnheader').allInnerTexts()
    return PRICES.filter((price) => heads.some((head) => head.replaceAll(',', '').includes(String(price))))
  }
  await expect.poll(shown).toEqual([1100, 1200])
  await swipe(page, onwards)
  await expect.poll(shown).toEqual([1200, 1300])
  await swipe(page, onwards)
  await expect.poll(shown).toEqual([1200, 1300])
  await expectUsable(page, `quotes-compare-three-${language}`)
  await swipe(page, -onwards)
  await expect.poll(shown).toEqual([1100, 1200])
  // The prices stay in sight below the header of the page.
  await page.getByRole('row').last().scrollIntoViewIfNeeded()
  const top = await page
    .getByRole('columnheader')
    .first()
    .evaluate((head) => head.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(0)
  await page.context().close()
})

test('an expired quote is not called binding', async () => {
  const patient = await newPatient(browser.url, 'Omar')
  const number = await threeQuotes(patient.token)
  await queryProduct(
    `update quote_recipients r set state = 'expired', ended_at = now() from quote_requests q, quotes o
      where q.id = r.request_id and o.recipient_id = r.id and q.number = $1 and o.total_included = $2`,
    [number, PRICES[0]],
  )
  const page = await browser.newPage()
  await signedIn(page, patient)
  await page.goto(`/quotes/${number}?view=compare`)
  const head = (price: number) => page.getByRole('columnheader', { name: price.toLocaleString('en') })
  await head(1100).getByText('no longer binding').waitFor()
  await head(1200)
    .getByText(/^(binding price|.+ is binding)$/)
    .waitFor()
  expect(await head(1100).getByRole('link').count()).toBe(0)
  await page.context().close()
})
