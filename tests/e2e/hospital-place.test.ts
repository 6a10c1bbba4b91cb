import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyDocuments, openBrowser } from '#tests/support/browser.ts'
import { type Place, placeToBook } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let place: Place
beforeAll(async () => {
  browser = await openBrowser()
  place = await placeToBook(browser.url, 0)
})
afterAll(() => browser?.close())

describe('the page of a hospital', () => {
  test('loads nothing from other hosts until the map is requested', async () => {
    const page = await browser.newPage()
    const foreign: string[] = []
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(/^https:\/\/www\.google\.com/, async (route) => {
      foreign.push(route.request().url())
      await arrived
      return route.fulfill({ contentType: 'text/html', body: '<p>map</p>' })
    })
    await page.goto(`/hospitals/${place.hospitalId}`)
    await page.getByRole('button', { name: 'Show map' }).waitFor()
    expect(foreign).toEqual([])
    await expect
      .poll(() => page.getByRole('link', { name: /Open map/ }).getAttribute('href'))
      .toMatch(/^https:\/\/(www|maps)\.google\.com|^https:\/\/maps\.app\.goo\.gl/)
    const picture = await page.locator('img[src^="/art/map.svg"]').getAttribute('src')
    expect(new URL(picture ?? '', browser.url).searchParams.get('city')).toBe('İstanbul')
    expect(picture).toMatch(/lat=4\d\.\d+&lon=2\d\.\d+/)
    await page.getByRole('button', { name: 'Show map' }).click()
    const drawn = page.locator('iframe').locator('xpath=..').locator('img')
    await page.locator('iframe').waitFor()
    await expect.poll(() => drawn.count()).toBe(1)
    arrive()
    await page.frameLocator('iframe').getByText('map').waitFor()
    await drawn.waitFor({ state: 'detached' })
    expect(new Set(foreign).size).toBe(1)
    await page.context().close()
  })

  test('shows category and description of each treatment, and marks an approximate place', async () => {
    const page = await browser.newPage()
    await emptyDocuments(page)
    const words = 'A description that only this treatment has.'
    const offers: { service: { name: string; category: string; description: string } }[] = []
    await page.route('**/graphql', async (route) => {
      if (route.request().postDataJSON().operationName !== 'HospitalPage') return route.continue()
      const response = await route.fetch()
      const json = await response.json()
      const { hospital } = json.data
      hospital.locationApproximate = true
      hospital.services[0].service.description = words
      offers.push(...hospital.services)
      await route.fulfill({ response, json })
    })
    await page.goto(`/hospitals/${place.hospitalId}`)
    const rows = page.getByRole('group', { name: 'Select a Service' }).locator('label')
    await rows.filter({ hasText: words }).waitFor()
    for (const row of await rows.all()) {
      const shown = (await row.textContent()) ?? ''
      const { service } = offers.find((offer) => shown.startsWith(offer.service.name)) ?? {}
      expect(shown).toContain(`${service?.category} ·`)
    }
    await page.getByText('Approximate location on the map').waitFor()
    await expect.poll(() => page.locator('img[src^="/art/map.svg"]').getAttribute('src')).toMatch(/approximate=1/)
    await page.context().close()
  })

  test('keeps the drawn map and reports it if the real one cannot be loaded', async () => {
    const page = await browser.newPage()
    await page.goto(`/hospitals/${place.hospitalId}`)
    await page.route(/^https:\/\/www\.google\.com/, (route) => route.abort())
    await page.getByRole('button', { name: 'Show map' }).click()
    await page.getByText('The map could not be loaded.').waitFor()
    await expect.poll(() => page.locator('iframe').count()).toBe(0)
    await page.route(/^https:\/\/www\.google\.com/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>map</p>' }),
    )
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.frameLocator('iframe').getByText('map').waitFor()
    await page.context().close()
  })
})
