/**
 * Public pages in Turkish, Russian and Arabic: remaining English, size of a first visit, and the
 * choice of language.
 */
import type { Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressIn } from '#domain/language-addresses.ts'
import { TRANSLATED_LANGUAGES } from '#domain/languages.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { expectTranslated, pagesToRead } from '#tests/support/languages.ts'
import { ask, signedIn } from '#tests/support/patient.ts'
import { measureEnglish, sentencesIn, translatedIn } from '#tests/support/spoken.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let pages: Awaited<ReturnType<typeof pagesToRead>>
beforeAll(async () => {
  browser = await openBrowser()
  pages = await pagesToRead(browser.url, 11)
})
afterAll(() => browser?.close())

test('a first visit to /ru is light', async () => {
  /** Maximum transferred bytes: those of an English visit, two dictionaries and the fonts. */
  const most = { scripts: 222_000, fonts: 125_000 }
  const page = await browser.newPage({ fresh: true })
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
  test('are sent in that language', async () => {
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

test('a language is chosen on any page, and its address follows with the query, and so does the account', async () => {
  const page = await browser.newPage()
  await page.goto('/search?q=knee#found')
  const choose = (language: string) => page.getByRole('contentinfo').locator('select').first().selectOption(language)
  await choose('ru')
  await page.waitForURL('**/ru/search?q=knee#found')
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ru')
  // Links keep the language, and Back to a page read in another language keeps that one.
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
  // Another browser of this user, which prefers English.
  const other = await browser.newPage()
  await signedIn(other, await signInPatient())
  await other.goto('/my-appointments')
  await expect.poll(() => other.locator('html').getAttribute('lang')).toBe('tr')
  // A public page still uses the language of its address, and personal pages keep theirs.
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
