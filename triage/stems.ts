/**
 * Word families. `swell*` matches any word with this start, `no feeling` matches the words in this
 * order, `/…/` is a pattern.
 */
import { slipsBetween } from '#domain/concepts/likeness.ts'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { plain, type Token } from './text.ts'
import { RIGHT_WORDS } from './words/correct-words.ts'

/** Comma-separated synonyms in each language. */
export type Family = Record<UiLanguage, string>

type Stem = {
  text: string
  open: boolean
  key: string
  pattern?: RegExp
  /** Whether the word must directly follow the previous one. Written `من_شوي`. */
  isNext?: true
}
export type Phrase = readonly Stem[]

function readStem(written: string): Stem {
  if (written.startsWith('/'))
    return { text: written, open: false, key: written, pattern: new RegExp(written.slice(1, -1), 'u') }
  const open = written.endsWith('*')
  const text = plain(open ? written.slice(0, -1) : written)
  return { text, open, key: open ? `${text}*` : text }
}

/** Stems as written. Thousands of phrases share them. */
const stems = new Map<string, Stem>()
function stemOf(written: string): Stem {
  const stem = stems.get(written) ?? readStem(written)
  stems.set(written, stem)
  return stem
}

export const phrasesOf = (words: string): Phrase[] =>
  words
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .map((phrase) =>
      phrase
        .split(/\s+/)
        .flatMap((words) =>
          words.startsWith('/')
            ? stemOf(words)
            : words
                .split('_')
                .map((word, place) => (place === 0 ? stemOf(word) : { ...stemOf(word), isNext: true as const })),
        )
        // A copy has no spare room, which takes 130 bytes of each of 27,000 phrases.
        .slice(),
    )

const ARTICLES = /^(?:و|ف)?(?:بال|كال|عال|هال|لل|ال)(?=.{2})/
const CLITIC = /^[وفبلك](?=.{2})/
const VERB_PREFIX = /^(?:[وف])?(?:ب|ح|عم|س|م|ما)?(?:ي|ت|ن|ا|ب)(?=.{3})/

type Forms = { exact: readonly string[]; open: readonly string[] }

/** "When", "as", "with what" are no denials with a letter before them. */
const WHOLE = new Set(['لما', 'كما', 'بما', 'عندما', 'كلما', 'مهما'])

function arabicForms(word: string): Forms {
  if (WHOLE.has(word)) return { exact: [word], open: [word] }
  const exact = new Set([
    word,
    word.replace(ARTICLES, ''),
    word.replace(CLITIC, ''),
    word.replace(CLITIC, '').replace(ARTICLES, ''),
  ])
  return { exact: [...exact], open: [...new Set([...exact, word.replace(VERB_PREFIX, '')])] }
}

/** Inflections of an English word that a stem may match: calfs, dropping, gulped. */
function englishForms(word: string): Forms {
  const exact = new Set([word])
  const [, stem] = /^(\p{L}{3,}?)(?:s|es|ing|in|ed)$/u.exec(word) ?? []
  if (stem) for (const form of [stem, `${stem}e`, stem.replace(/(\p{L})\1$/u, '$1')]) exact.add(form)
  return { exact: [...exact], open: [word] }
}

function formsOf(word: string, language: UiLanguage): Forms {
  if (language === 'ar') return arabicForms(word)
  return language === 'en' ? englishForms(word) : { exact: [word], open: [word] }
}

/** Endings that turn a Turkish verb or noun into its opposite: ağrı-mıyor, kus-madı, ateş-siz. */
const TURKISH_DENIAL =
  /^(?:[iue]|iy|ri|ru|ar|er|n|t|l|il|s|k|ul)?(?:m[iu]yor|madi|medi|maz|mez|mamis|memis|mam$|mem$)(?!a)|^(?:siz|suz)(?!l)/

/** Match of a word with a stem: none, positive, or negated by its own ending. */
export type Fit = 'no' | 'yes' | 'denied'

function fitOf(stem: Stem, { exact, open }: Forms, isTurkish: boolean): Fit {
  if (stem.pattern) return exact.some((form) => stem.pattern?.test(form)) ? 'yes' : 'no'
  if (!stem.open) return exact.includes(stem.text) ? 'yes' : 'no'
  const form = (stem.text.length < 3 ? exact : open).find((one) => one.startsWith(stem.text))
  if (form === undefined) return 'no'
  return isTurkish && TURKISH_DENIAL.test(form.slice(stem.text.length)) ? 'denied' : 'yes'
}

/**
 * Minimum word lengths for one and two slips. Turkish and Russian inflections are as close to each
 * other as slips.
 */
const LEAST: Record<UiLanguage, readonly number[]> = { en: [5, 9], tr: [7], ru: [7], ar: [6] }
const forgiven = (length: number, language: UiLanguage): number =>
  LEAST[language].filter((least) => length >= least).length

/** Correct words that resemble a misspelled one. */
const RIGHT = new Set(
  `${RIGHT_WORDS} gasp gasping stood smell smells small still three there these those their where weird would could should shoulder sound found round
  turn turns times place pleas please price prices treat treated clean cream great green green plan planning plane house
  hours house money month months mouth think thing things bring blame brand heard heart earth breath breathe breast beast
  kadar karar yariyor yarar yazdim yaziyor zaman yanlis sonra sabah selam kanal kaldi kalan gelen guzel icin basla baslad para parca yarin
  можно нужно после потом только снова слово стоит стала стало есть ходил хожу пошла пошел голос голод город года
  socks sock limp wheel wheels wheelchair waist shook staff beach decide decided window windows scalp crown tractor travel week weeks
  world work works worth write wrote wait waiting while white whole because before behind below better between book
  booked bought brought call came change check child children city close cold come could country couple course cousin
  cheers cheer выручил выручила выручили выручает выручаете
  день дела дело делать дома домой другой друг думаю
  سعر سعرها كيف كنت كانت عملت صار العاده عاده قديم الورقه مرضي`
    .trim()
    .split(/\s+/)
    .map(plain),
)

/** Words of thanks, which are no slips of other words: "cheers" is no cheek. */
const COURTESY = new Set(['cheers', 'cheer'])

function slips(stem: Stem, word: string, language: UiLanguage): boolean {
  const { text } = stem
  if (stem.pattern || RIGHT.has(word) || text[0] !== word[0]) return false
  if (text.length === 4 && !stem.open)
    return word.length === 4 && slipsBetween(word, text, 1) === 1 && sameLetters(word, text)
  const most = forgiven(Math.min(text.length, word.length), language)
  if (most === 0) return false
  if (!stem.open) return slipsBetween(word, text, most) <= most
  for (let length = text.length - 1; length <= Math.min(word.length, text.length + 1); length++)
    if (slipsBetween(word.slice(0, length), text, 1) <= 1) return true
  return false
}

const sameLetters = (a: string, b: string) => [...a].sort().join('') === [...b].sort().join('')

type Beginnings = Record<UiLanguage, Set<string>>

/** Stems of all families by language, so each word is compared once. */
export class Vocabulary {
  readonly #stems = new Map<UiLanguage, Map<string, Stem>>(UI_LANGUAGES.map((language) => [language, new Map()]))
  readonly #fits: Record<UiLanguage, Map<string, Map<string, Fit>>> = {
    en: new Map(),
    tr: new Map(),
    ru: new Map(),
    ar: new Map(),
  }

  #exactly = false

  /** Adds stems. With `exactly`, misspelled words do not match. */
  add(language: UiLanguage, phrases: readonly Phrase[], { exactly = false } = {}): void {
    this.#exactly = exactly
    const stems = this.#stems.get(language)
    for (const stem of phrases.flat()) stems?.set(stem.key, stem)
  }

  /** Returns the stems that match a word. Only a word without an exact match may be misspelled. */
  fits(language: UiLanguage, word: string): Map<string, Fit> {
    const cached = this.#fits[language]
    const known = cached.get(word)
    if (known) return known
    const forms = formsOf(word, language)
    const fits = new Map<string, Fit>()
    const stems = this.#stems.get(language) ?? new Map<string, Stem>()
    for (const [name, stem] of stems) {
      const fit = fitOf(stem, forms, language === 'tr')
      if (fit !== 'no') fits.set(name, fit)
    }
    if (fits.size === 0 && word.length >= 4 && !this.#exactly && !COURTESY.has(word))
      for (const [name, stem] of stems)
        if (forms.exact.some((form) => slips(stem, form, language))) fits.set(name, 'yes')
    if (cached.size > 2000) cached.clear()
    cached.set(word, fits)
    return fits
  }

  readonly #begins = new WeakMap<readonly Token[], Beginnings>()

  /** Returns the stems in a message by language. They narrow thousands of phrases to a few. */
  beginningsIn(tokens: readonly Token[]): Beginnings {
    const known = this.#begins.get(tokens)
    if (known) return known
    const begins: Beginnings = { en: new Set(), tr: new Set(), ru: new Set(), ar: new Set() }
    for (const { word, language: languages } of tokens)
      for (const one of languages) for (const key of this.fits(one, word).keys()) begins[one].add(key)
    this.#begins.set(tokens, begins)
    return begins
  }
}

/** Places of a phrase's words, and whether one of them negates it. */
export type Place = { words: number[]; denied: boolean }

/**
 * Maximum words between two words of a phrase. None after a denying word, which denies the next
 * one.
 */
const GAP = 2
const DENIES = /^(не|нет|ни|без|ما|لا|مو|مش|مب|no|not)$/

export function placesOf(
  phrase: Phrase,
  language: UiLanguage,
  { tokens, vocabulary, gap = GAP }: { tokens: readonly Token[]; vocabulary: Vocabulary; gap?: number },
): Place[] {
  const [first] = phrase
  if (!first || !vocabulary.beginningsIn(tokens)[language].has(first.key)) return []
  const fitAt = (index: number, stem: Stem | undefined): Fit => {
    const token = tokens[index]
    if (!token || !stem || !token.language.includes(language)) return 'no'
    return vocabulary.fits(language, token.word).get(stem.key) ?? 'no'
  }
  const places: Place[] = []
  for (let start = 0; start < tokens.length; start++) {
    let last = start
    let fit = fitAt(start, first)
    if (fit === 'no') continue
    const place: Place = { words: [start], denied: fit === 'denied' }
    for (const stem of phrase.slice(1)) {
      let next = last + 1
      const isTight = stem.isNext || (last === start && DENIES.test(tokens[start]?.word ?? ''))
      const end = last + 1 + (isTight ? 0 : gap)
      while (next <= end && fitAt(next, stem) === 'no') next++
      fit = next <= end && tokens[next]?.clause === tokens[start]?.clause ? fitAt(next, stem) : 'no'
      if (fit === 'no') break
      place.words.push(next)
      place.denied ||= fit === 'denied'
      last = next
    }
    if (place.words.length === phrase.length) places.push(place)
  }
  return places
}
