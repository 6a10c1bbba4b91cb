/** Tabs that open pages in a language. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { addressIn } from '#domain/language-addresses.ts'
import type { UiLanguage } from '#domain/languages.ts'
import type { PageFacts } from '#domain/pages/facts.ts'
import { PAGES } from '#domain/pages.ts'
import { type openBrowser, widths } from './browser.ts'
import { everyPage, type VisitedPage } from './every-page.ts'
import { arrived, follow } from './follow.ts'
import { type Patient, signedIn } from './patient.ts'

type Browser = Awaited<ReturnType<typeof openBrowser>>

/** Returns every page with its facts. */
export async function pagesToRead(url: string, bookingDay: number): Promise<(VisitedPage & PageFacts)[]> {
  return (await everyPage(url, { bookingDay })).map((visited) => ({ ...PAGES[visited.name], ...visited }))
}

/** Opens a phone in a language on a page without content. */
export async function openTab(browser: Browser, language: UiLanguage, person?: VisitedPage['person']): Promise<Page> {
  const page = await browser.newPage({ viewport: widths.phone })
  await page.addInitScript((chosen) => localStorage.setItem('hekima.language', chosen), language)
  if (person) await signedIn(page, person as Patient)
  await page.goto(addressIn(language, '/no-such-page'))
  return page
}

/** Follows a link to a page and waits for its content in the language. */
export async function read(page: Page, address: string, language: UiLanguage): Promise<void> {
  await follow(page, address)
  await arrived(page)
  await page.locator('div[aria-busy="true"]').first().waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language)
}

type PageSentences = { page: string; said: number; english: string[] }

/** Expects fewer than three English sentences in a hundred. */
export function expectTranslated(measured: readonly PageSentences[]): void {
  const english = measured.flatMap(({ page, english: left }) => left.map((text) => `${page}: ${text}`))
  const said = measured.reduce((total, { said: ofPage }) => total + ofPage, 0)
  expect(said).toBeGreaterThan(300)
  expect(english.length / said, english.join('\n')).toBeLessThan(0.03)
}
