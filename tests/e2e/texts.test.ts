import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Admin, adminElsewhere, adminPage, says, signInAdmin, sticksOut } from '#tests/support/admin-screens.ts'
import { closeAfterEach, emptyDocuments, openBrowser, widths } from '#tests/support/browser.ts'
import { expectAccessible } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let admin: Admin
let elsewhere: ReturnType<typeof adminElsewhere>
beforeAll(async () => {
  browser = await openBrowser()
  admin = await signInAdmin(browser.url)
  elsewhere = adminElsewhere(browser.url, admin)
})
closeAfterEach(() => browser)
afterAll(() => browser?.close())

const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}`))
const save = (page: Page) => page.getByRole('button', { name: /^Save/ }).click()
const MISSING = 'Missing: the English text is shown'
const OLDER = 'Older than the English text'

describe('the text of a service', () => {
  test('is edited side by side in four languages and shown on the public page in Arabic', async () => {
    const id = await elsewhere.createService('Morning Light Hour')
    const page = await adminPage(browser, admin)
    await page.goto(`/admin/services/${id}/edit`)
    await says(page, MISSING)
    await expect.poll(() => page.getByText(MISSING, { exact: true }).count()).toBe(3)
    const arabic = field(page, 'Name in Arabic')
    await expect.poll(() => arabic.getAttribute('dir')).toBe('rtl')
    await expect.poll(() => arabic.getAttribute('lang')).toBe('ar')
    await arabic.fill('ساعة ضوء الصباح')
    await save(page)
    await says(page, 'Please write both the name and the description, or neither')
    await field(page, 'Description in Arabic').fill('ضوء ساطع لنصف ساعة كل صباح.')
    await expectAccessible(page)
    await save(page)
    await page.waitForURL(`**/admin/services/${id}`)
    await says(page, 'Turkish: missing')

    const visitor = await browser.newPage({ viewport: widths.phone })
    await visitor.goto(`/ar/services/${id}`)
    await visitor.getByRole('heading', { level: 1, name: 'ساعة ضوء الصباح' }).waitFor()
    await visitor.getByText('ضوء ساطع لنصف ساعة كل صباح.').waitFor()
    await expect.poll(() => visitor.locator('html').getAttribute('dir')).toBe('rtl')
    expect(await sticksOut(visitor)).toBe(false)
    await expectAccessible(visitor)

    // It has no Russian text, so the English one is shown with a mark.
    await visitor.goto(`/ru/services/${id}`)
    await visitor.getByRole('heading', { level: 1, name: 'Morning Light Hour' }).waitFor()
    await visitor.getByText('на английском', { exact: true }).waitFor()
    await expect.poll(() => visitor.locator('bdi[lang="en"]').count()).toBeGreaterThan(0)

    // The English text changes, so its translations are outdated until an editor confirms that they
    // still match.
    await page.goto(`/admin/services/${id}/edit`)
    await page.getByLabel('Description', { exact: true }).fill('Bright light for half an hour, every morning.')
    await says(page, OLDER)
    await save(page)
    await says(page, 'Arabic: older than the English text')
    await page.goto(`/admin/services/${id}/edit`)
    await page.getByLabel('It still says the same').check()
    await save(page)
    await page.getByText('Arabic', { exact: true }).waitFor()
    await page.context().close()
    await visitor.context().close()
  })
})

describe('prices', () => {
  test.each([
    ['EUR', '€'],
    ['TRY', '₺'],
  ])(
    'are shown in %s beside the binding one, as rendered by the server and after another choice',
    async (currency, sign) => {
      const page = await browser.newPage()
      const faults: string[] = []
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
      page.on('pageerror', ({ message }) => faults.push(message))
      await page.context().addCookies([{ name: 'hekima.preferences', value: `currency=${currency}`, url: browser.url }])
      await page.addInitScript((chosen) => {
        if (!localStorage.getItem('hekima.currency')) localStorage.setItem('hekima.currency', chosen)
      }, currency)
      await page.goto('/search')
      const results = page.getByRole('main')
      await results
        .getByText(new RegExp(`≈ \\${sign}`))
        .first()
        .waitFor()
      await results
        .getByText(/from \$/)
        .first()
        .waitFor()
      // The bands are defined in dollars and shown in the visitor's currency too.
      await page
        .getByText(new RegExp(`≈ \\${sign}[\\d,.]+ and more`))
        .first()
        .waitFor()
      await page
        .getByText(/converted at the rates of/i)
        .first()
        .waitFor()
      await page.getByRole('contentinfo').getByLabel('Currency').selectOption('GBP')
      await results.getByText(/≈ £/).first().waitFor()
      expect(faults).toEqual([])
      await page.context().close()
    },
  )
})

test('rates older than a week are marked as old', async () => {
  const page = await browser.newPage()
  await emptyDocuments(page)
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON().operationName !== 'SiteSettings') return route.continue()
    const response = await route.fetch()
    const json = await response.json()
    for (const rate of json.data.siteSettings.exchangeRates) rate.date = '2026-01-02'
    await route.fulfill({ response, json })
  })
  await page.addInitScript(() => localStorage.setItem('hekima.currency', 'TRY'))
  await page.goto('/search')
  await page.getByText('A guide only: converted at the rates of 2 January 2026, more than a week old.').waitFor()
})

test('the price of an operation is converted beside its own', async () => {
  const page = await browser.newPage()
  await page.addInitScript(() => localStorage.setItem('hekima.currency', 'GBP'))
  await page.goto('/search?type=hospitals&service=Knee+Replacement')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await page
    .getByText(/^Operation: .+ \(≈ £[\d,]+\)/)
    .first()
    .waitFor()
  await page.context().close()
})
