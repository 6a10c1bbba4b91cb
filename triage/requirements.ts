/**
 * Requirements in the words of a search: city, price limit, language, day. Each is separated from
 * the text, so the user can remove it.
 */
import { slipsBetween } from '#domain/concepts/likeness.ts'
import { fold } from '#domain/fold.ts'
import type { Currency } from '#domain/money.ts'
import { PROVINCES } from '#domain/places.ts'
import type { Availability } from '#domain/search-choices.ts'
import { currencyNamed } from './budget.ts'
import { cityOfWord } from './city.ts'
import { languageNamed, partSpoken } from './spoken.ts'
import { plain, setOf } from './text.ts'

/** Filters that the words of a search require. */
export type RequiredFilters = {
  location?: string
  priceTo?: number
  priceCurrency?: Currency
  languages?: string[]
  availability?: Availability[]
}
export type Requirement = {
  filters: RequiredFilters
  /** Text of the search without this requirement. */
  without: string
}
export type Requirements = {
  all: Requirement[]
  /** Text of the search without all requirements. */
  rest: string
}

type Word = { raw: string; plain: string }
type Part = { filters: RequiredFilters; places: readonly number[] }

/** Small words before a place, price or day, removed with it. */
const BEFORE = setOf('in at near from for on around by to в во из на около под рядом في ب من عند قرب قريب')

/** Minimum length of a word that may be a mistyped city, of its city, and of one with two slips. */
const SHORTEST_SLIP = 5
const SHORTEST_CITY = 6
const SHORTEST_TWO_SLIPS = 9

/** Returns the province of a mistyped name: "antalia". */
function mistypedCity(word: string): string | undefined {
  if (word.length < SHORTEST_SLIP) return undefined
  const most = word.length >= SHORTEST_TWO_SLIPS ? 2 : 1
  return PROVINCES.find(({ name }) => name.length >= SHORTEST_CITY && slipsBetween(word, fold(name), most) <= most)
    ?.name
}

/** Returns the only city of a text. Several cities stay in the text. */
function cityPart(words: readonly Word[], isKnown: (word: string) => boolean): Part | undefined {
  const named = words.flatMap(({ raw }, place) => {
    const city = cityOfWord(raw)
    return city ? [{ city, place }] : []
  })
  const slips = words.flatMap(({ plain: word }, place) => {
    const city = isKnown(word) ? undefined : mistypedCity(word)
    return city ? [{ city, place }] : []
  })
  const [first, ...more] = named.length > 0 ? named : slips
  if (!first || more.some(({ city }) => city !== first.city)) return undefined
  return { filters: { location: first.city }, places: [first, ...more].map(({ place }) => place) }
}

const LIMIT_BEFORE =
  /^(?:under|below|max|maximum|budget|within|than|most|to|butce\p{L}*|fazla|cok|maks|до|дороже|больше|максимум|бюджет\p{L}*|пределах|من|تحت|حتي|لحد|بحدود|حدود|ميزاني\p{L}*)$/u
/** Words before a limiting word: "less than", "не дороже". */
const LIMIT_JOIN = /^(?:less|no|not|more|at|up|my|en|не|в|اقل|لا|تزيد|اكثر)$/u
const LIMIT_AFTER = /^(?:altinda|alti|kadar|max|maximum|budget|butce\p{L}*|максимум|كحد|اقصي)$/u
const AMOUNT = /^([€$£₺]?)(\d+(?:[.,]\d{3})*)([€$£₺]|[a-z]{2,3})?$/u

/** Returns the price limit: "under $500", «до 3000 евро», "500 dolara kadar". */
function pricePart(words: readonly Word[]): Part | undefined {
  for (const [place, { plain: word }] of words.entries()) {
    const [, sign = '', digits = '', suffix = ''] = AMOUNT.exec(word) ?? []
    const amount = Number(digits.replace(/[.,]/g, ''))
    if (!(amount > 0)) continue
    const attached = currencyNamed(sign) ?? currencyNamed(suffix)
    const beside = attached ? undefined : currencyNamed(words[place + 1]?.plain ?? '')
    const end = beside ? place + 1 : place
    const places = [place, ...(beside ? [end] : [])]
    let isLimit = false
    for (let at = place - 1; LIMIT_BEFORE.test(words[at]?.plain ?? ''); at--) {
      isLimit = true
      places.push(at)
      if (LIMIT_JOIN.test(words[at - 1]?.plain ?? '')) places.push(--at)
    }
    for (let at = end + 1; LIMIT_AFTER.test(words[at]?.plain ?? ''); at++) {
      isLimit = true
      places.push(at)
    }
    const priceCurrency = attached ?? beside ?? 'USD'
    if (isLimit) return { filters: { priceTo: amount, priceCurrency }, places }
  }
  return undefined
}

const DAYS: readonly [Availability, RegExp][] = [
  ['tomorrow', /^(?:tomorrow|yarin|завтра|غدا|بكره)$/u],
  ['today', /^(?:today|bugun|сегодня|اليوم)$/u],
]
const WEEKS: readonly (readonly RegExp[])[] = [
  [/^this$/u, /^week$/u],
  [/^bu$/u, /^hafta$/u],
  [/^этои$/u, /^неделе$/u],
  [/^هذا$/u, /^(?:ال)?اسبوع$/u],
]

function dayPart(words: readonly Word[]): Part | undefined {
  for (const [place, { plain: word }] of words.entries()) {
    const day = DAYS.find(([, pattern]) => pattern.test(word))?.[0]
    if (day) return { filters: { availability: [day] }, places: [place] }
    if (WEEKS.some((pair) => pair.every((pattern, at) => pattern.test(words[place + at]?.plain ?? ''))))
      return { filters: { availability: ['week'] }, places: [place, place + 1] }
  }
  return undefined
}

/** Words around the name of a language: "language", «на арабском языке». */
const LANGUAGE_WORD = /^(?:languages?|dil(?:i|inde|ini)?|язык\p{L}*|(?:ب?ال)?لغه)$/u

/** Returns the places of words about speaking a language. */
function spokenPlaces(rest: string, words: readonly Word[]): number[] {
  const left = rest.split(/\s+/)
  return words.flatMap(({ raw }, place) => {
    if (left[0] !== raw) return [place]
    left.shift()
    return []
  })
}

/**
 * Returns the requested languages, with or without a verb of speaking. Words of a person's name are
 * skipped.
 */
function languagePart(text: string, words: readonly Word[], isKnown: (word: string) => boolean): Part | undefined {
  const spoken = partSpoken(text)
  const taken = spoken.languages.length > 0 ? spokenPlaces(spoken.rest, words) : []
  const named = words.flatMap(({ plain: word }, place) => {
    const language = taken.includes(place) ? undefined : languageNamed(word)
    return language && !isKnown(word) ? [{ language, place }] : []
  })
  const languages = [...new Set([...spoken.languages, ...named.map(({ language }) => language)])]
  if (languages.length === 0) return undefined
  const places = [...taken, ...named.map(({ place }) => place)]
  const beside = places
    .flatMap((place) => [place - 1, place + 1])
    .filter((place) => LANGUAGE_WORD.test(words[place]?.plain ?? ''))
  return { filters: { languages }, places: [...places, ...beside] }
}

type PartOptions = {
  /**
   * Whether a word has another meaning, such as a name or treatment, and is neither a mistyped city
   * nor a language.
   */
  isKnown: (word: string) => boolean
  /** Whether to separate these requirements. Default: all. */
  accepts?: (filters: RequiredFilters) => boolean
}

/** Separates the requirements from the words of a search. */
export function partRequirements(text: string, { isKnown, accepts = () => true }: PartOptions): Requirements {
  const words: Word[] = text
    .split(/\s+/)
    .filter((raw) => raw !== '')
    .map((raw) => ({ raw, plain: plain(raw).replace(/[,;.!?]+$/u, '') }))
  const parts = [cityPart(words, isKnown), pricePart(words), languagePart(text, words, isKnown), dayPart(words)]
    .filter((part) => part !== undefined)
    .filter(({ filters }) => accepts(filters))
    .map(({ filters, places }) => ({ filters, places: new Set(withSmallWords(words, places)) }))
  const kept = (isTaken: (place: number) => boolean) =>
    words.flatMap(({ raw }, place) => (isTaken(place) ? [] : [raw])).join(' ')
  return {
    all: parts.map(({ filters, places }) => ({ filters, without: kept((place) => places.has(place)) })),
    rest: kept((place) => parts.some(({ places }) => places.has(place))),
  }
}

const withSmallWords = (words: readonly Word[], places: readonly number[]): number[] => [
  ...places,
  ...places.map((place) => place - 1).filter((place) => BEFORE.has(words[place]?.plain ?? '')),
]
