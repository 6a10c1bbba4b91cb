/**
 * Public pages have an address in each language, `/ru/search`. The English one has no prefix. A
 * personal page has one address, and is shown in its user's language.
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

/** Returns true if an address without a prefix also exists in other languages. */
export function hasLanguages(address: string): boolean {
  const path = pathOf(address).toLowerCase()
  return !PERSONAL.some((root) => path === root || path.startsWith(`${root}/`))
}

/** Parses `/ru/search?q=knee` into `{ language: 'ru', address: '/search?q=knee' }`. */
export function readAddress(address: string): { language?: TranslatedLanguage | undefined; address: string } {
  const [prefix = '', code] = PREFIX.exec(address) ?? []
  const language = TRANSLATED_LANGUAGES.find((translated) => translated === code?.toLowerCase())
  const rest = address.slice(prefix.length)
  return { language, address: rest.startsWith('/') ? rest : `/${rest}` }
}

/** Returns the address of a page in a language, from its English path, query and fragment. */
export function addressIn(language: UiLanguage, address: string): string {
  if (language === 'en' || !hasLanguages(address)) return address
  return `/${language}${address.replace(/^\/(?=[?#]|$)/, '')}`
}
