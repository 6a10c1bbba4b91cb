/** Every page in Turkish, Russian and Arabic: what is still in English, and what sticks out on a phone. */
import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TranslatedLanguage, TRANSLATED_LANGUAGES } from '#domain/languages.ts'
import { addressIn } from '#domain/language-addresses.ts'
import { PAGES } from '#domain/pages.ts'
import { signInAdmin, sticksOut } from '#tests/support/admin-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { ask, signedIn } from '#tests/support/patient.ts'
import { signInStaff } from '#tests/support/portal-screens.ts'
import { measureEnglish, sentencesIn, translatedIn } from '#tests/support/spoken.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
/** Of the first record of each kind. */
let ids: Record<string, string>
beforeAll(async () => {
  browser = await openBrowser()
  const { data } = await ask<Record<string, { items: { id: string }[] }>>(
    browser.url,
    '{ hospitals(limit: 1) { items { id } } doctors(limit: 1) { items { id } } healthServices(limit: 1) { items { id } } }',
  )
  const idOf = (list: string) => data?.[list]?.items[0]?.id ?? ''
  ids = { hospitals: idOf('hospitals'), doctors: idOf('doctors'), services: idOf('healthServices') }
})
afterAll(() => browser?.close())

/** The address of a page with the first record of its kind; undefined where it shows something that a test has to make. */
function placeOf(address: string): string | undefined {
  if (!address.includes(':id')) return address
  const id = ids[address.split('/').at(address.startsWith('/admin') ? 2 : 1) ?? '']
  return id && address.replace(':id', id)
}
const pages = Object.values(PAGES).map(({ address, ...facts }) => ({ ...facts, address }))

/** Under three in a hundred. */
const expectTranslated = (found: { page: string; said: number; english: string[] }[]) => {
  const english = found.flatMap(({ page, english: left }) => left.map((text) => `${page}: ${text}`))
  const said = found.reduce((total, one) => total + one.said, 0)
  expect(said).toBeGreaterThan(300)
  expect(english.length / said, english.join('\n')).toBeLessThan(0.03)
}

test.each(['ru', 'ar'])('a first visit to /%s is light', async (language) => {
  /** Bytes as they are sent: those of an English visit, two dictionaries and the letters. */
  const most = { scripts: 222_000, fonts: 125_000 }
  const page = await browser.newPage()
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  await page.goto(`/${language}`, { waitUntil: 'networkidle' })
  const bytes = async (type: string) => {
    const requests = finished.filter((request) => request.resourceType() === type)
    const sizes = await Promise.all(requests.map(async (request) => (await request.sizes()).responseBodySize))
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  expect(await bytes('script')).toBeLessThanOrEqual(most.scripts)
  const fonts = await bytes('font')
  expect(fonts).toBeGreaterThan(60_000)
  expect(fonts).toBeLessThanOrEqual(most.fonts)
  await page.context().close()
})

describe.each(TRANSLATED_LANGUAGES)('public pages in %s', (language) => {
  test('are sent in it', async () => {
    const translated = translatedIn(language)
    const found = []
    for (const { address, rendered } of pages) {
      const place = rendered && placeOf(address)
      if (!place) continue
      const answer = await fetch(browser.url + addressIn(language, place), { headers: { accept: 'text/html' } })
      const html = await answer.text()
      expect([address, answer.status, html.includes(`<html lang="${language}"`)]).toEqual([address, 200, true])
      found.push({ page: address, ...measureEnglish(sentencesIn(html), translated) })
    }
    expectTranslated(found)
  })
})

/** What stands on the page, without what people wrote in a language of their own and what is marked as English. */
const readPage = (page: Page) =>
  page.evaluate(() => {
    const { lang } = document.documentElement
    for (const other of document.querySelectorAll(`[lang]:not([lang="${lang}"]), option`)) other.remove()
    return document.body.outerHTML
  })

const walks: { who: string; language: TranslatedLanguage; visits: (address: string) => boolean }[] = [
  {
    who: 'patient',
    language: 'ru',
    visits: (address) => !/^\/(admin|hospitalportal|test-backend|debug-auth)/.test(address),
  },
  { who: 'staff', language: 'ar', visits: (address) => address.startsWith('/hospitalportal') },
  { who: 'administrator', language: 'ar', visits: (address) => address.startsWith('/admin') },
]

describe.each(walks)('pages of a $who in $language', ({ who, language, visits }) => {
  test('speak it, and fit a phone', async () => {
    const page = await browser.newPage({ viewport: widths.phone })
    await page.addInitScript((chosen) => localStorage.setItem('hekima.language', chosen), language)
    if (who === 'staff') await signedIn(page, (await signInStaff(browser.url)) as never)
    else if (who === 'administrator') await signedIn(page, (await signInAdmin(browser.url)) as never)
    else await signedIn(page, await signInPatient())
    const translated = translatedIn(language)
    const found = []
    const wide = []
    for (const { address, rendered, forDevelopers } of pages) {
      const place = !rendered && !forDevelopers && visits(address) && placeOf(address)
      if (!place) continue
      await page.goto(place)
      await page.locator('h1').first().waitFor()
      await page.locator('div[aria-busy="true"]').first().waitFor({ state: 'detached' })
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      if (await sticksOut(page)) wide.push(address)
      found.push({ page: address, ...measureEnglish(sentencesIn(await readPage(page)), translated) })
    }
    expect(wide).toEqual([])
    expectTranslated(found)
    await page.context().close()
  })
})

type Session = Parameters<typeof signedIn>[1]

async function signInPatient(): Promise<Session> {
  const { data } = await ask<{ login: Session }>(
    browser.url,
    `mutation { login(input: { email: "patient@hekima.test", password: "Patient123!" }) {
      token user { id email firstName lastName role roles emailConfirmed } } }`,
  )
  if (!data) throw new Error('The demo patient cannot sign in.')
  return data.login
}

test('a language is chosen on any page: its address follows, with what was asked, and so does the account', async () => {
  const page = await browser.newPage()
  await page.goto('/search?q=knee#found')
  const choose = (language: string) => page.getByRole('contentinfo').locator('select').first().selectOption(language)
  await choose('ru')
  await page.waitForURL('**/ru/search?q=knee#found')
  expect(await page.locator('html').getAttribute('lang')).toBe('ru')
  // Links lead on in the language, and Back to a page read in another one stays in it.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Новости' }).click()
  await page.waitForURL('**/ru/news')
  await choose('ar')
  await page.waitForURL('**/ar/news')
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
  await page.goBack()
  await page.waitForURL('**/ar/search?q=knee#found')
  await page.reload()
  expect(await page.locator('html').getAttribute('lang')).toBe('ar')
  await page.context().close()

  const patient = await signInPatient()
  const own = await browser.newPage()
  await signedIn(own, patient)
  await own.goto('/profile')
  const saved = own.waitForResponse((answer) => /UpdatePageLanguage/.test(answer.request().postData() ?? ''))
  await own.getByRole('contentinfo').locator('select').first().selectOption('tr')
  await saved
  expect(new URL(own.url()).pathname).toBe('/profile')
  await own.context().close()
  // Another browser of this person, which asks for English.
  const other = await browser.newPage()
  await signedIn(other, await signInPatient())
  await other.goto('/my-appointments')
  await expect.poll(() => other.locator('html').getAttribute('lang')).toBe('tr')
  await ask(browser.url, 'mutation { updatePageLanguage(language: "en") { id } }', {}, patient.token)
  await other.context().close()
})
