/**
 * Server-rendered public pages: hydrated without a difference, cached for the next visitor, and
 * usable without scripts.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { CURRENCIES } from '#domain/money.ts'
import { unpackJson } from '#domain/packed-json.ts'
import type { PageAnswer, PageData } from '#domain/page-document.ts'
import { PREFERENCES_COOKIE, THEMES, writePreferences } from '#domain/preferences.ts'
import { openBrowser, takenOver, widths } from '#tests/support/browser.ts'
import { ask } from '#tests/support/patient.ts'
import { nameOf } from '#web/data/freshness.ts'
import { searchQueries } from '#web/pages/search/search-queries.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
const addresses: Record<string, string> = { home: '/', search: '/search?q=knee', services: '/services' }
beforeAll(async () => {
  browser = await openBrowser()
  const find = async (list: string) => (await (await fetch(`${browser.url}/api/${list}`)).json())[0].id
  addresses.hospital = `/hospitals/${await find('Hospitals/featured')}`
  addresses.doctor = `/doctors/${await find('Doctor?limit=1')}`
  const hospitals = (await (await fetch(`${browser.url}/api/Hospitals/featured`)).json()) as { id: string }[]
  type FoundTexts = {
    doctors: { items: { id: string; hospitalId: string; services: { service: { id: string } }[] }[] }
  }
  const { data } = await ask<FoundTexts>(
    browser.url,
    '{ doctors(limit: 40) { items { id hospitalId services(limit: 1) { service { id } } } } }',
  )
  const doctor = data.doctors.items.find(({ hospitalId, services }) => hospitalId && services.length > 0)
  const chosen = `hospital=${doctor?.hospitalId}&service=${doctor?.services[0]?.service.id}&doctor=${doctor?.id}`
  addresses.booking = `/book-appointment?${chosen}&date=2027-03-03&time=10:00`
  addresses.compare = `/compare?hospitals=${hospitals.slice(0, 3).map(({ id }) => id)}`
})
afterAll(() => browser?.close())

/** Collects complaints of the browser, and requests for data that the page has shipped. */
async function watch(page: Page): Promise<string[]> {
  const said: string[] = []
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.warn(`${violatedDirective} forbids ${blockedURI}`),
    ),
  )
  page.on('pageerror', (error) => said.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text())
  })
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) said.push(`asks ${request.postDataJSON().operationName}`)
  })
  return said
}

describe('the queries that the server sends before it renders a search', () => {
  test.each([
    ['location=Istanbul&rating=4&page=2', ['SearchHelp', 'HospitalFacets', 'SearchHospitals']],
    ['type=doctors&languages=Turkish&sortBy=rating', ['SearchHelp', 'DoctorFacets', 'SearchDoctors']],
    // Its results depend on the meaning of the text.
    ['q=knee', ['SearchHelp', 'HospitalFacets']],
  ])('are those of the page: %s', async (query, names) => {
    const html = await (await fetch(`${browser.url}/search?${query}`, { headers: { accept: 'text/html' } })).text()
    const data = JSON.parse(
      /<script type="application\/json" id="data">(.*?)<\/script>/.exec(html)?.[1] ?? 'null',
    ) as PageData
    const sent = searchQueries(new URLSearchParams(query)).map(([document, variables]) => [nameOf(document), variables])
    expect(sent.map(([name]) => name)).toEqual(names)
    const shown = unpackJson<PageAnswer[]>(data.answers).map(([name, variables]) => [name, variables])
    expect(shown).toEqual(expect.arrayContaining(JSON.parse(JSON.stringify(sent))))
  })
})

describe('is hydrated without a difference', () => {
  const kinds = ['home', 'search', 'services', 'hospital', 'doctor', 'compare', 'booking']
  // Each page in each language. Currencies, themes, widths and time zones rotate, so each page has
  // all of them too.
  const cases = kinds.flatMap((kind, row) =>
    UI_LANGUAGES.map((language, column) => ({
      kind,
      language,
      currency: CURRENCIES[(row + column) % CURRENCIES.length] ?? 'USD',
      theme: THEMES[(row + column) % THEMES.length] ?? 'light',
      phone: Math.floor((row + column) / 2) % 2 === 0,
    })),
  )

  test.each(kinds)('%s', async (kind) => {
    const ofKind = cases.filter((one) => one.kind === kind)
    const answers = ofKind.map(async ({ language, currency, theme, phone }) => {
      const page = await browser.newPage({
        viewport: phone ? widths.phone : widths.desktop,
        timezoneId: phone ? 'America/New_York' : 'Europe/Istanbul',
        ...(phone && { userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/141.0 Mobile Safari/537.36' }),
      })
      const value = writePreferences({ language, currency, theme })
      await page.context().addCookies([{ name: PREFERENCES_COOKIE, value, url: browser.url }])
      // The storage also has the choice, as in the browser that made it.
      await page.addInitScript(
        (chosen) => {
          for (const [name, choice] of Object.entries(chosen)) localStorage.setItem(`hekima.${name}`, choice)
        },
        { language, currency, theme },
      )
      const said = await watch(page)
      await page.goto(addresses[kind] ?? '', { waitUntil: 'networkidle' })
      const shown = await page.evaluate(() => ({
        language: document.documentElement.lang,
        theme: document.documentElement.dataset.theme,
        direction: document.documentElement.dir,
      }))
      await page.context().close()
      return { currency, phone, ...shown, said }
    })
    const right = ofKind.map(({ language, currency, theme, phone }) => ({
      currency,
      phone,
      language,
      theme,
      direction: language === 'ar' ? 'rtl' : 'ltr',
      said: [],
    }))
    expect(await Promise.all(answers)).toEqual(right)
  })
})

test('results in the document are visible from the first paint, and later ones fade in', async () => {
  const page = await browser.newPage({ reducedMotion: 'no-preference' })
  const movement = () =>
    page
      .locator('article')
      .first()
      .evaluate((card) => getComputedStyle(card).animationName)
  await page.goto('/search?q=knee')
  expect(await movement()).toBe('none')
  await page.getByRole('radio', { name: 'Doctors' }).check({ force: true })
  await page.getByRole('heading', { name: /doctors found$/ }).waitFor()
  expect(await movement()).toBe('rise')
  await page.context().close()
})

test('a page is painted before its scripts are fetched', async () => {
  const page = await browser.newPage({ viewport: widths.phone, fresh: true })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  let send: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route(/\.css$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  // Nothing is painted yet, so no animation frame can be used for polling.
  await page.waitForFunction(() => document.readyState === 'interactive', null, { polling: 50 })
  // A round trip, during which everything that the document names would have been requested.
  await page.evaluate(() => fetch('/icon.svg').then((answer) => answer.text()))
  expect(scripts).toEqual(['/head.js'])
  send()
  await takenOver(page)
  expect(scripts.length).toBeGreaterThan(5)
  await page.context().close()
})

test('a form is validated without violating the content security policy', async () => {
  const page = await browser.newPage()
  const said = await watch(page)
  await page.goto('/login')
  await page.locator('form').getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByText('Email is required').waitFor()
  expect(said.filter((text) => !text.startsWith('asks'))).toEqual([])
  await page.context().close()
})

describe('as a document', () => {
  const documentOf = async (address: string) =>
    (await fetch(`${browser.url}${address}`, { headers: { accept: 'text/html' } })).text()
  const dataIn = (html: string) =>
    JSON.parse(
      /<script type="application\/json" id="data">(.*?)<\/script>/.exec(html)?.[1] ?? 'null',
    ) as PageData | null

  test('each is rendered once for equal requests, and does not violate the content security policy', async () => {
    for (const [kind, address] of Object.entries(addresses)) {
      const atOf = async () => dataIn(await documentOf(address))?.first.at
      expect(await atOf()).toEqual(expect.any(String))
      // A minute may end in between, and other tests change the content of a page.
      const areOne = async () => new Set([await atOf(), await atOf()]).size === 1
      await expect.poll(areOne, { message: kind }).toBe(true)
      const html = await documentOf(address)
      expect(html.match(/ style="[^"]*"| on[a-z]+="[^"]*"|<style|<script>/g) ?? []).toEqual([])
    }
  })

  test('a hospital is found and read without scripts', async () => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto('/')
    await page.getByLabel('Treatment, symptom, hospital or doctor').fill('knee')
    await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click()
    await page.waitForURL(/\/search\?.*q=knee/)
    await page.getByRole('heading', { name: /^\d+ hospitals found$/ }).waitFor()
    // The visitor's clock is unknown.
    await page.getByText('Times are in Türkiye time (GMT+3).', { exact: true }).waitFor()
    await page.goto('/search')
    const first = await page.locator('article h3').first().textContent()
    await page.getByRole('navigation', { name: 'Pages of results' }).getByRole('link', { name: 'Next page' }).click()
    await page.waitForURL(/page=2/)
    await expect.poll(() => page.locator('article h3').first().textContent()).not.toBe(first)
    await page.locator('article h3 a').first().click()
    await page.waitForURL(/\/hospitals\//)
    await page.getByRole('heading', { name: 'Select a Service' }).waitFor()
    await page.getByRole('heading', { name: 'About the hospital' }).waitFor()
    await page.context().close()
  })
})
