/**
 * Learned weights beside the fixed rules: sums over the features of a message. They separate
 * experience from report, raise the urgency and order specialties. `npm run train:assistant` learns
 * them.
 */
import { saysSomething } from '#domain/concepts/words.ts'
import type { Specialty } from '#domain/doctors.ts'
import { type Feature, featuresOf, type JudgedMessage, specialtyFeaturesOf } from './features.ts'
import { WEIGHTS } from './learned-weights.gen.ts'
import type { Reading } from './reading.ts'
import { SPECIALTY_WEIGHTS } from './specialty-weights.gen.ts'

/** Decodes whole numbers from -127 to 127, one byte each. */
const unpacked = (values: string) => Int8Array.from(atob(values), (letter) => (letter.charCodeAt(0) << 24) >> 24)

const ALARMS = Object.entries(WEIGHTS.alarms).map(([name, packed]) => ({
  name,
  packed,
  values: unpacked(packed.values),
}))
type Alarm = (typeof ALARMS)[number]

const weightIn = ({ packed, values }: Alarm, { hash, value }: Feature) =>
  (values[hash & ((1 << packed.bits) - 1)] ?? 0) * packed.scale * value

/** Maximum words that explain an alarm. */
const MOST_WORDS = 4

/** Returns the words with the largest weights, as written and in their order. */
function heaviestWords(alarm: Alarm, features: readonly Feature[], { tokens }: Reading): string[] {
  const byWord = new Map<number, number>()
  for (const feature of features)
    for (const index of feature.words)
      byWord.set(index, (byWord.get(index) ?? 0) + weightIn(alarm, feature) / feature.words.length)
  return [...byWord]
    .filter(([index]) => saysSomething(tokens[index]?.word ?? ''))
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_WORDS)
    .sort(([one], [other]) => one - other)
    .flatMap(([index]) => tokens[index]?.raw ?? [])
}

export type LearnedScores = {
  /** Findings that a sum raises, with the words of the largest weights. */
  raised: ReadonlyMap<string, readonly string[]>
  /**
   * Whether nobody near has the complaint now: a film, a course, a joke, a fear, the distant past.
   */
  isTold: boolean
  /** Whether the sum is near the threshold of an emergency. */
  isUnsure: boolean
}

export function learnedIn(reading: Reading): LearnedScores {
  const features = featuresOf(reading)
  const raised = new Map<string, readonly string[]>()
  let isTold = false
  let isUnsure = false
  for (const alarm of ALARMS) {
    const { bias, threshold, told, unsure } = alarm.packed
    const sum = features.reduce((all, feature) => all + weightIn(alarm, feature), bias)
    isTold ||= told !== undefined && sum < told
    isUnsure ||= unsure !== undefined && sum >= unsure
    if (sum >= threshold) raised.set(alarm.name, heaviestWords(alarm, features, reading))
  }
  return { raised, isTold, isUnsure }
}

const { names, bits, scale, biases } = SPECIALTY_WEIGHTS
const rankingValues = unpacked(SPECIALTY_WEIGHTS.values)

/** Returns all specialties with their probability, most likely first. */
export function rankedSpecialties(judged: JudgedMessage): { name: Specialty; share: number }[] {
  const features = specialtyFeaturesOf(judged)
  const mask = (1 << bits) - 1
  const scored = names.map((name, place) => {
    let sum = 0
    for (const { hash, value } of features) sum += (rankingValues[(hash & mask) * names.length + place] ?? 0) * value
    return { name, power: Math.exp(sum * scale + (biases[place] ?? 0)) }
  })
  const all = scored.reduce((sum, { power }) => sum + power, 0)
  return scored.map(({ name, power }) => ({ name, share: power / all })).sort((one, other) => other.share - one.share)
}
