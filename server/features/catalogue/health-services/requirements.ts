/** Requirements in the words of a search, applied as filters. */
import { recognise } from '#domain/concepts/recognise.ts'
import { saysSomething, wordsOf } from '#domain/concepts/words.ts'
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

export type RequiredSearch<Search> = { search: Search; requirements: Requirement[] }

/** Returns whether the search has no filter of that kind yet. A chosen filter takes precedence. */
const isOpen = (search: WordedSearch, { filters }: Requirement): boolean =>
  filters.priceTo === undefined
    ? Object.keys(filters).every((name) => search[name as 'location'] === undefined)
    : search.priceFrom === undefined && search.priceTo === undefined && search.priceRange === undefined

const hasCity = ({ all }: Requirements): boolean => all.some(({ filters }) => filters.location !== undefined)

/** Reads the requirements. Names are looked up only if a word may be a mistyped city. */
async function readRequirements(ctx: Context, q: string): Promise<Requirements> {
  const hasMeaning = (word: string) => recognise(word, { slips: false }).concepts.length > 0
  const exact = partRequirements(q, { isKnown: () => true })
  if (hasCity(exact) || !hasCity(partRequirements(q, { isKnown: hasMeaning }))) return exact
  const words = wordsOf(q)
  const names = await ctx.catalogue.count(`names of ${words.join(' ')}`, () => knownWords(ctx.read, words))
  return partRequirements(q, { isKnown: (word) => names.has(word) || hasMeaning(word) })
}

/**
 * Reads the requirements from the words of a search, and adds them as filters. Words that are only
 * names or a place stay a text, which finds both. Prices are converted to US dollars.
 */
export async function withRequirements<Search extends WordedSearch>(
  ctx: Context,
  search: Search,
): Promise<RequiredSearch<Search>> {
  const { q = '', asText } = search
  const plain = async () => ({ search: await comparableSearch(ctx, search), requirements: [] })
  if (q === '' || asText) return plain()
  const { all, rest } = await readRequirements(ctx, q)
  const requirements = all.filter((requirement) => isOpen(search, requirement))
  if (requirements.length < all.length || requirements.length === 0) return plain()
  const isSubject = rest.split(/\s+/).some((word) => word !== '' && saysSomething(word))
  const { concepts, isByName } = isSubject ? await meaningOf(ctx, rest) : { concepts: [], isByName: false }
  const isOnlyPlace = !isSubject && requirements.every(({ filters }) => filters.location !== undefined)
  if (isOnlyPlace || (isSubject && concepts.length === 0 && !isByName)) return plain()
  const filters = Object.assign({}, ...requirements.map(({ filters }) => filters)) as Requirement['filters']
  const required = { ...search, ...filters, q: isSubject ? rest : undefined }
  return { search: await comparableSearch(ctx, required), requirements }
}
