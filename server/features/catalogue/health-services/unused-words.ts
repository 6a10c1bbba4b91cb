/** Words of a text that its search did not use, beside those that its meaning leaves out. */
import { isSoft, isWish, saysSomething, typedWordsOf } from '#domain/concepts/words.ts'
import { fold } from '#domain/fold.ts'
import { searchTerms } from '#domain/search-meaning.ts'
import type { SearchResult } from '#server/search/run.ts'
import type { Meaning } from './meaning.ts'

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
export function leftOutWords({ q = '' }: TextSearch, meaning: Meaning, result: SearchResult): string[] {
  const isText = meaning.concepts.length === 0 && !meaning.isByName
  return isText && result.total > 0 ? unusedInNames(q, result) : meaning.leftOut
}

/** Returns the corrected text that was searched instead, or null if it was searched as typed. */
export function searchedFor({ q = '' }: TextSearch, meaning: Meaning, { terms, total }: SearchResult): string | null {
  if (total === 0 || meaning.concepts.length > 0 || meaning.isByName) return null
  const typed = searchTerms(q).filter(saysSomething)
  const isCorrected = terms.length === typed.length && terms.some(([spelling], at) => spelling !== typed[at])
  return isCorrected ? terms.map(([spelling = '']) => spelling).join(' ') : null
}
