import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SEARCH_PAGE } from '#domain/catalogue.ts'
import { openBrowser } from '#tests/support/browser.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const cards = (page: Page) => page.getByRole('article')
const names = (page: Page) => cards(page).getByRole('heading').allInnerTexts()

describe('a visit to a hospital’s page', () => {
  test('keeps the loaded results and the scroll position for any time', async () => {
    const page = await browser.newPage()
    await page.goto('/search')
    await cards(page).first().waitFor()
    const more = page.getByRole('button', { name: 'Load More Results' })
    for (const shown of [SEARCH_PAGE, 2 * SEARCH_PAGE]) {
      await more.click()
      await page.waitForFunction((id) => document.activeElement?.id === id, `result-${shown}`)
    }
    const before = await names(page)
    expect(before).toHaveLength(3 * SEARCH_PAGE)
    const last = cards(page).nth(3 * SEARCH_PAGE - 2)
    const link = last.getByRole('heading').getByRole('link')
    await link.focus()
    const place = await page.evaluate(() => scrollY)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/hospitals\//)
    await page.getByRole('heading', { name: 'Select a Service' }).waitFor()
    // The results are older than their lifetime, so they are refetched.
    await page.clock.setFixedTime(Date.now() + 60_000)
    const again = page.waitForResponse((response) => response.request().postData()?.includes('"page":3') ?? false)
    await page.goBack()
    await again
    await page.waitForLoadState('networkidle')
    expect(await names(page)).toEqual(before)
    expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(100)
    // A visitor who left by a link continues from it.
    await expect.poll(() => link.evaluate((left) => left === document.activeElement)).toBe(true)
    await page.reload()
    await cards(page)
      .nth(3 * SEARCH_PAGE - 1)
      .waitFor()
    expect(await names(page)).toEqual(before)
    await page
      .getByRole('complementary', { name: 'Filters' })
      .getByLabel('4+ stars', { exact: true })
      .check({ force: true })
    await page.waitForURL(/rating=4/)
    await page.getByRole('button', { name: 'Load More Results' }).waitFor()
    await expect.poll(() => cards(page).count()).toBe(SEARCH_PAGE)
  })
})

test('the first of further results takes the focus, even if its script arrives after the answer', async () => {
  const page = await browser.newPage({ fresh: true })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.goto('/search')
  // Scripts that load after the first input.
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  const answered = page.waitForResponse((response) => response.request().postData()?.includes('"page":2') ?? false)
  await page.getByRole('button', { name: 'Load More Results' }).click()
  await (await answered).finished()
  // The page count is in the history entry as soon as the page knows the answer.
  await page.waitForFunction(() => JSON.stringify(history.state).includes('"pages":2'))
  release()
  await page.waitForFunction((id) => document.activeElement?.id === id, `result-${SEARCH_PAGE}`)
})

test('a filter chosen while more results load is kept', async () => {
  const page = await browser.newPage()
  await page.goto('/search')
  await cards(page).first().waitFor()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON().variables.page === 2) await released
    return route.continue()
  })
  const second = page.waitForResponse((response) => response.request().postDataJSON()?.variables?.page === 2)
  await page.getByRole('button', { name: 'Load More Results' }).click()
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByLabel('4+ stars', { exact: true })
    .check({ force: true })
  await page.waitForURL(/rating=4/)
  release()
  await second
  await page.waitForLoadState('networkidle')
  await cards(page).first().waitFor()
  expect(page.url()).toContain('rating=4')
  await expect.poll(() => cards(page).count()).toBe(SEARCH_PAGE)
  await expect.poll(() => page.getByRole('button', { name: 'Load More Results' }).isEnabled()).toBe(true)
  await page.context().close()
})
