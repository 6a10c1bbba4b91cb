/** Nearest words of concepts for words that are too mistyped to be recognised. */
import { plainWord } from '../plain-word.ts'
import { CONCEPT_LANGUAGES } from './concept.ts'
import { slipsBetween } from './likeness.ts'
import { CONCEPTS } from './recognise.ts'
import { saysSomething } from './words.ts'

/** Shortest word that is corrected, and the shortest that may have two slips. */
const SHORTEST = 4
const SHORTEST_TWO_SLIPS = 5

let spellings: Map<string, string> | undefined

/** Returns the words of all concepts by their plain form, as they are written. */
function writtenWords(): Map<string, string> {
  if (spellings) return spellings
  spellings = new Map()
  for (const concept of CONCEPTS)
    for (const text of [concept.name, ...CONCEPT_LANGUAGES.map((language) => concept[language])])
      for (const written of text.toLowerCase().split(/[^\p{L}\p{M}]+/u)) {
        const plain = plainWord(written)
        if (plain.length >= SHORTEST && saysSomething(written) && !spellings.has(plain)) spellings.set(plain, written)
      }
  return spellings
}

/** Returns the first of the nearest texts with the same first letter and up to this many slips. */
function nearestIn(written: ReadonlyMap<string, string>, plain: string, mostSlips: number): string | undefined {
  let most = mostSlips
  let nearest: string | undefined
  for (const [other, spelling] of written) {
    if (other[0] !== plain[0]) continue
    const slips = slipsBetween(plain, other, most)
    if (slips > most || (nearest !== undefined && slips === most)) continue
    nearest = spelling
    most = slips
  }
  return nearest
}

/**
 * Returns the nearest word of a concept in its own spelling, with at most two slips and the same
 * first letter. Undefined if the word itself belongs to a concept, or none is near.
 */
export function nearestWord(typed: string): string | undefined {
  const word = plainWord(typed)
  const written = writtenWords()
  if (word.length < SHORTEST || written.has(word)) return undefined
  return nearestIn(written, word, word.length >= SHORTEST_TWO_SLIPS ? 2 : 1)
}

/** Shortest phrase that is corrected, and the shortest that may have three slips. */
const SHORTEST_PHRASE = 7
const SHORTEST_THREE_SLIPS = 11

const plainPhrase = (text: string) => text.trim().split(/\s+/).map(plainWord).join(' ')

let phrases: Map<string, string> | undefined

/** Returns the phrases of all concepts by their plain form, as they are written. */
function writtenPhrases(): Map<string, string> {
  phrases ??= new Map(
    CONCEPTS.flatMap((concept) =>
      [concept.name, ...CONCEPT_LANGUAGES.flatMap((language) => concept[language].split(','))]
        .map((text) => text.trim().toLowerCase())
        .filter((text) => text.includes(' '))
        .map((text) => [plainPhrase(text), text] as const),
    ),
  )
  return phrases
}

/** Returns the nearest phrase of several words, with at most three slips: "hair transplant". */
export function nearestPhrase(typed: string): string | undefined {
  const text = plainPhrase(typed)
  if (text.length < SHORTEST_PHRASE || !text.includes(' ')) return undefined
  return nearestIn(writtenPhrases(), text, text.length >= SHORTEST_THREE_SLIPS ? 3 : 2)
}
