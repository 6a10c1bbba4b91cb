/** Suggested spelling of a search whose words were not found. */
import { nearestWord, withNearestPhrase } from '#domain/concepts/nearest-word.ts'
import { isSoft, isWish, typedWordsOf } from '#domain/concepts/words.ts'
import { fold } from '#domain/fold.ts'
import type { Context } from '#server/context.ts'
import type { SearchPage } from '#server/features/catalogue/health-services/meaning.ts'
import { similarNames } from '#server/search/spelling.ts'
import { writtenNames } from './written-names.ts'
import type { OtherKindFilter, Total } from './helping.ts'

type SuggestionPage = Pick<SearchPage<unknown>, 'leftOut' | 'meaning' | 'text' | 'total'> & { otherKind: object }

/** Returns the words that found nothing: those left out, or all of a text without a result. */
function unfoundWords({ leftOut = [], meaning, text = '', total }: SuggestionPage): string[] {
  const isFound = total > 0 || meaning.concepts.length > 0 || meaning.isByName
  const words = typedWordsOf(isFound ? leftOut.join(' ') : text)
  return words.filter(({ word }) => !isSoft(word) && !isWish(word)).map(({ typed }) => typed)
}

/** Returns near spellings by typed word: names and places first, then words of concepts. */
async function nearSpellings(ctx: Context, words: string[]): Promise<Map<string, string>> {
  const names = await similarNames(ctx.read, words.map(fold))
  const written = await writtenNames(ctx.read, [...names.values()])
  return new Map(
    words.flatMap((word) => {
      const name = names.get(fold(word))
      const near = name === undefined ? nearestWord(word) : (written.get(name) ?? name)
      return near === undefined ? [] : [[word, near] as const]
    }),
  )
}

/** Returns a corrected text with each name as the records write it: `Şişli`, not `sisli`. */
export async function asWritten(ctx: Context, text: string): Promise<string> {
  const words = text.split(' ')
  const written = await writtenNames(ctx.read, words)
  return words.map((word) => written.get(word) ?? word).join(' ')
}

/**
 * Returns the text with near spellings of the words that were not found, if a search for it has
 * results: of the whole text, else of the corrected words only.
 */
export async function didYouMean(
  ctx: Context,
  page: SuggestionPage,
  totalOf: (search: OtherKindFilter) => Promise<Total>,
): Promise<string | null> {
  const { text, otherKind } = page
  const { asText } = otherKind as { asText?: boolean }
  const unfound = text === undefined || asText ? [] : unfoundWords(page)
  if (text === undefined || unfound.length === 0) return null
  const near = await nearSpellings(ctx, unfound)
  const whole = text.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => near.get(word) ?? word)
  const spellings = [withNearestPhrase(text, unfound), whole, [...near.values()].join(' ')]
  for (const q of new Set(spellings)) if (q && q !== text && (await totalOf({ ...otherKind, q })).total > 0) return q
  return null
}
