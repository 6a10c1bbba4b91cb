/**
 * `npm run train:assistant` learns the weights of triage from labelled messages and prints their
 * quality on unseen messages: each scenario is judged by weights learned from the others.
 */
import { writeFileSync } from 'node:fs'
import { CONCEPT_LANGUAGES } from '#domain/concepts/concept.ts'
import { CONCEPTS } from '#domain/concepts/recognise.ts'
import { wordsOf } from '#domain/concepts/words.ts'
import { SPECIALTIES } from '#domain/doctors.ts'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { URGENCIES } from '#domain/search-choices.ts'
import { featuresOf, hashOf, specialtyFeaturesOf, wordFeaturesOf } from '#triage/features.ts'
import { plain } from '#triage/text.ts'
import { judgeLiterally } from '#triage/triage.ts'
import { type Lesson, learn, type Model, sumsOf, type Table, tableOf } from './learning.ts'
import { labelledMessages, type Message } from './messages.ts'

const VERSION = 5
const SOURCE = 'Logistic regression over the labelled messages of tests/triage; labels after NHS and NICE guidance'

const say = (text: string) => process.stdout.write(`${text}\n`)
const share = (part: number, whole: number) =>
  `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`

const messages = await labelledMessages()
const judged = messages.map(({ turns }) => judgeLiterally(turns))
const features = judged.map(({ reading }) => featuresOf(reading))
const rows = messages.map((_, row) => row)
say(`${messages.length} messages`)

const FOLDS = 5
const foldOf = ({ scenario }: Message) => hashOf(scenario) % FOLDS

const upTo = (urgency: Message['urgency'], least: (typeof URGENCIES)[number]) =>
  urgency !== null && urgency !== undefined && URGENCIES.indexOf(urgency) <= URGENCIES.indexOf(least)

type Alarm = {
  name: string
  bits: number
  is: (message: Message) => boolean
  knows: (message: Message) => boolean
}
const knowsUrgency = ({ urgency }: Message) => urgency !== undefined
const DANGER: Alarm = { name: 'learnedDanger', bits: 17, is: ({ emergency }) => emergency, knows: () => true }
const URGENT: Alarm = {
  name: 'learnedUrgent',
  bits: 15,
  is: ({ urgency }) => upTo(urgency, 'urgent'),
  knows: knowsUrgency,
}
const SOON: Alarm = { name: 'learnedSoon', bits: 15, is: ({ urgency }) => upTo(urgency, 'soon'), knows: knowsUrgency }
/** Whether the message names a complaint. */
const SOMETHING: Alarm = {
  name: 'learnedSomething',
  bits: 14,
  is: ({ urgency }) => urgency !== null,
  knows: knowsUrgency,
}

/** Look-alikes of emergencies are hardest and count twice. */
const LOOKALIKE_WEIGHT = 2
const PLAN = { outputs: 1, isChoice: false, rounds: 12, shrink: 0.006 }

function alarmModel({ bits, is, knows }: Alarm, table: Table, from: readonly number[]): Model {
  const known = from.filter((row) => knows(messages[row] as Message))
  const part = known.filter((row) => is(messages[row] as Message)).length / known.length
  const lessons = known.map((row): Lesson => {
    const message = messages[row] as Message
    const isOne = is(message)
    const weight = (0.5 / (isOne ? part : 1 - part)) * (message.isLookalike ? LOOKALIKE_WEIGHT : 1)
    return { row, wanted: [isOne ? 1 : 0], weight }
  })
  return learn(table, lessons, { bits, ...PLAN })
}

/** Sum of each message by weights learned without its scenario. */
function unseenSums(alarm: Alarm, table: Table): Float64Array {
  const sums = new Float64Array(rows.length)
  for (let fold = 0; fold < FOLDS; fold++) {
    const [others, own] = [0, 1].map((is) =>
      rows.filter((row) => Number(foldOf(messages[row] as Message) === fold) === is),
    )
    const model = alarmModel(alarm, table, others ?? [])
    for (const row of own ?? []) sums[row] = sumsOf(model, table, row)[0] ?? 0
  }
  return sums
}

/** Messages without a rule measure rules and weights together. */
const fresh = rows.filter((row) => messages[row]?.isFresh)
const freshWhere = (is: (message: Message) => boolean) => fresh.filter((row) => is(messages[row] as Message))
const emergencies = freshWhere(({ emergency }) => emergency)
const lookalikes = freshWhere(({ isLookalike }) => isLookalike)
const visits = freshWhere(({ emergency, isLookalike }) => !emergency && !isLookalike)

type Bounds = { threshold: number; told?: number; unsure?: number }

/** Maximum share of look-alikes, and of ordinary complaints, that may raise an alarm. */
const MOST_LOOKALIKES = 0.1
const MOST_VISITS = 0.1

/** Maximum share of less urgent messages that are asked about danger signs before any advice. */
const MOST_ASKED = 0.05

/** Lower bound of sums that lead to the safety question instead of an alarm. */
function unsureBound(sums: Float64Array, isRaised: (row: number) => boolean): number {
  const calm = visits.filter((row) => !upTo(messages[row]?.urgency, 'urgent') && !isRaised(row))
  const sorted = calm.map((row) => sums[row] ?? 0).sort((one, other) => other - one)
  const unsure = sorted[Math.floor(calm.length * MOST_ASKED)] ?? 0
  const missed = emergencies.filter((row) => !isRaised(row))
  const asked = missed.filter((row) => (sums[row] ?? 0) >= unsure).length
  say(`asked from ${unsure.toFixed(1)}: ${share(asked, missed.length)} of the missed emergencies`)
  return unsure
}

/** Only weights that are sure of a report overrule a fixed rule. */
const LEAST_APART = 1

/**
 * Between `told` and `threshold` the fixed rules decide. Chooses the pair that misses fewest
 * emergencies within the limit of false alarms.
 */
function dangerBounds(sums: Float64Array): Bounds {
  const raises = (row: number, { told, threshold }: { told: number; threshold: number }) =>
    (sums[row] ?? 0) >= threshold || (judged[row]?.emergency === true && (sums[row] ?? 0) >= told)
  let best = { told: 0, threshold: 0, missed: Number.POSITIVE_INFINITY }
  for (let threshold = -3; threshold <= 3; threshold += 0.1)
    for (let told = threshold - 3; told <= threshold - LEAST_APART; told += 0.1) {
      const count = (of: readonly number[]) => of.filter((row) => raises(row, { told, threshold })).length
      if (count(lookalikes) > lookalikes.length * MOST_LOOKALIKES || count(visits) > visits.length * MOST_VISITS)
        continue
      const missed = emergencies.length - count(emergencies)
      if (missed < best.missed) best = { told, threshold, missed }
    }
  const raised = (of: readonly number[]) => of.filter((row) => raises(row, best)).length
  say(
    `unseen fresh messages: emergencies missed ${share(best.missed, emergencies.length)}, look-alikes raised ${share(raised(lookalikes), lookalikes.length)}, visits raised ${share(raised(visits), visits.length)}; told below ${best.told.toFixed(1)}, danger from ${best.threshold.toFixed(1)}`,
  )
  for (const language of UI_LANGUAGES) {
    const own = (of: readonly number[]) => of.filter((row) => messages[row]?.language === language)
    say(
      `  ${language}: missed ${share(own(emergencies).length - raised(own(emergencies)), own(emergencies).length)}, look-alikes ${share(raised(own(lookalikes)), own(lookalikes).length)}`,
    )
  }
  const old = rows.filter((row) => !messages[row]?.isFresh)
  const [oldEmergencies, oldOthers] = [true, false].map((is) => old.filter((row) => messages[row]?.emergency === is))
  say(
    `unseen older messages: missed ${share((oldEmergencies ?? []).length - raised(oldEmergencies ?? []), (oldEmergencies ?? []).length)}, others raised ${share(raised(oldOthers ?? []), (oldOthers ?? []).length)}`,
  )
  const { told, threshold } = best
  return { told, threshold, unsure: unsureBound(sums, (row) => raises(row, best)) }
}

/**
 * Share of less urgent messages that may be raised too. A visit too early costs less than one too
 * late.
 */
function boundOf({ name, is, knows }: Alarm, sums: Float64Array, most: number): { threshold: number } {
  const calm = freshWhere((message) => knows(message) && !is(message))
  const sorted = calm.map((row) => sums[row] ?? 0).sort((one, other) => other - one)
  const threshold = sorted[Math.floor(sorted.length * most)] ?? 0
  const pressing = freshWhere((message) => knows(message) && is(message) && !message.emergency)
  say(
    `${name}: missed ${share(pressing.filter((row) => (sums[row] ?? 0) < threshold).length, pressing.length)} of what is no emergency`,
  )
  return { threshold }
}

const SPECIALTY_BITS = 15
const CHOICES = SPECIALTIES.filter((name) => name !== 'Emergency Medicine')
const wantedOf = (names: readonly string[]) => CHOICES.map((name) => (names.includes(name) ? 1 : 0))

/** Each phrase of the table of concepts is a short message too. */
const PHRASE_WEIGHT = 0.15
const phrases = CONCEPTS.filter(({ id }) => id !== 'emergency-care' && id !== 'ambulance').flatMap((concept) =>
  CONCEPT_LANGUAGES.flatMap((language) => concept[language].split(',')).map((text) => ({
    wanted: wantedOf(concept.specialties.slice(0, 2)),
    features: wordFeaturesOf(wordsOf(text).map(plain)),
  })),
)
const choices = tableOf(
  [...judged.map(specialtyFeaturesOf), ...phrases.map((phrase) => phrase.features)],
  SPECIALTY_BITS,
)
const choosing = rows.filter((row) => wantedOf(messages[row]?.specialties ?? []).includes(1))

function specialtyModel(from: readonly number[]): Model {
  const lessons = [
    ...from.map((row) => ({ row, wanted: wantedOf(messages[row]?.specialties ?? []), weight: 1 })),
    ...phrases.map(({ wanted }, place) => ({ row: rows.length + place, wanted, weight: PHRASE_WEIGHT })),
  ]
  return learn(
    choices,
    lessons.filter(({ wanted }) => wanted.includes(1)),
    { bits: SPECIALTY_BITS, outputs: CHOICES.length, isChoice: true, rounds: 5 },
  )
}

function sayUnseenSpecialties(): void {
  const isRight = (model: Model, row: number) =>
    [...sumsOf(model, choices, row)]
      .map((sum, place) => ({ sum, name: CHOICES[place] as Message['specialties'][number] }))
      .sort((one, other) => other.sum - one.sum)
      .slice(0, 3)
      .some(({ name }) => messages[row]?.specialties.includes(name))
  const right = Array.from({ length: FOLDS }, (_, fold) => {
    const model = specialtyModel(choosing.filter((row) => foldOf(messages[row] as Message) !== fold))
    return choosing.filter((row) => foldOf(messages[row] as Message) === fold && isRight(model, row))
  }).flat()
  const count = (of: readonly number[], is: boolean) => of.filter((row) => messages[row]?.isFresh === is).length
  say(
    `specialty among three, unseen: fresh ${share(count(right, true), count(choosing, true))}, older ${share(count(right, false), count(choosing, false))}`,
  )
  for (const language of UI_LANGUAGES) {
    const own = (of: readonly number[]) => of.filter((row) => messages[row]?.language === language)
    say(
      `  ${language}: fresh ${share(count(own(right), true), count(own(choosing), true))}, older ${share(count(own(right), false), count(own(choosing), false))}`,
    )
  }
}

function packed(weights: Float32Array): { scale: number; values: string } {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
  return {
    scale,
    values: Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / scale))).toString('base64'),
  }
}

function write(file: string, text: string): void {
  writeFileSync(
    new URL(`../../triage/${file}`, import.meta.url),
    `// Made by npm run train:assistant. Do not edit.\n${text}\n`,
  )
  say(`${file}: ${Math.round(text.length / 1000)} kB`)
}

function trained(alarm: Alarm, boundsOf: (sums: Float64Array) => Bounds) {
  const table = tableOf(features, alarm.bits)
  const bounds = boundsOf(unseenSums(alarm, table))
  const { weights, biases } = alarmModel(alarm, table, rows)
  return { bits: alarm.bits, ...packed(weights), bias: biases[0] ?? 0, ...bounds }
}

const alarms = {
  [DANGER.name]: trained(DANGER, dangerBounds),
  [URGENT.name]: trained(URGENT, (sums) => boundOf(URGENT, sums, 0.22)),
  [SOON.name]: trained(SOON, (sums) => boundOf(SOON, sums, 0.35)),
  [SOMETHING.name]: trained(SOMETHING, (sums) => boundOf(SOMETHING, sums, 0.25)),
}
write(
  'learned-weights.gen.ts',
  `
type Weights = {
  version: number
  source: string
  alarms: Record<
    string,
    { bits: number; scale: number; values: string; bias: number; threshold: number; told?: number; unsure?: number }
  >
}

export const WEIGHTS: Weights = ${JSON.stringify({ version: VERSION, source: SOURCE, alarms }, null, 2)}`,
)
sayUnseenSpecialties()
const { weights, biases } = specialtyModel(choosing)
const specialties = { bits: SPECIALTY_BITS, ...packed(weights), names: CHOICES, biases: [...biases] }
write(
  'specialty-weights.gen.ts',
  `import type { Specialty } from '#domain/doctors.ts'

type Weights = { bits: number; scale: number; values: string; names: readonly Specialty[]; biases: readonly number[] }

export const SPECIALTY_WEIGHTS: Weights = ${JSON.stringify(specialties, null, 2)}`,
)
