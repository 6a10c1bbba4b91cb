/**
 * What many labelled messages teach beside the fixed rules: a sum of weights over findings, words and pieces of words. It
 * may only raise the urgency, and it orders specialties. `npm run train:assistant` makes the weights.
 */
import { saysSomething } from '../concepts/words.ts'
import type { Specialty } from '../doctors.ts'
import { WEIGHTS } from './learned-weights.gen.ts'
import type { Reading } from './reading.ts'

/** Something that a message has, as a number, and the places of the words that it rests on. */
export type Feature = { hash: number; value: number; words: readonly number[] }

/** FNV-1a: the same number for the same text everywhere. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

const PIECE = { shortest: 3, longest: 5, value: 0.5 }
/** Long messages weigh as much as short ones. */
const LENGTH = 3

/** Findings by how they hold, words, pairs of words, and pieces of words, so that forms and slips share what they have. */
export function featuresOf({ present, denied, elsewhere, tokens }: Reading): Feature[] {
  const found = new Map<string, Feature>()
  const add = (text: string, value: number, words: readonly number[]) => {
    const known = found.get(text)
    found.set(text, { hash: hashOf(text), value, words: [...(known?.words ?? []), ...words] })
  }
  for (const [name, said] of present)
    add(
      `p:${name}`,
      1,
      said.map((raw) => tokens.findIndex((token) => token.raw === raw)),
    )
  for (const name of denied) add(`d:${name}`, 1, [])
  for (const name of elsewhere) add(`e:${name}`, 1, [])
  for (const [index, { word }] of tokens.entries()) {
    add(`w:${word}`, 1, [index])
    const next = tokens[index + 1]
    if (next) add(`b:${word} ${next.word}`, 1, [index, index + 1])
    const padded = ` ${word} `
    for (let length = PIECE.shortest; length <= PIECE.longest; length++)
      for (let start = 0; start + length <= padded.length; start++)
        add(`c:${padded.slice(start, start + length)}`, PIECE.value, [index])
  }
  const features = [...found.values()]
  const norm = Math.sqrt(features.reduce((sum, { value }) => sum + value * value, 0))
  return features.map((feature) => ({ ...feature, value: (feature.value * LENGTH) / Math.max(norm, 1) }))
}

type Packed = { bits: number; scale: number; values: string }

const unpacked = ({ values }: Packed) => Int8Array.from(atob(values), (letter) => (letter.charCodeAt(0) << 24) >> 24)

const ALARMS = Object.entries(WEIGHTS.alarms).map(([name, packed]) => ({ name, packed, values: unpacked(packed) }))

/** So many words explain an alarm. */
const MOST_WORDS = 4

/** The findings that the sum of weights raises, with the words that weigh most. */
export function learnedIn(reading: Reading): Map<string, readonly string[]> {
  const features = featuresOf(reading)
  const raised = new Map<string, readonly string[]>()
  for (const { name, packed, values } of ALARMS) {
    const weightOf = ({ hash, value }: Feature) => (values[hash & ((1 << packed.bits) - 1)] ?? 0) * packed.scale * value
    let sum = packed.bias
    const byWord = new Map<number, number>()
    for (const feature of features) {
      const weight = weightOf(feature)
      sum += weight
      for (const index of feature.words) byWord.set(index, (byWord.get(index) ?? 0) + weight / feature.words.length)
    }
    if (sum < packed.threshold) continue
    const heaviest = [...byWord]
      .filter(([index]) => saysSomething(reading.tokens[index]?.word ?? ''))
      .sort(([, one], [, other]) => other - one)
      .slice(0, MOST_WORDS)
    raised.set(
      name,
      heaviest.sort(([one], [other]) => one - other).flatMap(([index]) => reading.tokens[index]?.raw ?? []),
    )
  }
  return raised
}

export type Judged = {
  reading: Reading
  rules: readonly { id: string }[]
  concepts: readonly { id: string }[]
  /** What rules and concepts name, the likeliest first. */
  specialties: readonly Specialty[]
}

const STEM = 5

/** What speaks for a specialty: findings, rules, concepts, what they name, and the stems of all words. */
export function specialtyFeaturesOf({ reading, rules, concepts, specialties }: Judged): Feature[] {
  const found = new Map<string, number>()
  for (const name of reading.present.keys()) found.set(`p:${name}`, 1)
  for (const name of reading.elsewhere) found.set(`e:${name}`, 0.5)
  for (const { id } of rules) found.set(`r:${id}`, 1)
  for (const { id } of concepts) found.set(`k:${id}`, 1)
  specialties.forEach((name, place) => {
    found.set(`g${place}:${name}`, 1.5)
  })
  for (const { word } of reading.tokens) found.set(`w:${word.slice(0, STEM)}`, 1)
  return [...found].map(([text, value]) => ({ hash: hashOf(text), value, words: [] }))
}

const { specialties: RANKING } = WEIGHTS
const rankingValues = unpacked(RANKING)

/** All specialties, the likeliest first. */
export function rankedSpecialties(judged: Judged): Specialty[] {
  const features = specialtyFeaturesOf(judged)
  const mask = (1 << RANKING.bits) - 1
  return RANKING.names
    .map((name, place) => {
      const weights = features.map(
        ({ hash, value }) => (rankingValues[(hash & mask) * RANKING.names.length + place] ?? 0) * value,
      )
      const sum = weights.reduce((all, weight) => all + weight, 0)
      return { name, score: sum * RANKING.scale + (RANKING.biases[place] ?? 0) }
    })
    .sort((one, other) => other.score - one.score)
    .map(({ name }) => name)
}
