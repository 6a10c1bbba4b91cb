/** Reading preferences as a cookie, so that the server can render pages accordingly. */
import { UI_LANGUAGES, type UiLanguage } from './languages.ts'
import { CURRENCIES, type Currency } from './money.ts'
import { travelDatesIn } from './travel-dates.ts'

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const PREFERENCES_COOKIE = 'hekima.preferences'

/** Chosen preferences. The rest follows the browser. */
export type Preferences = {
  language?: UiLanguage | undefined
  currency?: Currency | undefined
  theme?: Theme | undefined
  /** Days in Türkiye as an interval of ISO 8601. */
  travel?: string | undefined
}

const oneOf = <T extends string>(list: readonly T[], value: string | null): T | undefined =>
  list.find((choice) => choice === value)

/** Returns `language=tr&currency=EUR`, or an empty text if nothing was chosen. */
export function writePreferences(chosen: Preferences): string {
  const stored = Object.entries(chosen).filter(([, value]) => value !== undefined)
  return new URLSearchParams(stored as [string, string][]).toString()
}

/** Parses a `Cookie` header or `document.cookie`, which is untrusted input. */
export function preferencesIn(cookies: string): Preferences {
  const pair = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${PREFERENCES_COOKIE}=`))
  const values = new URLSearchParams(pair?.slice(PREFERENCES_COOKIE.length + 1))
  return {
    language: oneOf(UI_LANGUAGES, values.get('language')),
    currency: oneOf(CURRENCIES, values.get('currency')),
    theme: oneOf(THEMES, values.get('theme')),
    travel: travelDatesIn(values.get('travel')) && (values.get('travel') ?? undefined),
  }
}
