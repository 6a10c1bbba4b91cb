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

/** Shortest word of a phrase that may have two slips. */
const SHORTEST_TWO_SLIPS_WITHIN = 7

/** Returns whether each word is near the one at its place: "شيل المرارة" is not "شيل النظارة". */
function areNear(typed: string, phrase: string): boolean {
  const words = typed.split(' ')
  const others = phrase.split(' ')
  return (
    words.length === others.length &&
    words.every((word, at) => {
      const most = word.length >= SHORTEST_TWO_SLIPS_WITHIN ? 2 : 1
      return slipsBetween(word, others[at] ?? '', most) <= most
    })
  )
}

/** Returns the nearest phrase of several words, with at most three slips: "hair transplant". */
function nearestPhrase(typed: string): string | undefined {
  const text = plainPhrase(typed)
  if (text.length < SHORTEST_PHRASE || !text.includes(' ')) return undefined
  const near = new Map([...writtenPhrases()].filter(([phrase]) => phrase[0] === text[0] && areNear(text, phrase)))
  return nearestIn(near, text, text.length >= SHORTEST_THREE_SLIPS ? 3 : 2)
}

/** Maximum number of words that are compared with a phrase together. */
const LONGEST_PHRASE = 3

/** Returns the text with the first words near a phrase replaced by it, if one is `unknown`. */
export function withNearestPhrase(text: string, unknown: readonly string[]): string | undefined {
  const words = text.trim().split(/\s+/)
  for (let length = Math.min(LONGEST_PHRASE, words.length); length > 1; length--)
    for (let first = 0; first + length <= words.length; first++) {
      const together = words.slice(first, first + length)
      const near = together.some((word) => unknown.includes(word)) ? nearestPhrase(together.join(' ')) : undefined
      if (near !== undefined) return [...words.slice(0, first), near, ...words.slice(first + length)].join(' ')
    }
  return undefined
}
