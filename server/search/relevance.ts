/** Search for words, and the order of relevance. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { anywhere, atWords, escapeLike, type Pattern, type Terms } from './conditions.ts'
import { type Placeholder, placeholder } from './placeholders.ts'
import { holds, type Key, type Rows, type Search } from './search.ts'

/** Words of a search as a plan. Undefined without any. */
export type WordsFilter = { phrase: Placeholder; words: Pattern[][] }

/**
 * Returns the words filter. For words with a meaning, letters inside other words do not match:
 * "ent" is not in "dental".
 */
export const wordsIn = (
  phrase: string,
  terms: Terms,
  { areUnderstood }: { areUnderstood: boolean },
): WordsFilter | undefined =>
  terms.length === 0
    ? undefined
    : { phrase: placeholder(`${escapeLike(phrase)}%`), words: areUnderstood ? atWords(terms) : anywhere(terms) }

type Words = WordsFilter & {
  name: SQLWrapper
  /** Alternative names, for records that have several. */
  names?: SQLWrapper
  text: SQLWrapper
  /** Conditions for records that match the meaning, in tiers, best first. */
  meant: SQL[]
  /** True if a text with every word precedes the meaning. */
  isTextFirst?: boolean
  /** Conditions for records related to the words by others: a hospital by its doctors. */
  related?: SQL[]
  /** All of these together. */
  match: SQL
}

/**
 * Returns a search in order of relevance: names that begin with the phrase, names with every word,
 * records that match the meaning, texts with every word, related records. With `isTextFirst` texts
 * precede the meaning.
 */
export function byRelevance({ from, where }: Rows, keys: Key[], search: Words): Search {
  const { name, names = name, text, words, phrase, meant, isTextFirst, related = [], match } = search
  const inText = holds(text, words)
  const answers = isTextFirst ? [inText, ...meant] : [...meant, inText]
  const tiers = [sql`${name} like ${phrase}`, holds(names, words), ...answers, ...related]
  const cases = tiers.slice(0, -1).map((tier, index) => sql`when ${tier} then ${sql.raw(String(index))}`)
  return {
    rows: { from, where: [...where, match] },
    tier: sql`case ${sql.join(cases, sql` `)} else ${sql.raw(String(cases.length))} end`,
    tiers: tiers.map((tier, index) => ({
      from,
      where: [...where, tier, ...tiers.slice(0, index).map((before) => sql`not ${before}`)],
      keys,
    })),
  }
}
