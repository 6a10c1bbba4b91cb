/** Messages without a sign of danger, although the learned weights ask for such signs. */
import { LEARNED } from './reading.ts'
import { isBare, isPlayful } from './safety.ts'
import { setOf } from './text.ts'
import type { Understanding } from './triage.ts'

/** Findings that may make an ordinary visit urgent. */
const PRESSING = setOf('severe suddenly sudden worse confused fainted pregnant baby under3Months')
/** Whether the finding is a nappy rash, which does not mean an ill baby. */
const isOfNappy = (name: string, { present }: Understanding['reading']): boolean =>
  name === 'baby' && present.has('nappyRash')
/** Whether "worse" refers to sitting ("worse when I sit") and not to a course. */
const isBySitting = ({ present }: Understanding['reading']): boolean => present.has('worseSitting')
/** Findings of a new complaint, which learned weights judge better. */
const NEW = setOf('acute recent days lately')
/**
 * Whether a fixed rule knows the complaint as ordinary, so learned weights do not raise its
 * urgency.
 */
export const isLasting = (understanding: Understanding): boolean =>
  isOrdinary(understanding) && ![...NEW, 'over60', 'elderly'].some((name) => understanding.reading.present.has(name))

/**
 * Visit rules whose complaint may be a first sign of danger. The safety question then stands by
 * itself.
 */
export const WEIGHTY: ReadonlySet<string> = setOf(
  'chest-pain-long faint breathless palpitations seizure-known numb-limbs swallowing rectal-bleeding menopause-bleeding bleeding-between after-birth-mood child-any cancer-care',
)
/** Rules of a fever. A child that plays and drinks has it without danger. */
const OF_FEVER = setOf('child-fever fever-adult')

/** Whether fixed rules lead to an ordinary visit and no finding is pressing. */
export function isOrdinary({ rules, reading, isUnsure }: Understanding): boolean {
  const fixed = rules.filter(({ when }) => !(LEARNED as readonly string[]).includes(when))
  if (isUnsure || fixed.length === 0) return false
  const isHarmless = (name: string) => isOfNappy(name, reading) || (name === 'worse' && isBySitting(reading))
  if ([...PRESSING].some((name) => reading.present.has(name) && !isHarmless(name))) return false
  if (fixed.every(({ id }) => OF_FEVER.has(id)) && fixed.some(({ id }) => id === 'child-fever'))
    return isPlayful(reading)
  return (
    !isBare(reading) &&
    fixed.every(({ id, urgency }) => (urgency === 'soon' || urgency === 'routine') && !WEIGHTY.has(id))
  )
}

/** Maximum words of a message that names little more than its complaint. */
const FEW_WORDS = 5
/** Whether an ordinary complaint is old or the only fact, and nothing about it is new. */
export const isOldAndOrdinary = (understanding: Understanding): boolean =>
  (isLasting(understanding) && understanding.reading.tokens.length <= FEW_WORDS) ||
  (isOrdinary(understanding) &&
    ['chronic', 'longerThanDays', 'alwaysSo'].some((name) => understanding.reading.present.has(name)) &&
    !['acute', 'recent'].some((name) => understanding.reading.present.has(name)))

/**
 * Maximum words of a message in which a fixed rule of an ordinary visit outweighs learned urgency.
 * The second bound holds for messages without anything new.
 */
const CALM_WORDS = 20
const LASTING_WORDS = 12

/** Returns learned urgencies that fixed rules of an ordinary visit outweigh. */
export function outweighedIn(ruled: Understanding): ReadonlySet<string> {
  const words = ruled.reading.tokens.length
  const isShort = words <= CALM_WORDS && isOrdinary(ruled)
  const isSettled = (words <= LASTING_WORDS && isLasting(ruled)) || (isShort && isPlayful(ruled.reading))
  return new Set([...(isShort ? [LEARNED[1]] : []), ...(isSettled ? [LEARNED[2]] : [])])
}
