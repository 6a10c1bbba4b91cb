/** A user with one language on one screen, and the texts shown in another language on the way. */
import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { directionOf, type UiLanguage } from '#domain/languages.ts'
import { sticksOut } from '#tests/support/admin-screens.ts'
import type { openBrowser, widths } from '#tests/support/browser.ts'
import { ask } from '#tests/support/patient.ts'
import { type Speaker, speaker } from '#tests/support/speaker.ts'
import { measureEnglish, sentencesIn, translatedIn } from '#tests/support/spoken.ts'

export type Browser = Awaited<ReturnType<typeof openBrowser>>
export type Looks = {
  browser: Browser
  language: UiLanguage
  device: keyof typeof widths
  viewport: BrowserContextOptions['viewport']
}
export type Traveller = Speaker &
  Looks & {
    page: Page
    /**
     * Checks the current page: its language and direction, whether it fits, and remaining English.
     * In lists it checks only the entry with the text of `mine`.
     */
    look: (where: string, mine?: string) => Promise<void>
    button: (english: string, blanks?: object) => Locator
    link: (english: string, blanks?: object) => Locator
    field: (english: string, blanks?: object) => Locator
    heading: (english: string, blanks?: object) => Locator
    dialog: Locator
    says: (english: string, blanks?: object) => Promise<void>
    /** Ends the journey and expects no errors, no overflow and no English. */
    arrive: () => Promise<void>
  }

const PATIENCE_MS = 10_000

/** Returns the text of the page, without user-written text and without text marked as English. */
const readPage = (page: Page, mine = '') =>
  page.evaluate((mine) => {
    const copy = document.body.cloneNode(true) as HTMLElement
    for (const item of copy.querySelectorAll('main li')) if (!item.textContent?.includes(mine)) item.remove()
    const { lang } = document.documentElement
    const others = `[lang]:not([lang="${lang}"]), p[dir="auto"], script, style`
    for (const other of copy.querySelectorAll(others)) other.remove()
    return copy.outerHTML
  }, mine)

/** Returns the names of hospitals, which are equal in every language. */
async function namesOf(url: string): Promise<string[]> {
  const { data } = await ask<{ hospitals: { items: { name: string }[] } }>(
    url,
    '{ hospitals(limit: 100) { items { name } } }',
  )
  return (data?.hospitals.items ?? []).map(({ name }) => name)
}

/** Opens a browser that prefers the language, like that of a patient abroad. */
export async function setOut(looks: Looks): Promise<Traveller> {
  const { browser, language, viewport } = looks
  const spoken = speaker(language)
  const { t } = spoken
  const page = await browser.newPage({
    viewport: viewport ?? null,
    locale: language,
  })
  const names = await namesOf(browser.url)
  const faults: string[] = []
  page.on('pageerror', (fault) => faults.push(String(fault)))
  const translated = language === 'en' ? null : translatedIn(language)

  return {
    ...looks,
    ...spoken,
    page,
    dialog: page.getByRole('dialog'),
    button: (english, blanks) => page.getByRole('button', { name: t(english, { ...blanks }), exact: true }),
    link: (english, blanks) => page.getByRole('link', { name: t(english, { ...blanks }), exact: true }),
    field: (english, blanks) => page.getByLabel(t(english, { ...blanks }), { exact: true }),
    heading: (english, blanks) => page.getByRole('heading', { name: t(english, { ...blanks }), exact: true }),
    says: (english, blanks) =>
      page
        .getByText(t(english, { ...blanks }))
        .filter({ visible: true })
        .first()
        .waitFor(),
    async look(where, mine) {
      const html = page.locator('html')
      expect([where, await html.getAttribute('lang'), await html.getAttribute('dir')]).toEqual([
        where,
        language,
        directionOf(language),
      ])
      if (await sticksOut(page)) faults.push(`${where} is wider than the screen`)
      if (!translated) return
      const leftInEnglish = async () => {
        const { english } = measureEnglish(sentencesIn(await readPage(page, mine)), translated)
        return english.filter((text) => !names.some((name) => text.includes(name)))
      }
      let left = await leftInEnglish()
      // Names of records are refetched after a change of language.
      for (const end = Date.now() + PATIENCE_MS; left.length > 0 && Date.now() < end; left = await leftInEnglish())
        await pause(200)
      faults.push(...left.map((text) => `${where}, in English: ${text}`))
    },
    async arrive() {
      await page.context().close()
      expect([...new Set(faults)]).toEqual([])
    },
  }
}
