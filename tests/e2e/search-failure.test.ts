import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeAfterEach, emptyDocuments, openBrowser } from '#tests/support/browser.ts'
import { expectAccessible } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
closeAfterEach(() => browser)
afterAll(() => browser?.close())

const found = async (page: Page) => {
  const heading = page.getByRole('heading', { level: 2, name: /\d+ hospitals? found/ })
  await heading.waitFor()
  return Number.parseInt((await heading.textContent()) ?? '', 10)
}
const cards = (page: Page) => page.getByRole('article')
/** Returns the retry button of the results. The filters have their own. */
const tryAgain = (page: Page) =>
  page.getByRole('region', { name: /found|Results/ }).getByRole('button', { name: 'Try Again' })

/** Stops the named operations from answering. */
async function refuse(page: Page, ...operations: string[]): Promise<void> {
  await emptyDocuments(page)
  await page.route('**/graphql', (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string }
    return operations.includes(operationName) ? route.fulfill({ status: 503, body: 'down' }) : route.continue()
  })
}

describe('if the search does not answer', () => {
  test('it is retried once, then filtered in the browser with a notice', async () => {
    const page = await browser.newPage()
    let asked = 0
    page.on('request', (request) => {
      if (request.postData()?.includes('"SearchHospitals"')) asked += 1
    })
    await refuse(page, 'SearchHospitals', 'HospitalFacets')
    await page.goto('/search?location=izmir')
    await page.getByText('Results may be incomplete').waitFor()
    expect(asked).toBeGreaterThanOrEqual(2)
    expect(await found(page)).toBeGreaterThan(0)
    for (const card of await cards(page).all()) await expect.poll(() => card.textContent()).toContain('İzmir')
    await page.unroute('**/graphql')
    await tryAgain(page).click()
    await page.getByText('Results may be incomplete').waitFor({ state: 'detached' })
    expect(await found(page)).toBeGreaterThan(0)
  })

  test('and if nothing answers, Search Error with Try Again is shown', async () => {
    const page = await browser.newPage()
    await refuse(page, 'SearchHospitals', 'AllHospitals', 'HospitalFacets')
    await page.goto('/search')
    await page.getByRole('heading', { name: 'Search Error' }).waitFor()
    await page.getByText('Something went wrong while searching. Please try again.').waitFor()
    await expectAccessible(page)
    await page.unroute('**/graphql')
    await tryAgain(page).click()
    expect(await found(page)).toBeGreaterThan(0)
  })

  test('a failed further page is reported, and Try Again loads it', async () => {
    const page = await browser.newPage()
    await page.goto('/search')
    await found(page)
    const before = await cards(page).count()
    await refuse(page, 'SearchHospitals')
    await page.getByRole('button', { name: 'Load More Results' }).click()
    await page.getByText('Something went wrong while searching. Please try again.').waitFor()
    await page.unroute('**/graphql')
    await tryAgain(page).click()
    await cards(page).nth(before).waitFor()
    await expect.poll(() => page.getByText('Something went wrong while searching.').count()).toBe(0)
  })

  test('services that cannot be loaded are reported among the filters', async () => {
    const page = await browser.newPage()
    await refuse(page, 'HospitalFacets')
    await page.goto('/search')
    await found(page)
    const filters = page.getByRole('complementary', { name: 'Filters' })
    await filters.getByText('The services could not be loaded.').waitFor()
    await page.unroute('**/graphql')
    await filters.getByRole('button', { name: 'Try Again' }).click()
    await filters
      .getByRole('checkbox', { name: /^Cardiology/ })
      .first()
      .waitFor()
    await expect.poll(() => filters.getByText('The services could not be loaded.').count()).toBe(0)
  })

  test('responses are cached for 30 seconds', async () => {
    const page = await browser.newPage()
    await page.goto('/search')
    await found(page)
    let asked = 0
    page.on('request', (request) => {
      if (request.postData()?.includes('"SearchHospitals"')) asked += 1
    })
    await cards(page).first().getByRole('heading').getByRole('link').click()
    await page.waitForURL(/\/hospitals\//)
    await page.goBack()
    await found(page)
    await cards(page).first().waitFor()
    expect(asked).toBe(0)
  })
})
