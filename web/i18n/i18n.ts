import { directionOf, type UiLanguage } from '#domain/languages.ts'
import type { FirstRender } from '#domain/page-document.ts'
import { AREAS, type Area } from '#domain/pages.ts'
import { type Dictionary, formKey } from '#domain/sentences.ts'
import { createTranslation, type Translation } from './translation.ts'

/** Names of the languages, each in its own language. */
export const LANGUAGE_NAMES: Record<UiLanguage, string> = {
  en: 'English',
  tr: 'Türkçe',
  ru: 'Русский',
  ar: 'العربية',
}

/** English sentences of areas that nearly every visitor sees. */
const english = import.meta.glob<Dictionary>('../../domain/sentences/en/{shell,discover}.json', {
  import: 'default',
  eager: true,
})

/** Name of a dictionary: an area of pages, or sentences that belong to no page. */
type DictionaryName = Area | 'server' | 'questionnaires'

/** Areas shown so far. Another language must load all of them. */
const shown = new Set<DictionaryName>(['shell'])

/** Current language, or the next one once its sentences have loaded. Undefined on the server. */
let requested: UiLanguage | undefined

/** Current translation of the browser. */
export const translation = createTranslation()

/**
 * Areas that have plural forms in English and are not bundled. Other English sentences are their
 * own keys.
 */
const ENGLISH: readonly DictionaryName[] = [
  'account',
  'quotes',
  'admin',
  'portal',
  'panels',
  'content',
  'developers',
  'server',
  'questionnaires',
]

/** Loads a dictionary. If that fails, its sentences stay in English. */
async function load(language: UiLanguage, area: DictionaryName, into: Translation = translation): Promise<void> {
  if (language === 'en' && !ENGLISH.includes(area)) return
  const file = (of: UiLanguage) => `../../domain/sentences/${of}/${area}.json`
  try {
    const { dictionaries } = await import('./dictionaries.ts')
    const spoken = file(language) in dictionaries ? language : 'en'
    const dictionary = await dictionaries[file(spoken)]?.()
    if (dictionary) into.addDictionary(spoken, dictionary)
  } catch {
    // The sentences stay in English.
  }
}

/**
 * Returns a translation separate from the browser's, because the server renders several languages
 * at once.
 */
export async function translationIn(language: UiLanguage, terms: Dictionary): Promise<Translation> {
  const own = createTranslation()
  addEnglish(own)
  await Promise.all(AREAS.map((area) => load(language, area, own)))
  own.addDictionary(language, terms)
  own.changeLanguage(language)
  return own
}

function addEnglish(into: Translation) {
  for (const dictionary of Object.values(english)) into.addDictionary('en', dictionary)
}

/**
 * Loads the sentences of an area. Resolves when they have loaded, so no page flashes in English.
 */
export async function showArea(area: DictionaryName): Promise<void> {
  // The server has its own translations with every area.
  if (!requested) return
  shown.add(area)
  await load(requested, area)
}

/** Languages whose names of specialties and categories are loaded. */
const isolatedLanguages = new Set<UiLanguage>()

/** Sets the names of terms, as the document lists them or an administrator has changed them. */
export function nameTerms(language: UiLanguage, terms: Dictionary): void {
  isolatedLanguages.add(language)
  translation.addDictionary(language, terms)
}

/** Loads the names of terms, which the document has only in its own language. */
async function fetchTerms(language: UiLanguage): Promise<void> {
  if (isolatedLanguages.has(language)) return
  const answer = await fetch(`/api/Terms?lang=${language}`)
  if (!answer.ok) return
  const terms = (await answer.json()) as { kind: string; value: string; name: string }[]
  nameTerms(language, Object.fromEntries(terms.map(({ kind, value, name }) => [formKey(value, kind), name])))
}

/**
 * Starts translation in the visitor's language. Resolves when the sentences of the shell have
 * loaded.
 */
export async function startTranslation({ language, terms }: Pick<FirstRender, 'language' | 'terms'>): Promise<void> {
  addEnglish(translation)
  // A document in this language without terms has no renamed ones.
  if (terms || document.documentElement.lang === language) nameTerms(language, terms ?? {})
  await showLanguage(language)
}

/**
 * Loads the dictionaries, switches the sentences and sets the document's language and direction.
 */
export async function showLanguage(language: UiLanguage): Promise<void> {
  requested = language
  // If this fails, the names in the dictionary are used.
  void fetchTerms(language).catch(() => undefined)
  await Promise.all([...shown].map((area) => load(language, area)))
  translation.changeLanguage(language)
  const { documentElement: root } = document
  const dir = directionOf(language)
  // Setting them again would make the browser check every element of the page.
  if (root.lang !== language) root.lang = language
  if (root.dir !== dir) root.dir = dir
}
