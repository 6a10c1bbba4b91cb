/**
 * Every page in Turkish, Russian and Arabic: what is still in English, and what sticks out on a
 * phone. The suite goes to the pages of patients, staff and administrators in one language each;
 * `npm run journeys` in all.
 */
import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressIn } from '#domain/language-addresses.ts'
import { TRANSLATED_LANGUAGES, type TranslatedLanguage, UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import type { PageFacts } from '#domain/pages/facts.ts'
import { PAGES } from '#domain/pages.ts'
import { sticksOut } from '#tests/support/admin-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { everyPage, type VisitedPage } from '#tests/support/every-page.ts'
import { cutInFields } from '#tests/support/looking.ts'
import { ask, signedIn } from '#tests/support/patient.ts'
import { measureEnglish, sentencesIn, translatedIn } from '#tests/support/spoken.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let pages: (VisitedPage & PageFacts)[]
beforeAll(async () => {
  browser = await openBrowser()
  pages = (await everyPage(browser.url, { bookingDay: 2 })).map((visited) => ({ ...PAGES[visited.name], ...visited }))
})
afterAll(() => browser?.close())

/** Under three in a hundred. */
const expectTranslated = (found: { page: string; said: number; english: string[] }[]) => {
  const english = found.flatMap(({ page, english: left }) => left.map((text) => `${page}: ${text}`))
  const said = found.reduce((total, one) => total + one.said, 0)
  expect(said).toBeGreaterThan(300)
  expect(english.length / said, english.join('\n')).toBeLessThan(0.03)
}

test('a first visit to /ru is light', async () => {
  /** Bytes as they are sent: those of an English visit, two dictionaries and the letters. */
  const most = { scripts: 222_000, fonts: 125_000 }
  const page = await browser.newPage()
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  await page.goto('/ru', { waitUntil: 'networkidle' })
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
      if (!rendered) continue
      const answer = await fetch(browser.url + addressIn(language, address), { headers: { accept: 'text/html' } })
      const html = await answer.text()
      expect([address, answer.status, html.includes(`<html lang="${language}"`)]).toEqual([address, 200, true])
      found.push({ page: address, ...measureEnglish(sentencesIn(html), translated) })
    }
    expectTranslated(found)
  })
})

/** Text of the page, without people's own words and without text marked as English. */
const readPage = (page: Page) =>
  page.evaluate(() => {
    const { lang } = document.documentElement
    for (const other of document.querySelectorAll(`[lang]:not([lang="${lang}"]), option`)) other.remove()
    return document.body.outerHTML
  })

const PLACES = { patient: undefined, staff: 'portal', administrator: 'admin' } as const
type Walk = { who: keyof typeof PLACES; language: TranslatedLanguage }
/** Gone in every run of the suite. */
const few: Walk[] = [
  { who: 'patient', language: 'ru' },
  { who: 'staff', language: 'ar' },
  { who: 'administrator', language: 'ar' },
]
const all = (Object.keys(PLACES) as Walk['who'][]).flatMap((who) =>
  TRANSLATED_LANGUAGES.map((language) => ({ who, language })),
)

test.each(process.env.JOURNEYS === 'all' ? all : few)(
  'pages of a $who in $language speak it, and fit a phone',
  async ({ who, language }) => {
    const translated = translatedIn(language)
    const found = []
    const wide = []
    const cut: Record<string, string[]> = {}
    /** One page per person, and for visitors. */
    const opened = new Map<unknown, Page>()
    for (const { address, layout, rendered, forDevelopers, person } of pages) {
      const place = layout === 'admin' || layout === 'portal' ? layout : undefined
      if (rendered || forDevelopers || place !== PLACES[who]) continue
      const page = opened.get(person) ?? (await openPage(language, person))
      opened.set(person, page)
      await page.goto(address)
      await page.locator('h1').first().waitFor()
      await page.locator('div[aria-busy="true"]').first().waitFor({ state: 'detached' })
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language)
      if (await sticksOut(page)) wide.push(address)
      const ofFields = await cutInFields(page)
      if (ofFields.length > 0) cut[address] = ofFields
      found.push({ page: address, ...measureEnglish(sentencesIn(await readPage(page)), translated) })
    }
    expect(wide).toEqual([])
    expect(cut).toEqual({})
    expectTranslated(found)
    for (const page of opened.values()) await page.context().close()
  },
)

test.each(UI_LANGUAGES)('fields of public pages in %s have room for what they say', async (language) => {
  const page = await openPage(language, undefined)
  const cut: Record<string, string[]> = {}
  for (const { address, rendered } of pages) {
    if (!rendered) continue
    for (const device of ['phone', 'desktop'] as const) {
      await page.setViewportSize(widths[device])
      if (device === 'phone') await page.goto(addressIn(language, address))
      const ofFields = await cutInFields(page)
      if (ofFields.length > 0) cut[`${address} ${device}`] = ofFields
    }
  }
  expect(cut).toEqual({})
  await page.context().close()
})

async function openPage(language: UiLanguage, person: VisitedPage['person']): Promise<Page> {
  const page = await browser.newPage({ viewport: widths.phone })
  await page.addInitScript((chosen) => localStorage.setItem('hekima.language', chosen), language)
  if (person) await signedIn(page, person as Session)
  return page
}

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
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ru')
  // Links lead on in the language, and Back to a page read in another one stays in it.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Новости' }).click()
  await page.waitForURL('**/ru/news')
  await choose('ar')
  await page.waitForURL('**/ar/news')
  await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl')
  await page.goBack()
  await page.waitForURL('**/ar/search?q=knee#found')
  await page.reload()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ar')
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
  // A public page is read in the language of its address all the same, and their own pages stay in
  // theirs.
  await other.goto('/ar/news')
  await expect.poll(() => other.locator('html').getAttribute('dir')).toBe('rtl')
  await other.goto('/my-appointments')
  await other.locator('html[lang=tr]').waitFor()
  await other.goBack()
  await other.locator('html[lang=ar]').waitFor()
  expect(new URL(other.url()).pathname).toBe('/ar/news')
  await ask(browser.url, 'mutation { updatePageLanguage(language: "en") { id } }', {}, patient.token)
  await other.context().close()
})
