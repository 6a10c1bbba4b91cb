/**
 * Public pages have an address in each language, `/ru/search`; English is the one without a
 * language in front. A page of one person has one address, and is shown in the language of that
 * person.
 */
import { TRANSLATED_LANGUAGES, type TranslatedLanguage, type UiLanguage } from './languages.ts'
import { PAGES } from './pages.ts'

const PREFIX = new RegExp(`^/(${TRANSLATED_LANGUAGES.join('|')})(?=[/?#]|$)`, 'i')

/** Prefixes of personal pages. */
const PERSONAL = [
  ...new Set(
    Object.values(PAGES)
      .filter(({ guard, personal }) => guard || personal)
      .map(({ address }) => address.replace(/\/:.*/, '')),
  ),
]

const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? address

/** Whether an address without a language in front has others beside it. */
export function hasLanguages(address: string): boolean {
  const path = pathOf(address).toLowerCase()
  return !PERSONAL.some((root) => path === root || path.startsWith(`${root}/`))
}

/** `/ru/search?q=knee` as `{ language: 'ru', address: '/search?q=knee' }`. */
export function readAddress(address: string): { language?: TranslatedLanguage | undefined; address: string } {
  const [prefix = '', code] = PREFIX.exec(address) ?? []
  const language = TRANSLATED_LANGUAGES.find((translated) => translated === code?.toLowerCase())
  const rest = address.slice(prefix.length)
  return { language, address: rest.startsWith('/') ? rest : `/${rest}` }
}

/**
 * The address of a page in a language, from its English one: a path, with its query and fragment.
 */
export function addressIn(language: UiLanguage, address: string): string {
  if (language === 'en' || !hasLanguages(address)) return address
  return `/${language}${address.replace(/^\/(?=[?#]|$)/, '')}`
}
