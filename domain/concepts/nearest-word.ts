/** Nearest word of a concept for a word that is too mistyped to be recognised. */
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

/**
 * Returns the nearest word of a concept, as it is written, with at most two slips and the same
 * first letter. Undefined if the word is one itself, or if none is near.
 */
export function nearestWord(typed: string): string | undefined {
  const word = plainWord(typed)
  const written = writtenWords()
  if (word.length < SHORTEST || written.has(word)) return undefined
  let most = word.length >= SHORTEST_TWO_SLIPS ? 2 : 1
  let nearest: string | undefined
  for (const [plain, spelling] of written) {
    if (plain[0] !== word[0]) continue
    const slips = slipsBetween(word, plain, most)
    if (slips > most || (nearest !== undefined && slips === most)) continue
    nearest = spelling
    most = slips
  }
  return nearest
}
