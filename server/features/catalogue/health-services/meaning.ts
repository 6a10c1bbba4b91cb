/** Meaning of a search text: treatments, matching services, and specialties. */
import type { Concept } from '#domain/concepts/concept.ts'
import { withNearestPhrase } from '#domain/concepts/nearest-word.ts'
import { rankServices, specialtiesFor, unlistedTreatments } from '#domain/concepts/ranking.ts'
import { conceptsOfService, recognise } from '#domain/concepts/recognise.ts'
import { SPECIALTY_CONCEPTS } from '#domain/concepts/specialties.ts'
import { isWish, typedWordsOf, wordsOf } from '#domain/concepts/words.ts'
import type { Specialty } from '#domain/doctors.ts'
import type { Page } from '#domain/paging.ts'
import { provinceNamed } from '#domain/place-names.ts'
import type { Context } from '#server/context.ts'
import { type CalledTerms, termsCalled } from '#server/features/catalogue/taxonomy/searching.ts'
import type { Requirement } from '#triage/index.ts'
import { knownWords } from '#server/search/spelling.ts'
import { activeServiceNames, activeServices } from './catalogue.ts'

export type Meaning = {
  /** Recognised concepts, clearest first. */
  concepts: Concept[]
  /** Matching active services, most likely first, and those that match directly. */
  serviceIds: string[]
  bestIds: string[]
  /** True if the text is the name of a service without a concept. */
  isByName: boolean
  /** Matching specialties of doctors, most likely first. */
  specialties: Specialty[]
  /** Sub-specialties that the text asks for. */
  subspecialties: string[]
  /** True if the text asks for the services too, which a doctor of the sub-specialty performs. */
  areBothMeant: boolean
  /** Recognised treatments, if no service is any of them. */
  unlisted: Concept[]
  /** Unrecognised words that occur in a name or place. */
  rest: string[]
  /** Words that the search leaves out, as typed: unrecognised ones in no name, and "best". */
  leftOut: string[]
}

/** Page of a search with the recognised meaning, and the parsed search. */
export type SearchPage<Record> = Page<Record> & {
  meaning: Meaning
  /** Requirements in the text, which were applied as filters. */
  requirements?: Requirement[]
  /** Words that were not searched for, as typed. */
  leftOut?: string[]
  /** Corrected text that was searched instead of the typed one. */
  searchedFor?: string | null
  /** Text of the search, with its requirements. */
  text?: string | undefined
  otherKind: object
}

const NOTHING: Meaning = {
  concepts: [],
  serviceIds: [],
  bestIds: [],
  isByName: false,
  specialties: [],
  subspecialties: [],
  areBothMeant: false,
  unlisted: [],
  rest: [],
  leftOut: [],
}

/** Cache of concepts by service name. Names rarely change, and always have the same meaning. */
const conceptsByName = new Map<string, string[]>()
const MOST_REMEMBERED = 2000
/** Minimum number of letters of a word that may match the beginning of a longer one. */
const SHORTEST_WORD = 3

function conceptsNamed(name: string): string[] {
  const cached = conceptsByName.get(name)
  if (cached) return cached
  if (conceptsByName.size >= MOST_REMEMBERED) conceptsByName.clear()
  const concepts = conceptsOfService(name)
  conceptsByName.set(name, concepts)
  return concepts
}

/** Cache of the words in the names of services. */
const wordsByName = new Map<string, string[]>()

function wordsNamed(name: string): string[] {
  const cached = wordsByName.get(name)
  if (cached) return cached
  if (wordsByName.size >= 4 * MOST_REMEMBERED) wordsByName.clear()
  const words = wordsOf(name)
  wordsByName.set(name, words)
  return words
}

/**
 * Returns services without a concept that have this name in any language, such as ones added by
 * administrators.
 */
async function servicesCalled(ctx: Context, q: string): Promise<string[]> {
  const words = wordsOf(q)
  const isCalledSo = (name: string) =>
    words.every((word) => word.length >= SHORTEST_WORD && wordsNamed(name).some((own) => own.startsWith(word)))
  return (await activeServiceNames(ctx))
    .filter(
      ({ names: [source = '', ...others] }) =>
        conceptsNamed(source).length === 0 && [source, ...others].some(isCalledSo),
    )
    .map(({ id }) => id)
}

const isPlaced = (word: string, names: ReadonlySet<string>): boolean =>
  names.has(word) || provinceNamed(word) !== undefined

/** Returns the words of a text as they were typed. */
const typedIn = (text: string, words: ReadonlySet<string>): string[] =>
  typedWordsOf(text).flatMap(({ typed, word }) => (words.has(word) ? [typed] : []))

/**
 * Reads the recognised concepts. Only words without meaning are searched among the names, so that a
 * name is never treated as a typing error.
 */
async function readText(ctx: Context, q: string) {
  const plain = recognise(q, { slips: false })
  if (plain.rest.length === 0) return { ...plain, names: new Set<string>() }
  const words = wordsOf(q)
  const names = await ctx.catalogue.count(`names of ${words.join(' ')}`, () => knownWords(ctx.read, words))
  const isName = (word: string) => names.has(word)
  const read = recognise(q, { isName })
  // "hart surgeon" is no surgeon of any kind: a word without a meaning may belong to a phrase.
  const near = withNearestPhrase(q, typedIn(q, new Set(read.rest.filter((word) => !isPlaced(word, names)))))
  const corrected = near === undefined ? read : recognise(near, { isName })
  return { ...(corrected.rest.length < read.rest.length ? corrected : read), names }
}

/** Meanings already read for this request. A page, its facets and its suggestions share them. */
const askedBy = new WeakMap<Context, Map<string, Promise<Meaning>>>()

/**
 * Interprets the text of a search in any of the four languages. With `asText` the words are
 * searched literally.
 */
export async function meaningOf(ctx: Context, q = '', asText = false): Promise<Meaning> {
  if (asText || q.trim() === '') return NOTHING
  const pending = askedBy.get(ctx) ?? new Map<string, Promise<Meaning>>()
  askedBy.set(ctx, pending)
  const meaning = pending.get(q) ?? understand(ctx, q)
  pending.set(q, meaning)
  return meaning
}

/**
 * Returns active services that match the concepts, most likely first, and those that match best.
 */
async function rankedFor(ctx: Context, concepts: readonly Concept[]) {
  if (concepts.length === 0) return { all: [], best: [], unlisted: [] }
  const services = (await activeServiceNames(ctx)).map(({ id, names: [name = ''] }) => ({
    id,
    concepts: conceptsNamed(name),
  }))
  const ranked = rankServices(concepts, services)
  const best = ranked[0]?.strength
  return {
    all: ranked.map(({ id }) => id),
    best: ranked.filter(({ strength }) => strength === best).map(({ id }) => id),
    unlisted: unlistedTreatments(concepts, services),
  }
}

const isSubspecialty = ({ kind }: Concept) => kind === 'subspecialty'

/**
 * Returns the treatments that a text names beside a sub-specialty, by other words: "spine surgery"
 * alone is one of the two, not both.
 */
const treatmentsBeside = (groups: readonly Concept[][]): Concept[] =>
  groups.some((group) => group.some(isSubspecialty))
    ? groups
        .filter((group) => !group.some(isSubspecialty))
        .flat()
        .filter(({ kind }) => kind === 'treatment')
    : []

/** Returns the meaning of a text that is the edited name of specialties or categories. */
async function meaningOfTerms(ctx: Context, { specialties, categories }: CalledTerms): Promise<Meaning> {
  const concepts = SPECIALTY_CONCEPTS.filter((concept) => specialties.some((specialty) => specialty === concept.name))
  const services = [...(await activeServices(ctx)).values()]
  const ofCategory = services.filter(({ category }) => categories.includes(category)).map(({ id }) => id)
  const { all, best } = await rankedFor(ctx, concepts)
  const isByName = ofCategory.length > 0
  const serviceIds = [...new Set([...ofCategory, ...all])]
  const bestIds = isByName ? ofCategory : best
  return { ...NOTHING, concepts: [...concepts], serviceIds, bestIds, isByName, specialties }
}

async function understand(ctx: Context, q: string): Promise<Meaning> {
  const terms = await termsCalled(ctx, q)
  if (terms?.isRenamed) return meaningOfTerms(ctx, terms)
  const { concepts, rest, common, groups, names } = await readText(ctx, q)
  // If all words occur in names of hospitals or doctors, the text is such a name.
  const called = wordsOf(q).every((word) => names.has(word)) ? [] : await servicesCalled(ctx, q)
  const isByName = called.length > 0
  const beside = await rankedFor(ctx, treatmentsBeside(groups))
  const areBothMeant = beside.all.length > 0 && beside.unlisted.length === 0
  const { all, best, unlisted } = areBothMeant ? beside : await rankedFor(ctx, concepts)
  if (terms && !isByName && all.length === 0) return meaningOfTerms(ctx, terms)
  if (concepts.length === 0) return isByName ? { ...NOTHING, serviceIds: called, bestIds: called, isByName } : NOTHING
  const unused = new Set([...rest.filter((word) => !isPlaced(word, names)), ...common.filter(isWish)])
  return {
    concepts,
    serviceIds: [...called, ...all],
    bestIds: isByName ? called : best,
    isByName,
    specialties: specialtiesFor(concepts),
    subspecialties: concepts.filter(isSubspecialty).map(({ name }) => name),
    areBothMeant,
    unlisted: isByName ? [] : unlisted,
    rest: rest.filter((word) => isPlaced(word, names)),
    leftOut: typedIn(q, unused),
  }
}
