/** Page of a search with its meaning, its requirements and the words that it did not use. */
import { isSoft, isWish, saysSomething, typedWordsOf } from '#domain/concepts/words.ts'
import { fold } from '#domain/fold.ts'
import type { Page } from '#domain/paging.ts'
import { searchTerms } from '#domain/search-meaning.ts'
import type { SearchResult } from '#server/search/run.ts'
import type { Meaning, SearchPage } from './meaning.ts'
import type { RequiredSearch } from './requirements.ts'

type TextSearch = { q?: string | undefined }

/**
 * Returns the words, as typed, that a search for names did not look for: those beyond the maximum,
 * and "best" or "cheap" once the text is found only without them.
 */
function unusedInNames(q: string, { terms }: SearchResult): string[] {
  const typed = searchTerms(q)
  const isAsTyped = typed.every((term, at) => terms[at]?.[0] === term) && terms.length === typed.length
  const used = isAsTyped ? typed : typed.filter(saysSomething)
  return typedWordsOf(q)
    .filter(({ typed: word }) => used.every((term) => !term.includes(fold(word))))
    .filter(({ word }) => isWish(word) || !isSoft(word))
    .map(({ typed: word }) => word)
}

/** Returns all words of a text that its search left out. */
function leftOutWords({ q = '' }: TextSearch, meaning: Meaning, result: SearchResult): string[] {
  const isText = meaning.concepts.length === 0 && !meaning.isByName
  return isText && result.total > 0 ? unusedInNames(q, result) : meaning.leftOut
}

/** Returns the corrected text that was searched instead, or null if it was searched as typed. */
function searchedFor({ q = '' }: TextSearch, meaning: Meaning, { terms, total }: SearchResult): string | null {
  if (total === 0 || meaning.concepts.length > 0 || meaning.isByName) return null
  const typed = searchTerms(q).filter(saysSomething)
  const isCorrected = terms.length === typed.length && terms.some(([spelling], at) => spelling !== typed[at])
  return isCorrected ? terms.map(([spelling = '']) => spelling).join(' ') : null
}

type ReadSearch = { text: string | undefined; read: RequiredSearch<TextSearch>; meaning: Meaning; result: SearchResult }

/** Adds to a page how the text of its search was understood, and which words were not used. */
export function searchPage<Record>(
  page: Page<Record>,
  { text, read, meaning, result }: ReadSearch,
): SearchPage<Record> {
  const { search, requirements, leftOut } = read
  return {
    ...page,
    meaning,
    requirements,
    text,
    leftOut: [...leftOut, ...leftOutWords(search, meaning, result)],
    searchedFor: searchedFor(search, meaning, result),
    otherKind: search,
  }
}
