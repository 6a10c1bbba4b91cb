/**
 * Features of a message: numbers with learned weights. Findings and scenes are equal in four
 * languages. Words are not.
 */
import { stemOf as withoutEnding } from '#domain/concepts/likeness.ts'
import type { Specialty } from '#domain/doctors.ts'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { cuesOf } from './cue-places.ts'
import type { Reading } from './reading.ts'
import type { Family } from './stems.ts'
import type { Token } from './text.ts'
import { CRISIS_FAMILIES } from './words/crisis.ts'
import { CUES } from './words/cues.ts'
import { isPlainSign } from './words/plain-signs.ts'
import { TELLING } from './words/report-cues.ts'
import { SCENES } from './words/scenes.ts'

/** A feature as a hash with its value and the places of its words. */
export type Feature = { hash: number; value: number; words: readonly number[] }

/** FNV-1a, which gives every process the same hash of a text. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

const { laughing, ...OTHER_CUES } = CUES
const joking = Object.fromEntries(
  UI_LANGUAGES.map((language) => [language, `${CUES.joking[language]}, ${laughing[language]}`]),
) as Family
/** Laughter counts as a joke here because the weights were learned so. */
const CUE_FAMILIES = { ...SCENES, ...TELLING, ...OTHER_CUES, joking }
type CueName = keyof typeof CUE_FAMILIES
const CUE_NAMES = Object.keys(CUE_FAMILIES) as CueName[]
const placesOfCue = cuesOf<CueName>(CUE_FAMILIES)

type Add = (text: string, value: number, words: readonly number[]) => void

/** Maximum findings that form pairs. Long messages have too many to learn from. */
const MOST_PAIRED = 25

/** Plain red flags belong to the fixed rules, so no weight is learned for them. */
const isWeighed = (name: string) => !(name in CRISIS_FAMILIES) && !isPlainSign(name)

function addFindings({ present, denied, elsewhere, tokens }: Reading, add: Add): void {
  const placesOf = (said: readonly string[]) => said.map((raw) => tokens.findIndex((token) => token.raw === raw))
  const findings = [...present]
    .filter(([name]) => isWeighed(name))
    .map(([name, said]) => ({ name, words: placesOf(said) }))
  for (const { name, words } of findings) add(`p:${name}`, 1, words)
  for (const name of denied) if (isWeighed(name)) add(`d:${name}`, 1, [])
  for (const name of elsewhere) if (isWeighed(name)) add(`e:${name}`, 1, [])
  const paired = findings.sort((one, other) => (one.name < other.name ? -1 : 1)).slice(0, MOST_PAIRED)
  for (const [place, one] of paired.entries())
    for (const other of paired.slice(place + 1))
      add(`pp:${one.name}+${other.name}`, 0.5, [...one.words, ...other.words])
}

/** Bounds between classes of repetition. */
const TIMES = [1, 2, 4]

function addCues(tokens: readonly Token[], add: Add): void {
  for (const name of CUE_NAMES) {
    const places = placesOfCue(tokens, name)
    for (const least of TIMES)
      if (places.length >= least)
        add(
          `q${least}:${name}`,
          1,
          places.flatMap(({ words }) => words),
        )
  }
}

/** Size class of years, temperatures, ages and pressures. */
function sizeOf(word: string): string {
  const number = Number.parseFloat(word)
  if (word.includes('.')) return number >= 35 && number < 43 ? `t${Math.floor(number * 2) / 2}` : 'fraction'
  if (number < 10) return `1-${number}`
  if (number < 100) return `2-${Math.floor(number / 5)}`
  return number < 1000 ? `3-${Math.floor(number / 50)}` : 'large'
}

function addShape({ tokens, states, isTakenBack }: Reading, add: Add): void {
  const none: number[] = []
  add(`length:${Math.min(16, Math.floor(Math.log2(tokens.length + 1) * 2))}`, 1, none)
  add(`turns:${Math.min(3, (tokens.at(-1)?.turn ?? 0) + 1)}`, 1, none)
  for (const language of tokens[0]?.language ?? []) add(`language:${language}`, 1, none)
  if (isTakenBack) add('taken back', 1, none)
  if (tokens.some(({ asked }) => asked)) add('asks', 1, none)
  if (tokens.at(-1)?.asked) add('asks last', 1, none)
  for (const [place, { word }] of tokens.entries())
    if (/^\d/.test(word)) add(/^(19|20)\d\d$/.test(word) ? 'year' : `number:${sizeOf(word)}`, 1, [place])
  const states4 = {
    denied: states.filter(({ deniedBy }) => deniedBy.length > 0).length,
    past: states.filter(({ past }) => past).length,
    supposed: states.filter(({ supposed }) => supposed).length,
    joked: states.filter(({ joked, laughed }) => joked || laughed).length,
  }
  for (const [name, count] of Object.entries(states4)) {
    if (count > 0) add(`state:${name}`, 1, none)
    if (count > tokens.length / 2) add(`mostly:${name}`, 1, none)
  }
}

const PIECE = { shortest: 3, longest: 5, value: 0.5, valueForSpecialty: 0.3 }

/**
 * Returns the letter sequences of a word, with marks for its start and end. Inflected and
 * misspelled forms share most of them.
 */
function piecesOf(word: string): string[] {
  const padded = ` ${word} `
  const pieces: string[] = []
  for (let length = PIECE.shortest; length <= PIECE.longest; length++)
    for (let start = 0; start + length <= padded.length; start++) pieces.push(padded.slice(start, start + length))
  return pieces
}

const STEM = 5
/** "And", "with", "for" and "the", which Arabic joins to the following word. */
const ARABIC_PREFIX = /^(?:[وف]?(?:بال|كال|عال|هال|لل|ال)(?=.{3})|[وفبل](?=.{4}))/
/** Returns the stem of a word: without Russian and Arabic endings, cut to a fixed length. */
export const stemOf = (word: string) => withoutEnding(word.replace(ARABIC_PREFIX, '')).slice(0, STEM)

function addWords({ tokens, states }: Reading, add: Add): void {
  for (const [index, { word }] of tokens.entries()) {
    add(`w:${word}`, 1, [index])
    const [next, afterNext] = [tokens[index + 1], tokens[index + 2]]
    if (next) {
      add(`b:${word} ${next.word}`, 1, [index, index + 1])
      add(`bs:${stemOf(word)} ${stemOf(next.word)}`, 0.5, [index, index + 1])
    }
    if (afterNext) add(`sk:${stemOf(word)} ${stemOf(afterNext.word)}`, 0.5, [index, index + 2])
    const state = states[index]
    if (state && state.deniedBy.length > 0) add(`no:${stemOf(word)}`, 0.5, [index])
    if (state && (state.past || state.supposed || state.joked)) add(`not now:${stemOf(word)}`, 0.5, [index])
    if (index === 0) add(`first:${stemOf(word)}`, 0.7, [index])
    if (!next) add(`last:${stemOf(word)}`, 0.7, [index])
    for (const piece of piecesOf(word)) add(`c:${piece}`, PIECE.value, [index])
  }
}

/** Norm of every message, so long messages weigh as much as short ones. */
const LENGTH = 6

/**
 * Returns findings with their state, scenes, words, pairs of words, and letter sequences of words.
 * Inflected and misspelled forms share features.
 */
export function featuresOf(reading: Reading): Feature[] {
  const found = new Map<string, { value: number; words: number[] }>()
  const add: Add = (text, value, words) => {
    const known = found.get(text)
    if (known) known.words.push(...words)
    else found.set(text, { value, words: [...words] })
  }
  addFindings(reading, add)
  addCues(reading.tokens, add)
  addShape(reading, add)
  addWords(reading, add)
  let squares = 0
  for (const { value } of found.values()) squares += value * value
  const scale = LENGTH / Math.max(Math.sqrt(squares), 1)
  return [...found].map(([text, { value, words }]) => ({ hash: hashOf(text), value: value * scale, words }))
}

export type JudgedMessage = {
  reading: Reading
  rules: readonly { id: string }[]
  concepts: readonly { id: string }[]
  /** Specialties named by rules and concepts, most likely first. */
  specialties: readonly Specialty[]
}

/**
 * Features that indicate a specialty: findings, rules, concepts, the specialties they name, and the
 * words.
 */
export function specialtyFeaturesOf({ reading, rules, concepts, specialties }: JudgedMessage): Feature[] {
  const found = new Map<string, number>()
  for (const name of reading.present.keys()) found.set(`p:${name}`, 1)
  for (const name of reading.elsewhere) found.set(`e:${name}`, 0.5)
  for (const { id } of rules) found.set(`r:${id}`, 1)
  for (const { id } of concepts) found.set(`k:${id}`, 1)
  specialties.forEach((name, place) => {
    found.set(`g${place}:${name}`, 1.5)
  })
  return [...asFeatures(found), ...wordFeaturesOf(reading.tokens.map(({ word }) => word))]
}

/** Returns features of the words only: stems and letter sequences. */
export function wordFeaturesOf(words: readonly string[]): Feature[] {
  const found = new Map<string, number>()
  for (const word of words) {
    found.set(`w:${stemOf(word)}`, 1)
    for (const piece of piecesOf(word)) found.set(`c:${piece}`, PIECE.valueForSpecialty)
  }
  return asFeatures(found)
}

const asFeatures = (values: ReadonlyMap<string, number>): Feature[] =>
  [...values].map(([text, value]) => ({ hash: hashOf(text), value, words: [] }))
