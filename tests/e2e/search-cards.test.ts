import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SEARCH_PAGE } from '#domain/catalogue.ts'
import { addressIn } from '#domain/language-addresses.ts'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { closeAfterEach, emptyDocuments, openBrowser, takenOver, widths } from '#tests/support/browser.ts'
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
const panel = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const service = (filters: Locator, name: string) =>
  filters.getByRole('group', { name: 'Treatments' }).getByRole('checkbox', { name: new RegExp(`^${name}`) })
const chip = (page: Page, filter: string) => page.getByRole('button', { name: `Remove ${filter}` })

test('a pressed filter shows at once, and the results follow in a later frame', async () => {
  const page = await open('/search')
  const box = service(panel(page), 'Cardiology')
  // React renders what it cannot defer before `click` returns.
  const pressed = await box.evaluate((input: HTMLInputElement) => {
    input.click()
    return { checked: input.checked, cards: document.querySelectorAll('#results article').length }
  })
  expect(pressed).toEqual({ checked: true, cards: SEARCH_PAGE })
  await page.waitForURL(/services=Cardiology/)
  await expect.poll(() => cards(page).first().textContent()).toMatch(/Cardiology.*\$\d/)
  await page.context().close()
})

describe('a card', () => {
  const NARROW = { width: 360, height: 740 }
  /** Returns the height of each card, and of the line of its name that is cut in the middle. */
  const measured = (all: (HTMLElement | SVGElement)[]) =>
    all.map((card) => {
      const heading = card.querySelector('h3') as HTMLElement
      const line = Number.parseFloat(getComputedStyle(heading).lineHeight)
      const lines = Math.min(2, Math.round(heading.scrollHeight / line))
      return { height: card.getBoundingClientRect().height, cut: Math.round(lines * line) - heading.clientHeight }
    })
  test.each([true, false])('draws the icons that it shares with other cards, with scripts: %s', async (scripts) => {
    const page = await browser.newPage({ javaScriptEnabled: scripts })
    await page.goto('/search')
    await cards(page).first().waitFor()
    const drawn = await page.locator('#results article use').evaluateAll((all) =>
      all.map((icon) => {
        const { width, height } = (icon as SVGUseElement).getBBox()
        return [icon.getAttribute('href'), Math.min(width, height) > 0]
      }),
    )
    expect(drawn).toContainEqual(['#i-heart', true])
    expect(drawn.filter(([, isDrawn]) => !isDrawn)).toEqual([])
    await page.context().close()
  })

  test.each(UI_LANGUAGES)('takes half a screen of a phone in %s', async (language) => {
    const page = await browser.newPage({ viewport: widths.phone })
    for (const search of [
      'type=hospitals',
      'type=hospitals&location=Ankara',
      'type=doctors',
      'type=doctors&location=Ankara',
      'type=doctors&languages=Arabic',
    ]) {
      await page.goto(addressIn(language, `/search?${search}&service=Dental+Implants`))
      await takenOver(page)
      await cards(page).first().waitFor()
      for (const viewport of [widths.phone, NARROW]) {
        await page.setViewportSize(viewport)
        const sizes = await cards(page).evaluateAll(measured)
        expect(sizes.length).toBeGreaterThan(0)
        for (const { height, cut } of sizes) {
          expect(height, `${search} ${viewport.width}`).toBeGreaterThanOrEqual(200)
          expect(height, `${search} ${viewport.width}`).toBeLessThanOrEqual(260)
          expect(cut, `${search} ${viewport.width}`).toBeLessThanOrEqual(0)
        }
      }
      await page.setViewportSize(widths.phone)
    }
    await page.context().close()
  })

  test.each([
    ['en', 'km from the centre', 'airport'],
    ['tr', 'merkeze', 'havalimanına'],
    ['ru', 'км от центра', 'от аэропорта'],
    ['ar', 'كم من المركز', 'من مطار'],
  ] as const)('says in %s from where it is measured, and the nearest airport', async (language, centre, airport) => {
    const page = await browser.newPage()
    await page.goto(addressIn(language, '/search?service=Dental+Implants&location=Ankara'))
    await cards(page).first().getByText(centre).waitFor()
    await cards(page).first().getByText(airport).filter({ hasText: 'ESB' }).waitFor()
    await page.setViewportSize(widths.phone)
    await cards(page).first().getByText(centre).waitFor()
    for (const card of await cards(page).all())
      expect((await card.boundingBox())?.height ?? 999).toBeLessThanOrEqual(260)
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/distance-${language}.png` })
    await page.context().close()
  })

  test.each([
    ['ru', 'Стамбул', 'Выбранные фильтры'],
    ['ar', 'إسطنبول', 'عوامل التصفية المستخدمة'],
  ] as const)('of a doctor and the chip of the place have the city in %s', async (language, city, filters) => {
    const page = await browser.newPage()
    await page.goto(addressIn(language, '/search?type=doctors&location=İstanbul'))
    await cards(page).first().getByText(city, { exact: true }).waitFor()
    await page.getByRole('list', { name: filters }).getByText(city, { exact: true }).waitFor()
    await expect.poll(() => page.title()).toContain(city)
    await page.goto(addressIn(language, '/search?q=knee+replacement+istanbul'))
    await page.locator('[aria-labelledby="understood"]').getByText(city, { exact: true }).waitFor()
    await page.context().close()
  })

  test.each(UI_LANGUAGES)(
    'is the third in the first view of a phone in %s, below a field in the header',
    async (language) => {
      const page = await browser.newPage({ viewport: widths.phone })
      await page.goto(addressIn(language, '/search?q=knee+replacement'))
      await cards(page).nth(2).waitFor()
      const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN
      const bar = page.getByRole('button', { name: /^(Filters|Filtreler|Фильтры|عوامل التصفية)/ })
      await expect.poll(() => top(cards(page).nth(2).getByRole('heading'))).toBeLessThan(await top(bar))
      const [field, header] = [page.getByRole('combobox').first(), page.getByRole('banner')]
      const [inner, outer] = [await field.boundingBox(), await header.boundingBox()]
      expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThanOrEqual((outer?.y ?? 0) + (outer?.height ?? 0))
      // Neither the mark nor the menu is covered.
      for (const part of await header.getByRole('link').or(header.getByRole('button')).all())
        if (await part.isVisible()) await part.click({ trial: true })
      await expectAccessible(page)
      await page.context().close()
    },
  )

  test.each(Object.entries(widths))(
    'shows three services, the number of others, and both views, on a %s',
    async (_, viewport) => {
      const page = await open('/search', { viewport })
      for (const card of await cards(page).all()) {
        const chips = card.locator('a[href*="service="]').filter({ hasNotText: /\d\d:\d\d/ })
        await expect.poll(() => chips.count()).toBe(3)
        await card.getByText(/^\+\d+ more$/).waitFor({ state: 'attached' })
      }
      if (viewport === widths.desktop) {
        await cards(page).first().getByText('Available', { exact: true }).waitFor()
        await cards(page).first().getByText('Distance: N/A').waitFor()
        await panel(page).getByText('4.5+ stars').waitFor()
      }
      if (viewport === widths.phone) {
        await page.getByRole('button', { name: 'Filters', exact: true }).click()
        await page.getByRole('dialog').getByTitle('Grid').click()
        await page.getByRole('button', { name: /^Show Results/ }).click()
      } else await page.getByTitle('Grid').click()
      await cards(page)
        .first()
        .getByRole('link', { name: /^View Details/ })
        .waitFor()
      await page.context().close()
    },
  )

  test('shows accepted insurance, and what is unknown or not free', async () => {
    const page = await browser.newPage()
    await emptyDocuments(page)
    const facts = { acceptsInsurance: true, nextTimes: [], experienceYears: 0, consultationFee: null, priceFrom: null }
    const withoutFree = (offer: object) => ({ ...offer, nextFreeSlot: null })
    await page.route('**/graphql', async (route) => {
      const { operationName } = route.request().postDataJSON()
      if (!['SearchHospitals', 'SearchDoctors'].includes(operationName)) return route.continue()
      const response = await route.fetch()
      const json = await response.json()
      const { items } = json.data.results
      for (const item of items) {
        for (const [name, value] of Object.entries(facts)) if (name in item) item[name] = value
        item.services = item.services.map(withoutFree)
      }
      await route.fulfill({ response, json })
    })
    await page.goto('/search')
    for (const words of ['Accepts insurance', 'Unavailable', 'Contact for info', 'Distance: N/A'])
      await cards(page).first().getByText(words, { exact: true }).filter({ visible: true }).waitFor()
    await page.goto('/search?type=doctors')
    for (const words of ['Experience: N/A', 'Contact for pricing', 'Contact for availability'])
      await cards(page).first().getByText(words, { exact: true }).filter({ visible: true }).waitFor()
    await page.context().close()
  })

  test('shows the searched treatment with its price, and times that lead to checkout', async () => {
    const page = await open('/search?q=dental+implant', { timezoneId: 'Europe/London' })
    await page.getByRole('list', { name: 'Showing' }).getByText('Dental Implants').waitFor()
    for (const card of await cards(page).all())
      await expect
        .poll(() => card.getByRole('link', { name: /^Dental Implants/ }).textContent())
        .toMatch(/\$\d|Price on request/)
    const time = page
      .getByRole('group', { name: /^Next free times/ })
      .first()
      .getByRole('link')
      .first()
    await expect.poll(() => time.textContent()).toMatch(/\d\d:\d\d.*\d\d:\d\d London/)
    const { searchParams } = new URL((await time.getAttribute('href')) ?? '', page.url())
    expect([...searchParams.keys()].sort()).toEqual(['date', 'hospital', 'service', 'time'])
    await time.click()
    await page.waitForURL(/\/checkout\?/)
    await page.getByRole('complementary').getByText('Dental Implants').first().waitFor()
  })
})

describe('the filters', () => {
  test('find a treatment in their list, and keep every choice with its count', async () => {
    const page = await open('/search')
    await panel(page)
      .getByRole('searchbox', { name: /^Find in \d+ treatments/ })
      .fill('IMPLANT')
    await expect
      .poll(() => panel(page).getByRole('group', { name: 'Treatments' }).getByRole('checkbox').count())
      .toBe(1)
    await service(panel(page), 'Dental Implants').check()
    await page.waitForURL(/services=Dental/)
    await panel(page)
      .locator('summary', { hasText: /^Specialties/ })
      .click()
    const choices = panel(page).getByRole('group', { name: 'Specialties' }).getByRole('checkbox')
    await expect.poll(() => choices.count()).toBeGreaterThan(20)
    await expect
      .poll(() => panel(page).getByText('Hair Restoration').locator('..').textContent())
      .toMatch(/Hair Restoration\d/)
  })

  test('accept a price range for the treatment, in the visitor’s currency', async () => {
    const page = await browser.newPage()
    await page.addInitScript(() => localStorage.setItem('hekima.currency', 'EUR'))
    await page.goto('/search?service=Dental+Implants')
    const all = await found(page)
    await panel(page).getByText('Price of Dental Implants').waitFor()
    await panel(page).getByLabel('To, EUR').fill('500')
    await panel(page).getByLabel('To, EUR').press('Enter')
    await chip(page, 'up to €500').waitFor()
    await page.waitForURL(/priceTo=500/)
    await page.waitForFunction((before) => !document.body.textContent?.includes(`${before} hospitals found`), all)
    expect(await found(page)).toBeLessThan(all)
    await chip(page, 'up to €500').click()
    await page.waitForURL((url) => !url.search.includes('price'))
    await expect.poll(() => panel(page).getByLabel('To, EUR').inputValue()).toBe('')
  })

  test('scroll beside the results, and a link leads to them', async () => {
    const page = await open('/search')
    await page.evaluate(() => scrollTo(0, 1200))
    const box = await panel(page).boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(widths.desktop.height)
    const skip = page.getByRole('link', { name: 'Skip to the results' })
    await skip.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('section')?.getAttribute('aria-labelledby'))).toBe(
      'found',
    )
  })
})
