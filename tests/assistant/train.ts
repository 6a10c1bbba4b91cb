/**
 * `npm run train:assistant` makes domain/assistant/learned-weights.gen.ts of the labelled messages. `-- --inner` learns from four
 * fifths and says how they do on the last.
 */
import { writeFileSync } from 'node:fs'
import { featuresOf, hashOf, specialtyFeaturesOf } from '#domain/assistant/learned.ts'
import { judgeByRules } from '#domain/assistant/triage.ts'
import { CONCEPT_LANGUAGES } from '#domain/concepts/concept.ts'
import { CONCEPTS } from '#domain/concepts/recognise.ts'
import { wordsOf } from '#domain/concepts/words.ts'
import { SPECIALTIES } from '#domain/doctors.ts'
import { URGENCIES } from '#domain/search-choices.ts'
import { type Example, learn, type Model, type Plan, type Sparse, sumsOf } from './learning.ts'
import { labelledMessages, type Message } from './messages.ts'

const VERSION = 1
const SOURCE = 'Logistic regression over the labelled messages of tests/assistant; labels after NHS and NICE guidance'

const say = (text: string) => process.stdout.write(`${text}\n`)

type Prepared = Message & { judged: ReturnType<typeof judgeByRules>; words: Found[]; choice: Found[] }
type Found = { hash: number; value: number; isFinding: boolean }

const prepare = (message: Message): Prepared => {
  const judged = judgeByRules(message.turns)
  return {
    ...message,
    judged,
    // The first features are the findings, in their order.
    words: featuresOf(judged.reading).map(({ hash, value }, place) => ({
      hash,
      value,
      isFinding: place < findings(judged),
    })),
    choice: specialtyFeaturesOf(judged).map(({ hash, value, words }) => ({
      hash,
      value,
      isFinding: words.length === 0,
    })),
  }
}
const findings = ({ reading }: ReturnType<typeof judgeByRules>) =>
  reading.present.size + reading.denied.size + reading.elsewhere.size

const sparse = (found: readonly Found[], bits: number): Sparse =>
  found.map(({ hash, value, isFinding }) => ({ bucket: hash & ((1 << bits) - 1), value, isFinding }))

const upTo = (urgency: Message['urgency'], least: (typeof URGENCIES)[number]) =>
  urgency !== null && urgency !== undefined && URGENCIES.indexOf(urgency) <= URGENCIES.indexOf(least)

const ALARMS = [
  { name: 'learnedDanger', bits: 15, share: 0.015, of: ({ emergency }: Message) => emergency, knows: () => true },
  {
    name: 'learnedUrgent',
    bits: 14,
    share: 0.03,
    of: ({ urgency }: Message) => upTo(urgency, 'urgent'),
    knows: ({ urgency }: Message) => urgency !== undefined,
  },
  {
    name: 'learnedSoon',
    bits: 14,
    share: 0.05,
    of: ({ urgency }: Message) => upTo(urgency, 'soon'),
    knows: ({ urgency }: Message) => urgency !== undefined,
  },
] as const
type Alarm = (typeof ALARMS)[number]

const alarmPlan = ({ bits }: Alarm): Plan => ({
  buckets: 1 << bits,
  outputs: 1,
  isChoice: false,
  rounds: 12,
  decay: 0.00002,
  dropped: 0.25,
})

function alarmModel(alarm: Alarm, messages: readonly Prepared[]): Model {
  const known = messages.filter(alarm.knows)
  const share = known.filter(alarm.of).length / known.length
  const examples = known.map((message): Example => {
    const is = alarm.of(message)
    return { features: sparse(message.words, alarm.bits), wanted: [is ? 1 : 0], weight: 0.5 / (is ? share : 1 - share) }
  })
  return learn(examples, alarmPlan(alarm))
}
const alarmSum = (model: Model, alarm: Alarm, message: Prepared) =>
  sumsOf(model, sparse(message.words, alarm.bits))[0] ?? 0

const FOLDS = 5
const foldOf = ({ scenario }: Message) => hashOf(scenario) % FOLDS

/** Where so few messages that should not be raised are, each tried on weights that have not seen its scenario. */
function thresholdOf(alarm: Alarm, messages: readonly Prepared[]): number {
  const sums = Array.from({ length: FOLDS }, (_, fold) => {
    const model = alarmModel(
      alarm,
      messages.filter((message) => foldOf(message) !== fold),
    )
    return messages
      .filter((message) => foldOf(message) === fold && alarm.knows(message) && !alarm.of(message))
      .map((message) => alarmSum(model, alarm, message))
  })
  const sorted = sums.flat().sort((a, b) => b - a)
  return sorted[Math.floor(sorted.length * alarm.share)] ?? 0
}

const SPECIALTY_BITS = 12
const CHOICES = SPECIALTIES.filter((name) => name !== 'Emergency Medicine')
const wantedOf = (names: readonly string[]) => CHOICES.map((name) => (names.includes(name) ? 1 : 0))
const PHRASE = 0.15

/** Each phrase of the table of concepts is a small message, too. */
const phrases: Example[] = CONCEPTS.filter(({ id }) => id !== 'emergency-care' && id !== 'ambulance').flatMap(
  (concept) =>
    CONCEPT_LANGUAGES.flatMap((language) => concept[language].split(',')).map((text) => ({
      features: sparse(
        [...new Set(wordsOf(text).map((word) => word.slice(0, 5)))].map((stem) => ({
          hash: hashOf(`w:${stem}`),
          value: 1,
          isFinding: false,
        })),
        SPECIALTY_BITS,
      ),
      wanted: wantedOf(concept.specialties.slice(0, 2)),
      weight: PHRASE,
    })),
)

function specialtyModel(messages: readonly Prepared[]): Model {
  const examples = messages
    .filter(({ specialties }) => specialties.some((name) => name !== 'Emergency Medicine'))
    .map((message) => ({
      features: sparse(message.choice, SPECIALTY_BITS),
      wanted: wantedOf(message.specialties),
      weight: 1,
    }))
  return learn([...examples, ...phrases.filter(({ wanted }) => wanted.includes(1))], {
    buckets: 1 << SPECIALTY_BITS,
    outputs: CHOICES.length,
    isChoice: true,
    rounds: 10,
    decay: 0.0001,
    dropped: 0.2,
  })
}

function packed(weights: Float64Array): { scale: number; values: string } {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
  return {
    scale,
    values: Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / scale))).toString('base64'),
  }
}

const messages = (await labelledMessages()).map(prepare)
say(`${messages.length} messages`)

if (process.argv.includes('--inner')) {
  const [known, unseen] = [
    messages.filter((message) => foldOf(message) > 0),
    messages.filter((message) => foldOf(message) === 0),
  ]
  for (const alarm of ALARMS) {
    const model = alarmModel(alarm, known)
    const least = thresholdOf(alarm, known)
    const tried = unseen.filter(alarm.knows).map((message) => ({
      is: alarm.of(message),
      raised: alarmSum(model, alarm, message) >= least,
      before:
        alarm.name === 'learnedDanger'
          ? message.judged.emergency
          : upTo(message.judged.urgency, alarm.name === 'learnedUrgent' ? 'urgent' : 'soon'),
    }))
    const count = (is: (one: (typeof tried)[number]) => boolean) => tried.filter(is).length
    say(
      `${alarm.name}: of ${count(({ is }) => is)} missed ${count(({ is, before }) => is && !before)} → ${count(({ is, before, raised }) => is && !before && !raised)}, of ${count(({ is }) => !is)} raised ${count(({ is, before }) => !is && before)} → ${count(({ is, before, raised }) => !is && (before || raised))}`,
    )
  }
  const model = specialtyModel(known)
  const wanting = unseen.filter(({ specialties }) => specialties.length > 0)
  const three = (message: Prepared) =>
    [...sumsOf(model, sparse(message.choice, SPECIALTY_BITS))]
      .map((sum, place) => ({ sum, name: CHOICES[place] as string }))
      .sort((a, b) => b.sum - a.sum)
      .slice(0, 3)
      .some(({ name }) => message.specialties.includes(name as never))
  say(
    `specialties of ${wanting.length}: by rules ${wanting.filter(({ judged, specialties }) => judged.specialties.some((name) => specialties.includes(name))).length}, learned ${wanting.filter(three).length}`,
  )
} else {
  const alarms = Object.fromEntries(
    ALARMS.map((alarm) => {
      const { weights, biases } = alarmModel(alarm, messages)
      return [
        alarm.name,
        { bits: alarm.bits, ...packed(weights), bias: biases[0] ?? 0, threshold: thresholdOf(alarm, messages) },
      ]
    }),
  )
  const { weights, biases } = specialtyModel(messages)
  const specialties = { bits: SPECIALTY_BITS, ...packed(weights), names: CHOICES, biases: [...biases] }
  const text = `// Made by npm run train:assistant. Do not edit.\nimport type { Specialty } from '../doctors.ts'\n\ntype Weights = {\n  version: number\n  source: string\n  alarms: Record<string, { bits: number; scale: number; values: string; bias: number; threshold: number }>\n  specialties: { bits: number; scale: number; values: string; names: readonly Specialty[]; biases: readonly number[] }\n}\n\nexport const WEIGHTS: Weights = ${JSON.stringify({ version: VERSION, source: SOURCE, alarms, specialties }, null, 2)}\n`
  writeFileSync(new URL('../../domain/assistant/learned-weights.gen.ts', import.meta.url), text)
  say(`${Math.round(text.length / 1000)} kB`)
}
