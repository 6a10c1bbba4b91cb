/** Understanding of a conversation: urgency, red flags and specialties. */

import type { Concept } from '#domain/concepts/concept.ts'
import type { Specialty } from '#domain/doctors.ts'
import { URGENCIES, type Urgency } from '#domain/search-choices.ts'
import { conceptsIn } from './concepts-in.ts'
import { isOnlyDeath } from './deaths.ts'
import { isDoubtful, isUnknownOfChild } from './doubt.ts'
import { learnedFrom } from './learned-turns.ts'
import { learnedIn } from './learned.ts'
import { forChild, isOfChild, MOST_SPECIALTIES, specialtiesLearned } from './likely-specialties.ts'
import { isMundane } from './mundane.ts'
import { tellsNothing } from './no-health-facts.ts'
import { isOnlyWish } from './only-wish.ts'
import { isOldAndOrdinary, isOrdinary, outweighedIn } from './ordinary.ts'
import { LEARNED, partsOf, type Reading, readTurns, SAID_YES } from './reading.ts'
import { EMERGENCY_RULES } from './rules/emergencies.ts'
import { OF_THE_MIND, type Rule } from './rules/rule.ts'
import { VISIT_RULES } from './rules/visits.ts'
import { isBare, isEveryday, isHarmlessPerhaps, isOnlyPlea, partAnswers, type SafetyAnswer } from './safety.ts'
import { isOfOwn } from './statements.ts'
import { asksPlace, asksPrice, wishesFor } from './talk.ts'

export const RULES: readonly Rule[] = [...EMERGENCY_RULES, ...VISIT_RULES]

const compiled = RULES.map((rule) => ({
  rule,
  ways: partsOf(rule.when),
  unless: rule.unless?.split('|') ?? [],
}))

export type RedFlag = {
  id: string
  name: string
  source: string
  /** Words of the user that triggered the rule. */
  words: string[]
}

export type Triage = {
  urgency: Urgency | null
  emergency: boolean
  redFlags: RedFlag[]
  specialties: Specialty[]
}

export type Understanding = Triage & {
  reading: Reading
  /** Whether the guide asks the safety question first. */
  isUnsure: boolean
  /** Whether only learned weights doubt it and fixed rules lead to an ordinary visit. */
  isCalm: boolean
  /** Treatments and complaints of the table that search also uses. */
  concepts: Concept[]
  rules: Rule[]
}

type Hit = { rule: Rule; words: string[] }

/** Assigns a different finding to each part. */
function findingsFor(
  [part, ...others]: readonly (readonly string[])[],
  present: Reading['present'],
  used: readonly string[] = [],
): string[] | undefined {
  if (!part) return [...used]
  for (const name of part) {
    if (!present.has(name) || used.includes(name)) continue
    const found = findingsFor(others, present, [...used, name])
    if (found) return found
  }
  return undefined
}

/**
 * Findings of duration, which speak against an emergency unless there are new signs: asthma for
 * years, and no breath for an hour.
 */
const LASTED = new Set(['chronic', 'weeks', 'longerThanDays', 'wellNow'])
const NEW = ['acute', 'recent', 'suddenly', 'sudden', 'worse']

function hitsIn({ present }: Reading): Hit[] {
  const isNew = NEW.some((name) => present.has(name))
  return compiled.flatMap(({ rule, ways, unless }) => {
    const lifts = isNew && rule.urgency === 'immediate'
    if (unless.some((name) => present.has(name) && !(lifts && LASTED.has(name)))) return []
    for (const parts of ways) {
      const found = findingsFor(parts, present)
      if (found) return [{ rule, words: [...new Set(found.flatMap((name) => present.get(name) ?? []))] }]
    }
    return []
  })
}

const mostUrgent = (rules: readonly Rule[]): Urgency | undefined =>
  URGENCIES.find((urgency) => rules.some((rule) => rule.urgency === urgency))

/** Returns the higher of two urgencies. Null is the lowest. */
export const higher = (a: Urgency | null, b: Urgency | null): Urgency | null =>
  URGENCIES.find((urgency) => urgency === a || urgency === b) ?? null

/** Interleaves lists: the first of each, then the second of each. */
function inTurn(lists: readonly (readonly Specialty[])[]): Specialty[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return [...new Set(Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat())]
}

function specialtiesOf(rules: readonly Rule[], concepts: readonly Concept[], isChild: boolean): Specialty[] {
  const byRules = inTurn(rules.map(({ specialties = [] }) => specialties))
  const byConcepts = inTurn(concepts.slice(0, 4).map(({ specialties }) => specialties))
  const all = [...new Set([...byRules, ...byConcepts])].filter((specialty) => specialty !== 'Emergency Medicine')
  return isChild && all.length > 0 ? forChild(all) : all.slice(0, MOST_SPECIALTIES)
}

/** Concepts that reveal nothing about a complaint. */
export const GENERAL_CONCEPTS: ReadonlySet<string> = new Set([
  'sick-child',
  'emergency-care',
  'ambulance',
  'treatment-planning',
])

/**
 * Returns the urgency of a complaint without a rule. New complaints are more urgent than lasting
 * ones.
 */
function urgencyWithoutRule({ present }: Reading, concepts: readonly Concept[]): Urgency | null {
  const complaint = concepts.find(({ id, kind }) => kind !== 'body' && !GENERAL_CONCEPTS.has(id))
  if (!complaint) return null
  if (complaint.kind !== 'complaint') return 'routine'
  if (present.has('severe') || present.has('fever')) return 'urgent'
  return present.has('acute') || present.has('days') || present.has('weeks') ? 'soon' : 'routine'
}

/** Judges the literal text by the fixed rules. The weights are learned from this. */
export const judgeLiterally = (turns: readonly string[]): Understanding => understand(readTurns(turns))

/** Judges by the fixed rules only. */
export function judgeByRules(turns: readonly string[]): Understanding {
  const reading = readTurns(turns)
  return understand(reading, learnedIn(reading).isTold)
}

/** Maximum words of a message too short for a story. Learned weights soften no rule in it. */
const SHORT = 8

/**
 * Whether learned weights that see a report may turn an alarm into a question. They may not if a
 * person nearby has the sign in the present tense, it is recent, and no fixed cue marks it as over,
 * denied, read, supposed or a joke.
 */
export function maySoften({ rule, words }: Hit, { tokens, present, ongoing, reported }: Reading): boolean {
  if (rule.urgency !== 'immediate' || rule.isPlain || tokens.length <= SHORT) return false
  const sentences = new Set(tokens.flatMap(({ raw, sentence }) => (words.includes(raw) ? sentence : [])))
  if ([...sentences].some((sentence) => reported.has(sentence))) return true
  if (rule.isGrave) return false
  const isLived =
    [...sentences].some((sentence) => ongoing.has(sentence)) &&
    isOfOwn(tokens.filter(({ sentence }) => sentences.has(sentence)))
  return reported.size > 0 || !isLived || [...LASTED].some((name) => present.has(name))
}

function understand(reading: Reading, isTold = false): Understanding {
  const all = hitsIn(reading)
  const hits = isTold ? all.filter((hit) => !maySoften(hit, reading)) : all
  const rules = hits.map(({ rule }) => rule)
  const redFlags = hits
    .filter(({ rule }) => rule.urgency === 'immediate')
    .map(({ rule: { id, name, source }, words }) => ({ id, name: name ?? id, source, words }))
  const concepts = conceptsIn(reading)
  const emergency = redFlags.length > 0
  const isChild = isOfChild(reading)
  const specialties: Specialty[] = emergency
    ? ['Emergency Medicine']
    : specialtiesOf(
        rules,
        concepts.filter(({ id }) => !GENERAL_CONCEPTS.has(id)),
        isChild,
      )
  const isKnown = rules.some(({ when }) => !(LEARNED as readonly string[]).includes(when))
  const urgency = higher(mostUrgent(rules) ?? null, isKnown ? null : urgencyWithoutRule(reading, concepts))
  return {
    urgency,
    emergency,
    redFlags,
    // An alarm that may only be a report becomes a question and is never dropped.
    isUnsure: hits.length < all.length,
    isCalm: false,
    specialties: urgency === null ? [] : specialties,
    reading,
    concepts,
    rules,
  }
}

const [DANGER, URGENT, , SOMETHING] = LEARNED

/**
 * Maximum words of a vague message ("I have pain"), which the guide asks about instead of judging.
 */
const FEW_WORDS = 3
/** Maximum words of a treatment name. */
const NAMED_WORDS = 2
const saysLittle = (reading: Reading) => reading.tokens.length <= FEW_WORDS && conceptsIn(reading).length === 0

/** Judges all turns as one text. */
function judgeTogether(told: readonly string[], answer: SafetyAnswer | undefined): Understanding {
  const reading = readTurns(told)
  const learnedScores = learnedFrom(told, reading)
  const { raised, isTold } = learnedScores
  const isPlea = isOnlyPlea(reading.tokens)
  const isDaily = isEveryday(reading)
  // The guide asks about messages without a complaint: a greeting, a price, "that thing again".
  const isMeant = !reading.isTakenBack && !isPlea && !isDaily && raised.has(SOMETHING)
  // A treatment name, its price or its place has no urgency to learn: "rhinoplasty".
  const isNamed = reading.tokens.length <= NAMED_WORDS || told.every((turn) => asksPrice(turn) || asksPlace(turn))
  const literally = understand(reading)
  const isJudged = isMeant && !saysLittle(reading) && !(isNamed && isOnlyWish(literally))
  const isOfDead = isOnlyDeath(reading)
  // Weights do not overrule a fixed rule of an ordinary visit. They only lead to a question.
  const outweighed = outweighedIn(literally)
  const isDailyCause = isMundane(literally)
  const learned = isJudged
    ? [...raised].filter(([name]) =>
        isOfDead ? name === SOMETHING : name !== DANGER && !outweighed.has(name) && !(isDailyCause && name === URGENT),
      )
    : []
  const present = new Map([...reading.present, ...learned])
  if (answer?.yes) present.set(SAID_YES, [answer.words])
  const understanding = understand({ ...reading, present }, isTold && !answer?.yes)
  if (understanding.emergency) return { ...understanding, isUnsure: false }
  const isWish = told.some(wishesFor)
  const mayBeDanger = isDailyCause
    ? false
    : isMeant
      ? !isTold && !isOfDead && !isOldAndOrdinary(understanding) && isDoubtful(understanding, learnedScores, isWish)
      : !isWish && !isOfDead && isUnknownOfChild(understanding)
  const asks =
    isPlea || (!isDailyCause && isBare(reading)) || isHarmlessPerhaps(reading) || understanding.isUnsure || mayBeDanger
  const isCalm = !isPlea && isOrdinary(understanding)
  const asked = { ...understanding, isUnsure: !answer && asks, isCalm }
  // Weights that rest on words without a complaint determine neither urgency nor specialty.
  if (!answer && tellsNothing(reading, understanding.concepts))
    return { ...asked, urgency: null, specialties: [], isUnsure: asks && (isPlea || learnedScores.isUnsure) }
  return asked.urgency === null ? asked : { ...asked, specialties: specialtiesLearned(asked) }
}

/** Findings in a later turn that may end an earlier alarm. The guide asks before it ends. */
const CALMING = [...LASTED, 'testsClear', 'onTouch', 'pressesSpot', 'restHelps', 'easesAtRest', 'mild', 'playful']

function isSpokenAgainst(alone: Understanding, later: readonly string[], together: Understanding): boolean {
  const { redFlags, reading, concepts, rules } = alone
  if (readTurns(later).isTakenBack) return true
  if (redFlags.some(({ id }) => OF_THE_MIND.has(id))) return false
  // If the conversation seems a report and later turns have the same topic, the guide asks before
  // the alarm ends.
  const isAboutSame = conceptsIn(readTurns(later)).every((concept) => concepts.includes(concept))
  if (together.isUnsure && isAboutSame && !rules.some(({ isPlain }) => isPlain)) return true
  return later
    .map((turn) => readTurns([turn]))
    .some((turn) => {
      if ([...turn.denied, ...turn.elsewhere].some((name) => reading.present.has(name))) return true
      // "For two months" calms the same complaint. "My knee hurts for two months" is another one.
      const isOfOther = conceptsIn(turn).some((concept) => !concepts.includes(concept))
      return turn.present.has('wellNow') || (!isOfOther && CALMING.some((name) => turn.present.has(name)))
    })
}

/** Returns alarms of single turns that no later turn contradicts. */
function alarmsOfTurns(told: readonly string[], together: Understanding): Understanding[] {
  if (told.length < 2) return []
  return told.flatMap((turn, place) => {
    const alone = judgeTogether([turn], undefined)
    const later = told.slice(place + 1)
    return alone.emergency && (later.length === 0 || !isSpokenAgainst(alone, later, together)) ? [alone] : []
  })
}

/**
 * Judges a conversation by the fixed rules, each turn and all turns together. Context never lowers
 * the alarm of a turn. Learned weights raise the urgency at most to a question about signs of
 * danger. They raise no alarm.
 */
export function judge(turns: readonly string[]): Understanding {
  const { told, answer } = partAnswers(turns)
  const together = judgeTogether(told, answer)
  const alarms = alarmsOfTurns(told, together)
  if (alarms.length === 0) return together
  const flags = [together, ...alarms].flatMap(({ redFlags }) => redFlags)
  const rules = [together, ...alarms].flatMap((understanding) => understanding.rules)
  return {
    ...together,
    urgency: 'immediate',
    emergency: true,
    isUnsure: false,
    redFlags: [...new Map(flags.map((flag) => [flag.id, flag])).values()],
    rules: [...new Set(rules)],
    specialties: ['Emergency Medicine'],
  }
}
