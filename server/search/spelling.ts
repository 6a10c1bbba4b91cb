import { sql } from 'drizzle-orm'
import { slipsBetween } from '#domain/concepts/likeness.ts'
import { districtSpelling } from '#domain/district-spellings.ts'
import { nameSpellings } from '#domain/name-spellings.ts'
import type { Queryable } from '#server/database/client.ts'
import { statement } from '#server/database/statement.ts'
import type { Terms } from './conditions.ts'

/** Kind of record whose words `search_words` contains. */
export type SearchKind = 'hospital' | 'doctor' | 'health_service'

/**
 * Number of spellings that replace an unknown word. It is fixed, so that there are few different
 * statements.
 */
const SPELLINGS = 3

const wordsKnown = statement<{ word: string }, { words: string[] }>(
  () =>
    sql`select distinct word from search_words where kind in ('hospital', 'doctor') and word = any(${sql.placeholder('words')}::text[])`,
)

/** Returns the folded words that occur in the name or place of a hospital or doctor. */
export async function knownWords(db: Queryable, words: string[]): Promise<ReadonlySet<string>> {
  return new Set((await wordsKnown(db, { words })).map(({ word }) => word))
}

const wordsOfKind = statement<{ word: string }, { kind: SearchKind; words: string[] }>(
  () => sql`select word from search_words
    where kind = ${sql.placeholder('kind')} and word = any(${sql.placeholder('words')}::text[])`,
)

/** Returns the other spellings of a word. A district's own name comes first. */
const spellingsOf = (term: string): string[] => [districtSpelling(term) ?? [], nameSpellings(term)].flat()

/**
 * Returns the known word that each unknown term spells with two letters swapped or in another
 * script. It wins over similar words and over parts of words: `prak` is `park`, neither `plak` nor
 * part of `toprak`.
 */
async function respelledWords(db: Queryable, kind: SearchKind, terms: string[]): Promise<ReadonlyMap<string, string>> {
  const spellings = new Map(terms.map((term) => [term, spellingsOf(term)]))
  const words = [...terms, ...[...spellings.values()].flat()]
  const spelled = new Set((await wordsOfKind(db, { kind, words })).map(({ word }) => word))
  return new Map(
    [...spellings].flatMap(([term, candidates]) => {
      const word = spelled.has(term) ? undefined : candidates.find((candidate) => spelled.has(candidate))
      return word === undefined ? [] : [[term, word] as const]
    }),
  )
}

/**
 * Hand-written: the builder cannot express trigram similarity with its index for all words in one
 * statement.
 */
const similarWords = statement<{ term: string; words: string[] | null }, { kind: SearchKind; terms: string[] }>(
  () => sql`select t.term, case
      when exists (select from search_words k where k.kind = ${sql.placeholder('kind')} and k.word like '%' || t.pattern || '%')
        then array[t.term]
      else (select array_agg(n.word order by n.likeness desc, n.word) from (
        select s.word, s.likeness, max(s.likeness) over () as best from (
          select w.word, similarity(w.word, t.term) as likeness from search_words w
          where w.kind = ${sql.placeholder('kind')} and w.word % t.term order by likeness desc, w.word limit ${sql.raw(String(SPELLINGS))}
        ) s) n where n.likeness >= 0.35 and n.likeness >= n.best * 0.8)
      end as words
    from (select term, replace(replace(replace(term, '\\', '\\\\'), '%', '\\%'), '_', '\\_') as pattern
          from unnest(${sql.placeholder('terms')}::text[]) term) t`,
)

/**
 * Returns the most similar known words (trigram similarity of at least 0.35, and close to the
 * best), or the one that it spells otherwise. Another part of a known word stays unchanged.
 * Returns undefined if a word has no similar one or all are known, because then nothing else can be
 * found.
 */
export async function correctSpelling(db: Queryable, kind: SearchKind, terms: string[]): Promise<Terms | undefined> {
  const [rows, respelled] = await Promise.all([similarWords(db, { kind, terms }), respelledWords(db, kind, terms)])
  const similar = new Map(rows.map(({ term, words }) => [term, words ?? []]))
  const corrected = terms.map((term) => {
    const word = respelled.get(term)
    return word === undefined ? (similar.get(term) ?? []) : [word]
  })
  const isCorrect = terms.every((term, index) => corrected[index]?.[0] === term)
  if (isCorrect || corrected.some((spellings) => spellings.length === 0)) return undefined
  return corrected.map((spellings) =>
    Array.from({ length: SPELLINGS }, (_, index) => spellings[index] ?? spellings[0] ?? ''),
  )
}

/** Maximum number of differing letters of a similar name. */
const MOST_SLIPS = 2

/** Returns the most similar word in the names and places of hospitals and doctors for each word. */
export async function similarNames(db: Queryable, words: string[]): Promise<ReadonlyMap<string, string>> {
  const kinds = ['hospital', 'doctor'] as const
  const [rows, respelled] = await Promise.all([
    Promise.all(kinds.map((kind) => similarWords(db, { kind, terms: words }))),
    Promise.all(kinds.map((kind) => respelledWords(db, kind, words))),
  ])
  const similar = new Map(respelled.toReversed().flatMap((names) => [...names]))
  for (const { term, words: names } of rows.flat()) {
    const near = (names ?? []).find((name) => name !== term && slipsBetween(term, name, MOST_SLIPS) <= MOST_SLIPS)
    if (near !== undefined && !similar.has(term)) similar.set(term, near)
  }
  return similar
}
