import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeAfterEach, emptyDocuments, openBrowser, widths } from '#tests/support/browser.ts'
import { expectForEveryone } from '#tests/support/looking.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
closeAfterEach(() => browser)
afterAll(() => browser?.close())

const open = async (address = '/services', options = {}): Promise<Page> => {
  const page = await browser.newPage(options)
  await page.goto(address)
  await page.getByRole('heading', { level: 2, name: /found$/ }).waitFor()
  return page
}
const names = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts()
const count = async (page: Page) =>
  Number.parseInt((await page.getByRole('heading', { name: /found$/ }).textContent()) ?? '', 10)

test('axe finds nothing in either theme, nothing overflows', async () => {
  const page = await open()
  await expectForEveryone(page, ['phone'])
  await page.setViewportSize(widths.desktop)
  await page.getByTitle('Grid').click()
  await expectForEveryone(page)
  await page.context().close()
})

describe('on a slow line', () => {
  test.each([
    ['/search', 'Search hospitals and doctors', /\/assets\/search-/],
    ['/services', 'Browse Health Services', /\/assets\/services-/],
  ])('%s shows its head and placeholders of the list before its script loads', async (address, title, script) => {
    const page = await browser.newPage()
    const html = await (await page.request.get(address)).text()
    const [preloaded = ''] = (html.match(/rel="modulepreload"[^>]*href="[^"]+"/g) ?? []).filter((link) =>
      script.test(link),
    )
    expect(preloaded).not.toBe('')
    let send: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      send = resolve
    })
    await page.route(script, async (route) => {
      if (route.request().resourceType() === 'script') await held
      await route.continue()
    })
    await page.goto(address, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await expect.poll(() => page.locator('article').count()).toBeGreaterThan(3)
    send()
    await page.getByRole('heading', { level: 2, name: /found$/ }).waitFor()
    await page.context().close()
  })
})

describe('browsing services', () => {
  test('shows every service by category, the most offered first, with the lowest price', async () => {
    const page = await open('/services?sort=popular')
    const dental = page.getByRole('region', { name: /^Dental Care \d+$/ })
    const size = Number((await dental.getByRole('heading', { level: 2 }).textContent())?.match(/\d+/)?.[0])
    await expect.poll(() => dental.getByRole('article').count()).toBe(size)
    await page.getByLabel('Category:').getByText(`Dental Care (${size})`).waitFor({ state: 'attached' })
    const offered = (await dental.getByText(/^\d+ hospitals?$/).allTextContents()).map((words) =>
      Number.parseInt(words, 10),
    )
    expect(offered).toHaveLength(size)
    expect(offered).toEqual([...offered].sort((a, b) => b - a))
    await expect.poll(() => dental.getByRole('article').first().textContent()).toMatch(/from \$[\d,]+/)
  })

  test('folds its categories on a phone, and a name leads to its service, its row to the hospitals', async () => {
    const page = await open('/services', { viewport: widths.phone })
    const groups = page.locator('main details')
    const sizes = (await groups.locator('summary small').allTextContents()).map(Number)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(await count(page))
    const rows = page.getByRole('article')
    await expect.poll(() => rows.count()).toBe(sizes[0])
    await groups.nth(1).locator('summary').click()
    await expect.poll(() => rows.count()).toBe((sizes[0] ?? 0) + (sizes[1] ?? 0))
    await page.getByLabel('Search services').fill('knee')
    await expect.poll(() => groups.count()).toBe(0)
    await page.getByLabel('Search services').fill('')
    await expect.poll(() => groups.count()).toBe(sizes.length)
    for (const row of (await rows.all()).slice(0, 5)) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(112)
    // Presses beside the name, because a link covers the rest of the row.
    await rows
      .first()
      .getByText(/hospitals$/)
      .click({ force: true })
    await page.waitForURL(/\/search\?type=hospitals&service=/)
    await page.goBack()
    await rows.first().getByRole('heading').getByRole('link').click()
    await page.waitForURL(/\/services\/./)
  })

  test('shows every service by name in its category, the largest first, sixty within five screens', async () => {
    const page = await open()
    expect(await count(page)).toBe((await names(page)).length)
    expect(await count(page)).toBeGreaterThanOrEqual(60)
    const groups = page.locator('main section:has(h2)')
    const inGroups = async () =>
      Promise.all((await groups.all()).map((group) => group.getByRole('heading', { level: 3 }).allInnerTexts()))
    const shown = await inGroups()
    const sizes = shown.map(({ length }) => length)
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
    for (const group of shown) expect(group).toEqual([...group].sort(new Intl.Collator('en').compare))
    // Other files add services to the shared product, which make the page longer.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect((height * 60) / (await count(page))).toBeLessThan(5 * widths.desktop.height)
    await page.getByLabel('Sort:').selectOption('Name Z-A')
    await page.waitForURL(/sort=name-desc/)
    await expect.poll(inGroups).toEqual(shown.map((group) => [...group].reverse()))
  })

  test('leads to each category from above the list', async () => {
    const page = await open()
    const links = page.getByRole('navigation', { name: 'Go to a category' }).getByRole('link')
    const choices = await page.getByLabel('Category:').getByRole('option').allTextContents()
    expect((await links.allInnerTexts()).map((words) => words.replace(/\s+(\d+)$/, ' ($1)')).sort()).toEqual(
      choices.slice(1).sort(),
    )
    await links.last().click()
    const name = ((await links.last().textContent()) ?? '').replace(/\s+\d+$/, '')
    const heading = page.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) })
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeLessThan(widths.desktop.height)
  })

  test('finds words in any spelling during typing, and keeps them in the address', async () => {
    const page = await open()
    await page.getByLabel('Search services').pressSequentially('CÀRDIÖLOGY')
    await page.waitForURL(/q=/)
    expect(await names(page)).toContain('Cardiology')
    await expect.poll(() => page.getByLabel('Search services').inputValue()).toBe('CÀRDIÖLOGY')
    const found = await count(page)
    await page.reload()
    await page.getByRole('heading', { name: /found$/ }).waitFor()
    expect(await count(page)).toBe(found)
  })

  test('filters by a category', async () => {
    const page = await open()
    const all = await count(page)
    await page.getByLabel('Category:').selectOption({ value: 'Dental Care' })
    await page.waitForURL(/category=Dental/)
    const found = await count(page)
    expect(found).toBeGreaterThan(0)
    expect(found).toBeLessThan(all)
    for (const card of await page.getByRole('article').all())
      await expect.poll(() => card.textContent()).toContain('Dental Care')
  })

  test('typing adds no history, so Back leaves the page', async () => {
    const page = await browser.newPage()
    await page.goto('/')
    await page.getByRole('link', { name: 'View all services' }).click()
    await page.getByRole('heading', { name: /found$/ }).waitFor()
    await page.getByLabel('Search services').pressSequentially('heart')
    await page.getByLabel('Sort:').selectOption('Name Z-A')
    await page.waitForURL(/sort=name-desc/)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: /Find the right care/ }).waitFor()
  })

  test('reports an empty result and clears the filters', async () => {
    const page = await open('/services?q=zzzzz')
    await page.getByRole('heading', { name: 'No services found' }).waitFor()
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await page.getByRole('article').first().waitFor()
    expect(new URL(page.url()).search).toBe('')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
  })

  test('a failed further page is reported, and Try Again loads it', async () => {
    const page = await browser.newPage()
    await emptyDocuments(page)
    let down = true
    await page.route('**/graphql', async (route) => {
      const { operationName, variables } = route.request().postDataJSON()
      if (operationName !== 'ServicesPage') return route.continue()
      if (variables.page > 1 && down) return route.fulfill({ status: 503, body: 'down' })
      // The demo has one page of services, and the test makes it two.
      const postData = { ...route.request().postDataJSON(), variables: { page: 1 } }
      const response = await route.fetch({ postData })
      const json = await response.json()
      const all = json.data.healthServices
      all.items = variables.page === 1 ? all.items.slice(0, 10) : all.items.slice(10)
      all.totalPages = 2
      await route.fulfill({ response, json })
    })
    await page.goto('/services')
    await page.getByText('Some services could not be loaded.').waitFor()
    expect(await count(page)).toBe(10)
    down = false
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByRole('article').nth(59).waitFor()
    expect(await count(page)).toBeGreaterThanOrEqual(60)
    await expect.poll(() => page.getByText('Some services could not be loaded.').count()).toBe(0)
    await page.context().close()
  })

  test('Find Providers leads to the hospitals of the service', async () => {
    const page = await open('/services?q=cardiology')
    await page.getByRole('link', { name: 'Find Providers: Cardiology', exact: true }).click()
    await page.waitForURL(/\/search\?type=hospitals&service=Cardiology/)
    await page.getByRole('article').first().waitFor()
  })
})
