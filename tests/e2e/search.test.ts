import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SEARCH_PAGE } from '#domain/catalogue.ts'
import { closeAfterEach, openBrowser, widths } from '#tests/support/browser.ts'
import { expectForEveryone } from '#tests/support/looking.ts'
import { expectAccessible } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
closeAfterEach(() => browser)
afterAll(() => browser?.close())

const found = async (page: Page) => {
  const heading = page.getByRole('heading', { level: 2, name: /\d+ (hospital|doctor)s? found/ })
  await heading.waitFor()
  return Number.parseInt((await heading.textContent()) ?? '', 10)
}
const open = async (address: string, options = {}): Promise<Page> => {
  const page = await browser.newPage(options)
  await page.goto(address)
  await found(page)
  return page
}
const cards = (page: Page) => page.getByRole('article')
const names = (page: Page) => cards(page).getByRole('heading').allInnerTexts()
const panel = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
/** Returns the checkbox of a treatment. Some specialties have the same names. */
const service = (filters: Locator, name: string) =>
  filters.getByRole('group', { name: 'Treatments' }).getByRole('checkbox', { name: new RegExp(`^${name}`) })
const chip = (page: Page, filter: string) => page.getByRole('button', { name: `Remove ${filter}` })

describe('axe finds nothing in either theme, on a desktop and a phone, and nothing overflows', () => {
  test.each([
    '/search?location=İstanbul&rating=3&languages=English&sortBy=distance',
    '/search?type=doctors&sortBy=distance',
    '/search?q=zzzzzzzz',
  ])('on %s', async (address) => {
    const page = await browser.newPage()
    await page.goto(address)
    if (address.includes('zzz')) await page.getByRole('heading', { name: 'No results found' }).waitFor()
    else await found(page)
    await expectForEveryone(page)
    await page.context().close()
  })
})

describe('results', () => {
  test('hospitals of a city with a service', async () => {
    const page = await open('/search?type=hospitals&service=Cardiology&location=İstanbul')
    expect(await found(page)).toBeGreaterThan(0)
    for (const card of await cards(page).all()) await expect.poll(() => card.textContent()).toContain('İstanbul')
    await expect.poll(() => service(panel(page), 'Cardiology').isChecked()).toBe(true)
    const first = cards(page).first()
    await expect.poll(() => first.textContent()).toMatch(/Cardiology.*\$\d/)
    await first.getByRole('heading').getByRole('link').click()
    await page.waitForURL(/\/hospitals\/[^?]+\?service=/)
    await page.getByText('Cardiology').first().waitFor()
  })

  test('İstanbul in every spelling', async () => {
    // Hospitals created by other tests have no rating.
    const page = await open('/search?location=İstanbul&rating=3')
    const first = await found(page)
    expect(first).toBeGreaterThan(0)
    for (const spelling of ['istanbul', 'ISTANBUL', 'ıstanbul']) {
      await page.goto(`/search?location=${spelling}&rating=3`)
      expect(await found(page), spelling).toBe(first)
    }
  })

  test('distance only from a place', async () => {
    const page = await open('/search')
    await expect.poll(() => cards(page).first().textContent()).not.toMatch(/km from the centre/)
    await page.goto('/search?location=Ankara')
    await found(page)
    await expect.poll(() => cards(page).first().textContent()).toMatch(/[\d.]+ km from the centre/)
  })

  test('doctors keep the filters they share with hospitals', async () => {
    const page = await open('/search?location=İstanbul')
    await page.getByLabel('Doctors', { exact: true }).check({ force: true })
    await page.getByRole('heading', { name: /doctors? found/ }).waitFor()
    expect(page.url()).toContain('type=doctors')
    expect(page.url()).toContain('location=')
    const card = cards(page).first()
    const name = (await card.getByRole('heading').textContent()) ?? ''
    await card.getByRole('heading').getByRole('link').click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
  })

  test('a service whose name has a comma', async () => {
    const page = await open('/search?service=Ear, Nose and Throat')
    const all = await found(page)
    expect(all).toBeGreaterThan(0)
    await service(panel(page), 'Cardiology').check()
    await chip(page, 'Cardiology').waitFor()
    await chip(page, 'Cardiology').click()
    await page.waitForFunction(() => !location.search.includes('Cardiology'))
    await expect.poll(() => found(page)).toBe(all)
    await page.reload()
    expect(await found(page)).toBe(all)
  })
})

describe('the address', () => {
  test('filters replace history, so Back leaves the page', async () => {
    const page = await browser.newPage()
    await page.goto('/')
    await page.getByRole('link', { name: 'View all hospitals' }).click()
    await found(page)
    await panel(page).getByLabel('4+ stars', { exact: true }).check({ force: true })
    await panel(page).getByText('$$', { exact: true }).click()
    await panel(page).getByText('$$$', { exact: true }).click()
    await panel(page).locator('summary', { hasText: 'Languages' }).click()
    await panel(page).getByLabel('Turkish').check()
    await page.getByLabel('Sort:').selectOption('Highest Rated')
    await page.waitForURL(/sortBy=rating/)
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      type: 'hospitals',
      rating: '4',
      priceRange: '$$,$$$',
      languages: 'Turkish',
      sortBy: 'rating',
    })
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: /Find the right care/ }).waitFor()
  })

  test('words are searched on Enter, and every filter is a removable chip that keeps the focus on the page', async () => {
    const page = await open('/search?location=İstanbul&urgency=routine&rating=3&experience=5')
    const box = page.getByRole('combobox', { name: 'Treatment, symptom, hospital or doctor' })
    await box.fill('hospital')
    expect(page.url()).not.toContain('q=')
    await box.press('Enter')
    await page.waitForURL(/q=hospital/)
    for (const filter of ['“hospital”', 'İstanbul', 'Routine', '3+ stars']) {
      await chip(page, filter).click()
      await chip(page, filter).waitFor({ state: 'detached' })
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('found')
    }
    await page.waitForURL(/\/search\?type=hospitals(&experience=5)?$/)
    await expect.poll(() => box.inputValue()).toBe('')
  })

  test('invalid values in it are ignored', async () => {
    const page = await open('/search?rating=best&priceRange=free&sortBy=luck&location=Bursa')
    expect(await found(page)).toBeGreaterThan(0)
    await expect.poll(() => cards(page).first().textContent()).toContain('Bursa')
  })

  test('the city field applies a province at once and other text on Enter', async () => {
    const page = await open('/search')
    await panel(page).getByText('City', { exact: true }).first().click()
    await panel(page).getByLabel('City').focus()
    const city = panel(page).getByRole('combobox', { name: 'City' })
    await city.fill('izm')
    await page.getByRole('option', { name: 'İzmir' }).click()
    await page.waitForURL(/location=%C4%B0zmir/)
    await city.fill('cankaya')
    await city.press('Enter')
    await page.waitForURL(/location=cankaya/)
    await city.fill('')
    await page.waitForFunction(() => !location.search.includes('location'))
  })
})

describe('more results', () => {
  test('are appended, and the focus moves to the first of them', async () => {
    // Hospitals created by other tests have no rating.
    const page = await open('/search?rating=3')
    const total = await found(page)
    const first = await names(page)
    expect(first).toHaveLength(SEARCH_PAGE)
    const more = page.getByRole('button', { name: 'Load More Results' })
    for (let shown = SEARCH_PAGE; shown < total; shown += SEARCH_PAGE) {
      await more.focus()
      await page.keyboard.press('Enter')
      await page.waitForFunction((id) => document.activeElement?.id === id, `result-${shown}`)
    }
    const all = await names(page)
    expect(all).toHaveLength(total)
    expect(all.slice(0, SEARCH_PAGE)).toEqual(first)
    expect(
      new Set(
        await cards(page)
          .getByRole('heading')
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).size,
    ).toBe(total)
    await expect.poll(() => more.count()).toBe(0)
  })

  test('are not offered if there are none', async () => {
    const page = await open('/search?location=Bursa')
    expect(await found(page)).toBeLessThanOrEqual(SEARCH_PAGE)
    await expect.poll(() => page.getByRole('button', { name: 'Load More Results' }).count()).toBe(0)
  })
})

describe('nearest', () => {
  test('explains that it needs a place, and requests the position only on demand', async () => {
    const page = await browser.newPage({
      permissions: ['geolocation'],
      geolocation: { latitude: 39.92077, longitude: 32.85411 },
    })
    await page.goto('/search')
    await found(page)
    const nearest = page.getByRole('option', { name: /^Nearest/ })
    await expect.poll(() => nearest.textContent()).toBe('Nearest (choose a city first)')
    await expect.poll(() => nearest.isDisabled()).toBe(true)
    await page.goto('/search?sortBy=distance')
    await page.getByText('Choose a place to sort by distance').waitFor()
    await page.getByRole('status').getByRole('button', { name: 'Use my location' }).click()
    await page.waitForURL(/latitude=39.92&longitude=32.85/)
    await page.getByText('Choose a place to sort by distance').waitFor({ state: 'detached' })
    await found(page)
    await expect.poll(() => cards(page).first().textContent()).toContain('Ankara')
    await chip(page, 'My location').click()
    await page.getByText('Choose a place to sort by distance').waitFor()
  })

  test('a refused position is reported', async () => {
    const page = await open('/search?sortBy=distance')
    await page.getByRole('status').getByRole('button', { name: 'Use my location' }).click()
    await page.getByText('Your location could not be found. Please choose a city instead.').first().waitFor()
  })
})

describe('filters on a phone', () => {
  test('the city list opens over them, and its provinces can be chosen', async () => {
    const page = await open('/search', { viewport: widths.phone })
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await drawer.getByText('City', { exact: true }).first().click()
    await drawer.getByLabel('City').focus()
    await drawer.getByRole('combobox', { name: 'City' }).pressSequentially('NKAR')
    await page.getByRole('option', { name: 'Ankara' }).click()
    await page.waitForURL(/location=Ankara/)
    await drawer.getByRole('button', { name: /^Show Results \(\d+\)$/ }).click()
    expect(await found(page)).toBeGreaterThan(0)
    for (const card of await cards(page).all()) await expect.poll(() => card.textContent()).toContain('Ankara')
  })

  test('slide in, show counts, and show the results', async () => {
    const page = await open('/search', { viewport: widths.phone })
    await expect.poll(() => panel(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await drawer.getByLabel('3+ stars', { exact: true }).check({ force: true })
    await service(drawer, 'Cardiology').check()
    await page.waitForURL(/services=Cardiology/)
    const show = drawer.getByRole('button', { name: /^Show Results \(\d+\)$/ })
    await show.waitFor()
    await expectAccessible(page)
    await show.click()
    await drawer.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Filters (2)' }).waitFor()
    expect(page.url()).toContain('rating=3')
  })

  test('Escape closes them and restores the focus, and the order is a sheet', async () => {
    const page = await open('/search', { viewport: widths.phone })
    const button = page.getByRole('button', { name: 'Filters', exact: true })
    await button.click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'Sort', exact: true }).click()
    await page.getByRole('dialog', { name: 'Sort' }).getByLabel('Highest Rated').check()
    await page.waitForURL(/sortBy=rating/)
  })
})

test('prices are shown in the chosen currency, converted ones marked', async () => {
  const page = await open('/search?type=doctors')
  await page.evaluate(() => localStorage.setItem('hekima.currency', 'TRY'))
  await page.reload()
  await found(page)
  expect(
    await cards(page)
      .allInnerTexts()
      .then((texts) => texts.join(' ')),
  ).toMatch(/≈ ₺[\d,]+/)
  await page.getByText(/converted at the rates of/i).waitFor()
})
