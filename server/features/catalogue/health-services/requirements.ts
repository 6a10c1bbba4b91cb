/** Requirements in the words of a search, applied as filters. */
import { recognise } from '#domain/concepts/recognise.ts'
import { saysSomething, wishesIn, wordsOf } from '#domain/concepts/words.ts'
import type { Context } from '#server/context.ts'
import { comparableSearch } from '#server/features/accounts/settings/exchange-rates.ts'
import { knownWords } from '#server/search/spelling.ts'
import { partRequirements, type Requirement, type Requirements } from '#triage/index.ts'
import { meaningOf } from './meaning.ts'

type WordedSearch = Parameters<typeof comparableSearch>[1] & {
  q?: string | undefined
  asText?: boolean | undefined
  location?: string | undefined
  languages?: string[] | undefined
  availability?: Requirement['filters']['availability'] | undefined
  priceRange?: unknown[] | undefined
}

export type RequiredSearch<Search> = {
  search: Search
  requirements: Requirement[]
  /** Words beside the requirements that nothing is searched by. */
  leftOut: string[]
}

type Filters = Requirement['filters']

/** Returns whether the search has no filter of that kind yet. A chosen filter takes precedence. */
const isOpen = (search: WordedSearch, filters: Filters): boolean =>
  filters.priceTo === undefined
    ? Object.keys(filters).every((name) => search[name as 'location'] === undefined)
    : search.priceFrom === undefined && search.priceTo === undefined && search.priceRange === undefined

/**
 * Reads the requirements that are accepted. Names are looked up only if a word may be a mistyped
 * city or a language.
 */
async function readRequirements(
  ctx: Context,
  q: string,
  accepts: (filters: Filters) => boolean,
): Promise<Requirements> {
  const hasMeaning = (word: string) => recognise(word, { slips: false }).concepts.length > 0
  const exact = partRequirements(q, { isKnown: () => true, accepts })
  if (partRequirements(q, { isKnown: hasMeaning, accepts }).rest === exact.rest) return exact
  const words = wordsOf(q)
  const names = await ctx.catalogue.count(`names of ${words.join(' ')}`, () => knownWords(ctx.read, words))
  return partRequirements(q, { isKnown: (word) => names.has(word) || hasMeaning(word), accepts })
}

const hasSubject = (text: string): boolean => text.split(/\s+/).some((word) => word !== '' && saysSomething(word))

/** Returns whether a text is only names, which are searched together with a place. */
async function isOnlyNames(ctx: Context, text: string): Promise<boolean> {
  const { concepts, isByName } = await meaningOf(ctx, text)
  return concepts.length === 0 && !isByName
}

/**
 * Reads the requirements from the words of a search, and adds them as filters. A place beside
 * names, or alone, stays a text, which finds both. Prices are converted to US dollars.
 */
export async function withRequirements<Search extends WordedSearch>(
  ctx: Context,
  search: Search,
): Promise<RequiredSearch<Search>> {
  const { q = '', asText } = search
  const plain = async () => ({ search: await comparableSearch(ctx, search), requirements: [], leftOut: [] })
  if (q === '' || asText) return plain()
  const read = (accepts: (filters: Filters) => boolean = () => true) =>
    readRequirements(ctx, q, (filters) => isOpen(search, filters) && accepts(filters))
  let { all, rest } = await read()
  if (all.length === 0) return plain()
  const isOnlyPlace = !hasSubject(rest) && all.every(({ filters }) => filters.location !== undefined)
  if (isOnlyPlace || (hasSubject(rest) && (await isOnlyNames(ctx, rest))))
    ({ all, rest } = await read(({ location }) => location === undefined))
  if (all.length === 0) return plain()
  const filters = Object.assign({}, ...all.map((requirement) => requirement.filters)) as Filters
  const isSubject = hasSubject(rest)
  const required = { ...search, ...filters, q: isSubject ? rest : undefined }
  const leftOut = isSubject ? [] : wishesIn(rest)
  return { search: await comparableSearch(ctx, required), requirements: all, leftOut }
}
