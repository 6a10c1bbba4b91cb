/**
 * Pages of patients, staff and administrators in Turkish, Russian and Arabic: remaining English,
 * and parts wider than a phone. The suite visits the pages of each group in one language, and `npm
 * run journeys` visits them in all.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '#domain/languages.ts'
import { sticksOut } from '#tests/support/admin-screens.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { expectTranslated, openTab, pagesToRead, read } from '#tests/support/languages.ts'
import { cutInFields } from '#tests/support/looking.ts'
import { measureEnglish, sentencesIn, translatedIn } from '#tests/support/spoken.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let pages: Awaited<ReturnType<typeof pagesToRead>>
beforeAll(async () => {
  browser = await openBrowser()
  pages = await pagesToRead(browser.url, 2)
})
afterAll(() => browser?.close())

/**
 * Returns the text of the page, without user-written text and without text marked as another
 * language.
 */
const readPage = (page: Page) =>
  page.evaluate(() => {
    const { lang } = document.documentElement
    // Works on a copy, because the page is still needed for the next navigation.
    const body = document.body.cloneNode(true) as HTMLElement
    for (const other of body.querySelectorAll(`[lang]:not([lang="${lang}"]), option`)) other.remove()
    return body.outerHTML
  })

const PLACES = { patient: undefined, staff: 'portal', administrator: 'admin' } as const
type Walk = { who: keyof typeof PLACES; language: TranslatedLanguage }
const few: Walk[] = [
  { who: 'patient', language: 'ru' },
  { who: 'staff', language: 'ar' },
  { who: 'administrator', language: 'ar' },
]
const all = (Object.keys(PLACES) as Walk['who'][]).flatMap((who) =>
  TRANSLATED_LANGUAGES.map((language) => ({ who, language })),
)

test.each(process.env.JOURNEYS === 'all' ? all : few)(
  'pages of a $who in $language are translated and fit a phone',
  async ({ who, language }) => {
    const translated = translatedIn(language)
    const found = []
    const wide = []
    const cut: Record<string, string[]> = {}
    /** One tab per user, and one for visitors. */
    const opened = new Map<unknown, Page>()
    for (const { address, layout, rendered, forDevelopers, person } of pages) {
      const place = layout === 'admin' || layout === 'portal' ? layout : undefined
      if (rendered || forDevelopers || place !== PLACES[who]) continue
      const page = opened.get(person) ?? (await openTab(browser, language, person))
      opened.set(person, page)
      await read(page, address, language)
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
