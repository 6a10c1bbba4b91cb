import { directionOf, type UiLanguage } from '#domain/languages.ts'
import type { FirstRender } from '#domain/page-document.ts'
import { AREAS, type Area } from '#domain/pages.ts'
import { type Dictionary, formKey } from '#domain/sentences.ts'
import { createTranslation, type Translation } from './translation.ts'

/** Names of the languages, each in its own. */
export const LANGUAGE_NAMES: Record<UiLanguage, string> = {
  en: 'English',
  tr: 'Türkçe',
  ru: 'Русский',
  ar: 'العربية',
}

/** English sentences of areas that nearly everyone sees. */
const english = import.meta.glob<Dictionary>('../../domain/sentences/en/{shell,discover}.json', {
  import: 'default',
  eager: true,
})

/** Dictionaries: one an area of pages, and those that belong to no page. */
type DictionaryName = Area | 'server' | 'questionnaires'

/** The areas shown so far; another language needs them all. */
const shown = new Set<DictionaryName>(['shell'])

/**
 * The language that is shown, or about to be once its sentences are there; undefined on the server.
 */
let requested: UiLanguage | undefined

/** Current translation of the browser. */
export const translation = createTranslation()

/**
 * Areas with sentences whose English has plural forms, besides those that are here at once. English
 * is said by its keys.
 */
const ENGLISH: readonly DictionaryName[] = [
  'account',
  'quotes',
  'admin',
  'portal',
  'panels',
  'content',
  'server',
  'questionnaires',
]

/** Brings a dictionary. One that does not arrive leaves its sentences in English. */
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

/** Translation apart from the browser's: the server shows several languages at once. */
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
 * Brings the sentences of an area; resolves when they are there, so that no page shows in English
 * first.
 */
export async function showArea(area: DictionaryName): Promise<void> {
  // The server has translations of its own, with every area.
  if (!requested) return
  shown.add(area)
  await load(requested, area)
}

/** The languages of which it is known what specialties and categories are called. */
const isolatedLanguages = new Set<UiLanguage>()

/** Renames terms, as the document states or an administrator has just decided. */
export function nameTerms(language: UiLanguage, terms: Dictionary): void {
  isolatedLanguages.add(language)
  translation.addDictionary(language, terms)
}

/** The document knows the names in its own language alone. */
async function fetchTerms(language: UiLanguage): Promise<void> {
  if (isolatedLanguages.has(language)) return
  const answer = await fetch(`/api/Terms?lang=${language}`)
  if (!answer.ok) return
  const terms = (await answer.json()) as { kind: string; value: string; name: string }[]
  nameTerms(language, Object.fromEntries(terms.map(({ kind, value, name }) => [formKey(value, kind), name])))
}

/**
 * Starts translation in the visitor's language; resolves when the sentences of the shell are there.
 */
export async function startTranslation({ language, terms }: Pick<FirstRender, 'language' | 'terms'>): Promise<void> {
  addEnglish(translation)
  // A document in this language that names none has nothing to say of them.
  if (terms || document.documentElement.lang === language) nameTerms(language, terms ?? {})
  await showLanguage(language)
}

/**
 * Loads the dictionaries, switches the sentences and tells the document its language and direction.
 */
export async function showLanguage(language: UiLanguage): Promise<void> {
  requested = language
  // Without them the words of the dictionary stand.
  void fetchTerms(language).catch(() => undefined)
  await Promise.all([...shown].map((area) => load(language, area)))
  translation.changeLanguage(language)
  const { documentElement: root } = document
  const dir = directionOf(language)
  // Setting them again would make the browser check every element of the page.
  if (root.lang !== language) root.lang = language
  if (root.dir !== dir) root.dir = dir
  // Refusals of the server come only after a request, so nobody waits for these at the start.
  // English has only plural forms, which load when a visitor moves or types.
  if (language !== 'en') void showArea('server')
}
