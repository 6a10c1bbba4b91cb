/**
 * Sentences about what an answer was narrowed by: city, budget, language and day, in figures of the
 * search.
 */
import { LOCALES, type UiLanguage } from '#domain/languages.ts'
import type { Currency } from '#domain/money.ts'
import { provinceNameIn } from '#domain/place-names.ts'
import type { Say } from '#domain/sentences.ts'
import type { Budget } from './budget.ts'

type Speaking = { language: UiLanguage; say: Say }

/**
 * A treatment in figures of the search: how many hospitals, and the lowest price that one of them
 * names.
 */
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

/** Said where somebody asks about a city of which no treatment is known. */
export const inCityText = (city: string, { language, say }: Speaking): string =>
  say('The cards below show what is available in {{city}}.', { city: provinceNameIn(language, city) })

/** Said where somebody leaves the city that was named. */
export const anywhereText = (say: Say): string => say('I am now looking in all cities.')

/** How many offer a treatment, and from which price: of a city where one was named. */
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

/** Said where no hospital lists the requested treatment. */
export const unlistedText = (say: Say): string =>
  say('No hospital listed here offers exactly this treatment. The cards show the closest ones; ask the hospital.')

/** Said after a price: who sets it. */
export const ownPriceText = (say: Say): string =>
  say('Your own price may differ. The hospital will tell you after looking at your case.')

type Share = { part: number; whole: number; treatment: string; city: string | undefined }

/**
 * How many of those who offer a treatment ask no more than somebody can spend. One rule for all
 * treatments.
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

/** Said where the city that was named has nothing of what is looked for. */
export const elsewhereText = (city: string, { language, say }: Speaking): string =>
  say('No one listed in {{city}} offers this. These are in other cities.', {
    city: provinceNameIn(language, city),
  })

/** Names of languages in the language of the reader. */
function namesOf(spoken: readonly string[], language: UiLanguage): string {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const list = new Intl.ListFormat(language, { type: 'disjunction' })
  return list.format(spoken.map((name) => names.of(CODES[name] ?? '') ?? name))
}

/** Said where a language is asked for before it is known what for. */
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

/** Place where doctors who speak a language were found. */
export type Speakers = 'here' | 'elsewhere' | 'nobody'

/** Whether doctors for this speak the language that was asked for. */
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

/** Languages as they are stored, by their codes. */
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

/** Whether hospitals have a free time on the day that was asked for. */
export const dayText = (isKept: boolean, say: Say): string =>
  isKept
    ? say('The hospitals shown have free times then.')
    : say('No hospital listed for this has a free time then. Each card shows the next available time.')

/** Said where everything that fits stands on the screen already. */
export const shownAboveText = (say: Say): string => say('The best matches are already shown above.')
