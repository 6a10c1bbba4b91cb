/** Ways to a quote request, each with the treatment and the hospitals that were chosen before. */
import type { Locator, Page } from 'playwright-core'
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
async function expectRequest(
  page: Page,
  link: Locator,
  { treatment = 'Knee Replacement', names }: { treatment?: string; names: readonly string[] },
): Promise<void> {
  await link.first().click()
  await page.waitForURL(/\/quotes\/new/)
  const aside = page.getByRole('complementary')
  await aside.getByText(treatment).first().waitFor()
  for (const name of names) await aside.getByText(name).first().waitFor()
}
const linkIn = (place: Page | Locator, name: string) => place.getByRole('link', { name, exact: true })

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
    await expectRequest(page, linkIn(page, link), { names })
    await page.context().close()
  }
})

test('hospitals chosen among the results, and the assistant', { timeout: 120_000 }, async () => {
  const search = await browser.newPage()
  await search.goto('/search?type=hospitals&service=Knee+Replacement')
  const names: string[] = []
  for (const at of [0, 1]) {
    const button = search.getByRole('button', { name: /^Compare ./ }).nth(at)
    names.push(((await button.getAttribute('aria-label')) ?? '').replace('Compare ', ''))
    await button.click()
  }
  const tray = search.getByRole('region', { name: 'Comparison' })
  await expectRequest(search, linkIn(tray, 'Ask for quotes'), { names })
  await search.context().close()

  const chat = await browser.newPage()
  await chat.goto('/')
  await chat.getByLabel('Your symptoms').fill('I need a knee replacement in Istanbul')
  await chat.keyboard.press('Enter')
  await chat.waitForURL(/ai-chat$/)
  await expectRequest(chat, linkIn(chat.getByRole('list', { name: 'Conversation' }), 'Ask for quotes'), { names: [] })
  await chat.context().close()
})

test('a price on request', { timeout: 60_000 }, async () => {
  type Offer = { service: { id: string; name: string }; price: number | null }
  const { data } = await ask<{ hospitals: { items: { id: string; name: string; services: Offer[] }[] } }>(
    browser.url,
    '{ hospitals(limit: 40) { items { id name services(limit: 100) { service { id name } price } } } }',
  )
  const [offer] = data.hospitals.items.flatMap(({ services, ...hospital }) =>
    services.filter(({ price }) => price === null).map(({ service }) => ({ hospital, service })),
  )
  if (!offer) throw new Error('No hospital has a price on request.')
  const page = await browser.newPage()
  await page.goto(`/hospitals/${offer.hospital.id}?service=${offer.service.id}`)
  const priced = page.getByText('Price on request', { exact: false }).filter({ visible: true })
  await expectRequest(page, linkIn(priced, 'Ask for a quote'), {
    treatment: offer.service.name,
    names: [offer.hospital.name],
  })
  await page.context().close()
})
