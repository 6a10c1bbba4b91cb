/**
 * Sentences about the filters of an answer: city, budget, language and day, with the counts of the
 * search.
 */
import { LOCALES, type UiLanguage } from '#domain/languages.ts'
import type { Currency } from '#domain/money.ts'
import { provinceNameIn } from '#domain/place-names.ts'
import type { Say } from '#domain/sentences.ts'
import type { Budget } from './budget.ts'

type Speaking = { language: UiLanguage; say: Say }

/** A treatment with its counts: number of hospitals and their lowest price. */
export type Offer = { name: string; hospitals: number; from: number | null; currency: Currency }

function priceIn(amount: number, currency: Currency, language: UiLanguage): string {
  const locale = language === 'ar' ? LOCALES.ar : language
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  } as Intl.NumberFormatOptions).format(amount)
}

/** Sentence for a requested city without a known treatment. */
export const inCityText = (city: string, { language, say }: Speaking): string =>
  say('The cards below show what is available in {{city}}.', { city: provinceNameIn(language, city) })

/** Sentence for a withdrawn city. */
export const anywhereText = (say: Say): string => say('I am now looking in all cities.')

/**
 * Returns how many hospitals offer a treatment and from which price, in the named city if there is
 * one.
 */
export function offerText(
  { name, hospitals, from, currency }: Offer,
  { city, language, say }: Speaking & { city: string | undefined },
): string {
  const offered = { treatment: name, hospitals: say('{{count}} hospitals', { count: hospitals }) }
  const price = from === null ? undefined : priceIn(from, currency, language)
  if (!city)
    return price
      ? say('{{treatment}}: from {{price}}, {{hospitals}}.', { ...offered, price })
      : say('{{treatment}}: price on request, {{hospitals}}.', offered)
  const there = { ...offered, city: provinceNameIn(language, city) }
  return price
    ? say('{{treatment}} in {{city}}: from {{price}}, {{hospitals}}.', { ...there, price })
    : say('{{treatment}} in {{city}}: price on request, {{hospitals}}.', there)
}

/** Sentence for a requested treatment that no hospital lists. */
export const unlistedText = (say: Say): string =>
  say('No hospital listed here offers exactly this treatment. The cards show the closest ones; ask the hospital.')

/** Sentence after a price: hospitals set their own prices. */
export const ownPriceText = (say: Say): string =>
  say('Your own price may differ. The hospital will tell you after looking at your case.')

type Share = { part: number; whole: number; treatment: string; city: string | undefined }

/**
 * Returns how many hospitals offer a treatment within the budget. One rule serves all treatments.
 */
export function budgetText(
  { priceTo, priceCurrency }: Budget,
  { part, whole, treatment, city, language, say }: Share & Speaking,
): string {
  const figures = { part, whole, treatment, price: priceIn(priceTo, priceCurrency, language) }
  const there = city ? { ...figures, city: provinceNameIn(language, city) } : undefined
  if (part === 0)
    return there
      ? say('No hospital listed in {{city}} charges {{price}} or less for {{treatment}}.', there)
      : say('No hospital listed here charges {{price}} or less for {{treatment}}.', figures)
  return there
    ? say('{{treatment}} for {{price}} or less in {{city}}: {{part}} of {{whole}} hospitals.', there)
    : say('{{treatment}} for {{price}} or less: {{part}} of {{whole}} hospitals.', figures)
}

/** Sentence for a city without matches. */
export const elsewhereText = (city: string, { language, say }: Speaking): string =>
  say('No one listed in {{city}} offers this. These are in other cities.', {
    city: provinceNameIn(language, city),
  })

/** Returns names of languages in the reader's language. */
function namesOf(spoken: readonly string[], language: UiLanguage): string {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const list = new Intl.ListFormat(language, { type: 'disjunction' })
  return list.format(spoken.map((name) => names.of(CODES[name] ?? '') ?? name))
}

/** Sentence for a requested language while the complaint is still unknown. */
export function willSpeakText(
  spoken: readonly string[],
  { city, language, say }: Speaking & { city: string | undefined },
): string {
  const wanted = namesOf(spoken, language)
  return city
    ? say('I will look in {{city}} for doctors who speak this language: {{language}}.', {
        city: provinceNameIn(language, city),
        language: wanted,
      })
    : say('I will look for doctors who speak this language: {{language}}.', { language: wanted })
}

/** Place of the doctors who speak a requested language. */
export type Speakers = 'here' | 'elsewhere' | 'nobody'

/** Returns whether doctors for this complaint speak the requested language. */
export function speakersText(
  spoken: readonly string[],
  { speakers, city, language, say }: Speaking & { speakers: Speakers; city: string | undefined },
): string {
  const wanted = namesOf(spoken, language)
  if (speakers === 'here')
    return say('The doctors shown speak the language you asked for: {{language}}.', { language: wanted })
  if (speakers === 'elsewhere' && city)
    return say(
      'No doctor listed for this in {{city}} speaks the language you asked for: {{language}}. Those shown work in other cities.',
      {
        city: provinceNameIn(language, city),
        language: wanted,
      },
    )
  return say(
    'No doctor listed here for this speaks the language you asked for: {{language}}. Ask the hospital for an interpreter.',
    {
      language: wanted,
    },
  )
}

/** Language codes by stored name. */
const CODES: Readonly<Record<string, string>> = {
  English: 'en',
  Turkish: 'tr',
  Arabic: 'ar',
  German: 'de',
  French: 'fr',
  Russian: 'ru',
  Chinese: 'zh',
  Spanish: 'es',
  Italian: 'it',
  Persian: 'fa',
  Kurdish: 'ku',
  Ukrainian: 'uk',
  Polish: 'pl',
  Dutch: 'nl',
  Romanian: 'ro',
  Uzbek: 'uz',
  Kazakh: 'kk',
  Georgian: 'ka',
  Urdu: 'ur',
  Hindi: 'hi',
  Portuguese: 'pt',
  Greek: 'el',
  Hebrew: 'he',
  Albanian: 'sq',
  Bulgarian: 'bg',
  Azerbaijani: 'az',
}

/** Returns whether hospitals have a free time on the requested day. */
export const dayText = (isKept: boolean, say: Say): string =>
  isKept
    ? say('The hospitals shown have free times then.')
    : say('No hospital listed for this has a free time then. Each card shows the next available time.')

/** Sentence for matches that the user already sees. */
export const shownAboveText = (say: Say): string => say('The best matches are already shown above.')
