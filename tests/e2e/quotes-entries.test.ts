/** Ways to a quote request, each with the treatment and the hospitals that were chosen before. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { openBrowser } from '#tests/support/browser.ts'
import { ask } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let serviceId: string
let hospitals: { id: string; name: string }[]
beforeAll(async () => {
  browser = await openBrowser()
  const found = await ask<{ healthServices: { items: { id: string }[] } }>(
    browser.url,
    '{ healthServices(search: { q: "Knee Replacement" }, limit: 1) { items { id } } }',
  )
  serviceId = found.data.healthServices.items[0]?.id ?? ''
  const { data } = await ask<{ quoteHospitals: { items: { hospital: { id: string; name: string } }[] } }>(
    browser.url,
    'query ($ids: [ID!]!) { quoteHospitals(treatments: $ids, limit: 2) { items { hospital { id name } } } }',
    { ids: [serviceId] },
  )
  hospitals = data.quoteHospitals.items.map(({ hospital }) => hospital)
})
afterAll(() => browser?.close())

const first = () => hospitals[0] ?? { id: '', name: '' }

/** Follows a link, and expects the request to contain the treatment and these hospitals. */
async function expectRequest(page: Page, link: string, names: readonly string[]): Promise<void> {
  await page.getByRole('link', { name: link, exact: true }).first().click()
  await page.waitForURL(/\/quotes\/new/)
  const aside = page.getByRole('complementary')
  await aside.getByText('Knee Replacement').waitFor()
  for (const name of names) await aside.getByText(name).waitFor()
}

test('a hospital, a treatment and a comparison', { timeout: 120_000 }, async () => {
  const ids = hospitals.map(({ id }) => id).join(',')
  for (const [address, link, names] of [
    [`/hospitals/${first().id}?service=${serviceId}`, 'Ask for a quote', [first().name]],
    [`/services/${serviceId}`, 'Ask for quotes', []],
    [
      `/compare?hospitals=${ids}&service=${serviceId}`,
      'Ask these hospitals for quotes',
      hospitals.map(({ name }) => name),
    ],
  ] as const) {
    const page = await browser.newPage()
    await page.goto(address)
    await expectRequest(page, link, names)
    await page.context().close()
  }
})
