import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import type { Dictionary } from '#domain/sentences.ts'
import { projectRoot } from '#server/config.ts'
import { gluedIn, rawTextsOf, sourcesOf, wantedSentences } from '#tests/support/sentences.ts'

const folder = path.join(projectRoot(), 'domain/sentences')
const wanted = wantedSentences()

/** Areas whose sentences are looked up directly, without plural forms. */
const LETTERS = ['mails', 'documents', 'emergency']

const dictionaries = UI_LANGUAGES.flatMap((language) =>
  readdirSync(path.join(folder, language)).map((file) => ({
    language,
    area: path.basename(file, '.json'),
    file: `domain/sentences/${language}/${file}`,
    entries: JSON.parse(readFileSync(path.join(folder, language, file), 'utf8')) as Dictionary,
  })),
)

const formsOf = (key: string, language: UiLanguage): string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.map((category) => `${key}_${category}`)

/**
 * Returns the keys that a dictionary must contain: each sentence, or each of its plural forms. In
 * English only the plural forms.
 */
const keysFor = (language: UiLanguage, area: string): string[] =>
  [...(wanted.get(area) ?? [])].flatMap(([key, plural]) => {
    if (plural && !LETTERS.includes(area)) return formsOf(key, language)
    return language === 'en' ? [] : [key]
  })

/** Returns the `{{placeholders}}` and `<tags>` of a sentence without duplicates. */
const blanksOf = (sentence: string): string[] =>
  [...new Set([...sentence.matchAll(/\{\{(\w+)\}\}|<\/?(\w+)>/g)].map(([blank]) => blank))].sort()

/** Returns the sentence of a key, without a plural form or context at its end. */
const sentenceOf = (key: string): string =>
  key.replace(/(_(zero|one|two|few|many|other))?$/, '').replace(/_[a-z]+$/, '')

describe('sentences', () => {
  test('are found in all user-facing code', () => {
    const keysIn = (area: string) => [...(wanted.get(area)?.keys() ?? [])]
    expect(keysIn('shell')).toEqual(expect.arrayContaining(['Sign Out', 'Email is required', 'Show password']))
    expect(keysIn('discover')).toEqual(expect.arrayContaining(['View_profile', '{{count}} hospitals found']))
    expect(keysIn('booking')).toContain('Please enter the 16 digits of the card')
    expect(keysIn('account')).toContain('Set the new password')
    expect(keysIn('server')).toContain('Your session has ended. Please sign in again.')
    expect(keysIn('mails')).toContain('Your appointment is confirmed')
    expect(keysIn('documents')).toContain('Booking receipt')
    expect(wanted.get('discover')?.get('{{count}} hospitals found')).toBe(true)
  })
})

test('no sentence is composed of pieces', () => {
  expect(['domain', 'triage', 'server', 'web'].flatMap(sourcesOf).flatMap(gluedIn)).toEqual([])
})

test('no component writes text that cannot be translated', () => {
  // The arrival card is in Turkish for drivers and hospitals in Türkiye.
  const files = sourcesOf('web').filter((file) => !file.endsWith('/arrival-card.tsx'))
  expect(files.flatMap((file) => rawTextsOf(file).map((text) => `${file}: ${text}`))).toEqual([])
})

describe.each(UI_LANGUAGES)('the dictionaries of %s', (language) => {
  const own = dictionaries.filter((dictionary) => dictionary.language === language)

  test('contain every sentence of their area, each plural form, and nothing unused', () => {
    const areas = new Set([...wanted.keys(), ...own.map(({ area }) => area)])
    const faults = [...areas].flatMap((area) => {
      const has = Object.keys(own.find((dictionary) => dictionary.area === area)?.entries ?? {})
      const wants = keysFor(language, area)
      const file = `domain/sentences/${language}/${area}.json`
      return [
        ...wants.filter((key) => !has.includes(key)).map((key) => `${file} lacks ${JSON.stringify(key)}`),
        ...has.filter((key) => !wants.includes(key)).map((key) => `${file} has ${JSON.stringify(key)}, said nowhere`),
      ]
    })
    expect(faults).toEqual([])
  })

  test('have the same placeholders as the English sentence, and no empty text', () => {
    for (const { file, entries } of own)
      for (const [key, translation] of Object.entries(entries)) {
        expect(translation.trim(), `${file}: ${key}`).not.toBe('')
        // The dual contains the number itself: "تقييمان" are two reviews.
        const dual = key.endsWith('_two') && !translation.includes('{{count}}')
        const blanks = blanksOf(sentenceOf(key)).filter((blank) => !(dual && blank === '{{count}}'))
        expect(blanksOf(translation), `${file}: ${key}`).toEqual(blanks)
      }
  })

  test('translate a sentence equally in all areas', () => {
    const said = new Map<string, string>()
    for (const { file, entries } of own)
      for (const [key, translation] of Object.entries(entries)) {
        expect(said.get(key) ?? translation, `${file}: ${key}`).toBe(translation)
        said.set(key, translation)
      }
  })

  test('are sorted by key', () => {
    for (const { file, entries } of own) expect(Object.keys(entries), file).toEqual(Object.keys(entries).sort())
  })
})
