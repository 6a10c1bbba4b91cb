import { BODY_CONCEPTS, COMPLAINT_CONCEPTS } from './complaints.ts'
import { CONCEPT_LANGUAGES, type Concept, type ConceptLanguage } from './concept.ts'
import { forgivenSlips, isInflected, slipsBetween } from './likeness.ts'
import { SPECIALTY_CONCEPTS } from './specialties.ts'
import { SUBSPECIALTY_CONCEPTS } from './subspecialties.ts'
import { TREATMENT_CONCEPTS } from './treatments.ts'
import { isSoft, isTime, wordsOf } from './words.ts'

export const CONCEPTS: readonly Concept[] = [
  ...TREATMENT_CONCEPTS,
  ...SPECIALTY_CONCEPTS,
  ...SUBSPECIALTY_CONCEPTS,
  ...COMPLAINT_CONCEPTS,
  ...BODY_CONCEPTS,
]
const conceptsById = new Map(CONCEPTS.map((concept) => [concept.id, concept]))
export const conceptById = (id: string): Concept | undefined => conceptsById.get(id)

type Phrase = { words: readonly string[]; concept: Concept }

const phrases: Phrase[] = CONCEPTS.flatMap((concept) =>
  [concept.name, ...CONCEPT_LANGUAGES.flatMap((language) => concept[language].split(','))].map((text) => ({
    words: [...new Set(wordsOf(text))],
    concept,
  })),
).filter(({ words }) => words.length > 0)

/** Phrases of two words written as one: "gallstone", "hairtransplant". */
const joinedPhrases: Phrase[] = phrases
  .filter(({ words }) => words.length === 2)
  .map(({ words, concept }) => ({ words: [words.join('')], concept }))

const conceptsWith = (word: string): Concept[] => (phrasesByWord.get(word) ?? []).map(({ concept }) => concept)

function groupBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => string | number): Map<string | number, Item[]> {
  const groups = new Map<string | number, Item[]>()
  for (const item of items) groups.set(keyOf(item), (groups.get(keyOf(item)) ?? []).concat(item))
  return groups
}

const phrasesByWord = new Map<string, Phrase[]>()
for (const phrase of [...phrases, ...joinedPhrases])
  for (const word of phrase.words) phrasesByWord.set(word, (phrasesByWord.get(word) ?? []).concat(phrase))

// Forms of one word share their first letters, and a typing error changes the length little, so few
// words need a closer comparison.
const STEM = 3
const wordsByStem = groupBy(new Set(phrases.flatMap(({ words }) => words)), (word) => word.slice(0, STEM))
const wordsByLength = groupBy(phrasesByWord.keys(), (word) => word.length)

/** Cost of an inflected form and of a typing error, in letters. */
const INFLECTED = 0.5
const SLIP = 2
const MOST_SLIPS = 2
const SHORTEST_SLIP = 5

/** Maximum number of words. Longer texts are for the assistant. */
const MAX_WORDS = 12

export type RecogniseOptions = {
  /** True to recognise mistyped words too. */
  slips?: boolean
  /**
   * Returns true for correct words, such as names of doctors and hospitals, which are never treated
   * as typing errors.
   */
  isName?: (word: string) => boolean
}

/** Returns the known words that a typed one may mean, with the cost of the difference. */
function readingsOf(typed: string, { slips = true, isName }: RecogniseOptions): Map<string, number> {
  const readings = new Map<string, number>()
  const isKnown = phrasesByWord.has(typed)
  if (isKnown) readings.set(typed, 0)
  for (const word of wordsByStem.get(typed.slice(0, STEM)) ?? []) {
    // A correct word does not match a longer one: "testi" is not "testis".
    if (word === typed || (isKnown && !typed.startsWith(word))) continue
    if (isInflected(typed, word)) readings.set(word, INFLECTED)
  }
  if (readings.size > 0 || !slips || typed.length < SHORTEST_SLIP || isName?.(typed)) return readings
  for (let length = typed.length - MOST_SLIPS; length <= typed.length + MOST_SLIPS; length++)
    for (const word of wordsByLength.get(length) ?? []) {
      const most = forgivenSlips(typed.length, word.length)
      const count = most === 0 ? Number.POSITIVE_INFINITY : slipsBetween(typed, word, most)
      if (count <= most) readings.set(word, count * SLIP)
    }
  return readings
}

/**
 * Cache of interpretations. Finding typing errors compares hundreds of words, and most words are
 * repeated.
 */
const remembered = new Map<string, Map<string, number>>()
const MOST_REMEMBERED = 5000

function rememberedReadings(typed: string, options: RecogniseOptions): Map<string, number> {
  if (options.slips === false || options.isName?.(typed)) return readingsOf(typed, options)
  const cached = remembered.get(typed)
  if (cached) return cached
  const readings = readingsOf(typed, options)
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(typed, readings)
  return readings
}

/** Token of the text. Adjacent words are also read as one: "tooth ache" is "toothache". */
type Token = { first: number; last: number; readings: Map<string, number> }

function tokensOf(words: string[], options: RecogniseOptions): Token[] {
  const single = words.map((word, index) => ({
    first: index,
    last: index,
    readings: rememberedReadings(word, options),
  }))
  const joined = words.slice(1).map((word, index) => ({
    first: index,
    last: index + 1,
    readings: readingsOf(`${words[index]}${word}`, { ...options, slips: false }),
  }))
  return [...single, ...joined].filter(({ readings }) => readings.size > 0)
}

type Match = { concept: Concept; places: number[]; score: number }

function matchPhrase({ words, concept }: Phrase, tokens: Token[]): Match | undefined {
  const places: number[] = []
  let score = 0
  for (const word of words) {
    let best: { token: Token; cost: number } | undefined
    for (const token of tokens) {
      const cost = token.readings.get(word)
      if (cost === undefined || places.includes(token.first) || places.includes(token.last)) continue
      if (!best || cost < best.cost) best = { token, cost }
    }
    if (!best) return undefined
    places.push(...(best.token.first === best.token.last ? [best.token.first] : [best.token.first, best.token.last]))
    score += word.length - best.cost
  }
  // Words far apart mean less together.
  const spread = Math.max(...places) - Math.min(...places) + 1 - places.length
  return { concept, places, score: score + places.length - spread * 0.5 }
}

/**
 * Minimum score of a guess. A word counts in inverse proportion to the number of concepts that
 * share it, so one word shared by two concepts is enough.
 */
const TELLING = 0.5
const MOST_GUESSED = 3
const SHORTEST_HINT = 4

/**
 * Guesses concepts without a complete phrase, by words that few concepts share: "fingers stiff all
 * day".
 */
function guess(words: string[], tokens: Token[], { isName }: RecogniseOptions): RecognisedConcept {
  const scores = new Map<Concept, number>()
  const hints = new Map<number, Set<Concept>>()
  for (const { first, last, readings } of tokens) {
    const word = words[first] ?? ''
    if (first !== last || word.length < SHORTEST_HINT || isSoft(word) || isTime(word) || isName?.(word)) continue
    const sharing = [...readings].filter(([_, cost]) => cost <= INFLECTED).flatMap(([similar]) => conceptsWith(similar))
    const hinted = new Set(sharing)
    for (const concept of hinted) scores.set(concept, (scores.get(concept) ?? 0) + 1 / hinted.size)
    hints.set(first, hinted)
  }
  const best = Math.max(0, ...scores.values())
  if (best < TELLING) return { concepts: [], rest: words, common: [], groups: [] }
  const concepts = [...scores]
    .filter(([_, score]) => score >= best * 0.8)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_GUESSED)
    .map(([concept]) => concept)
  const unused = words.filter((_, index) => concepts.every((concept) => !hints.get(index)?.has(concept)))
  return { concepts, rest: unused.filter((word) => !isSoft(word)), common: unused.filter(isSoft), groups: [concepts] }
}

export type RecognisedConcept = {
  /** Recognised concepts, clearest first. */
  concepts: Concept[]
  /** Words without a meaning here: names, places. */
  rest: string[]
  /** General words that were dropped, because a concept was recognised. */
  common: string[]
  /** The concepts by the words that mean them: those of a group share one phrase. */
  groups: Concept[][]
}

/**
 * Recognises the concepts of a text in any of the four languages: the phrase with the most words
 * first, then the rest. General words ("best", "clinic") are dropped once a concept was recognised.
 */
export function recognise(text: string, options: RecogniseOptions = {}): RecognisedConcept {
  const all = wordsOf(text)
  const words = all.slice(0, MAX_WORDS)
  const tokens = tokensOf(words, options)
  const candidates = new Set(
    tokens.flatMap(({ readings }) => [...readings.keys()]).flatMap((word) => phrasesByWord.get(word) ?? []),
  )
  const matches = [...candidates]
    .map((phrase) => matchPhrase(phrase, tokens))
    .filter((match) => match !== undefined)
    .sort((a, b) => b.score - a.score)
  const used = new Set<number>()
  const concepts: Concept[] = []
  const groups: Concept[][] = []
  let last: Match | undefined
  for (const match of matches) {
    // Two concepts may share one phrase, for instance the specialty and the visit.
    const shared = last?.score === match.score && String(last.places) === String(match.places)
    if (!shared && match.places.some((place) => used.has(place))) continue
    last = match
    for (const place of match.places) used.add(place)
    if (concepts.includes(match.concept)) continue
    concepts.push(match.concept)
    if (shared) groups.at(-1)?.push(match.concept)
    else groups.push([match.concept])
  }
  const further = all.slice(MAX_WORDS)
  if (concepts.length === 0 && options.slips !== false) {
    const { rest, ...guessed } = guess(words, tokens, options)
    return { ...guessed, rest: [...rest, ...further] }
  }
  const unused = words.filter((_, index) => !used.has(index))
  const isCommon = (word: string) => concepts.length > 0 && isSoft(word)
  return {
    concepts,
    rest: [...unused.filter((word) => !isCommon(word)), ...further],
    common: unused.filter(isCommon),
    groups,
  }
}

/** Returns the treatments and specialties in the name of a service. */
export const conceptsOfService = (name: string): string[] =>
  recognise(name, { slips: false })
    .concepts.filter(({ kind }) => kind === 'treatment' || kind === 'specialty')
    .map(({ id }) => id)

const OF_CHILDREN = new Set(['pediatrics', 'child-psychology', 'child-vaccination'])

/** Returns true for services for children, by their name. */
export const isForChildren = (name: string): boolean => conceptsOfService(name).some((id) => OF_CHILDREN.has(id))

/** Returns the treatment with this name. */
export const treatmentNamed = (name: string): Concept | undefined =>
  CONCEPTS.find((concept) => concept.kind === 'treatment' && concept.name === name)

/** Returns the patients' name of a concept: its first word in the language. */
export function conceptNameIn(concept: Concept, language: ConceptLanguage): string {
  if (language === 'en') return concept.name
  const [first = concept.name] = concept[language].split(',')
  const word = first.trim()
  return word.charAt(0).toLocaleUpperCase(language) + word.slice(1)
}
