/** Messages that name no sign of danger, although the question about such signs is asked. */
import { LEARNED } from './reading.ts'
import { isBare, isPlayful } from './safety.ts'
import { setOf } from './text.ts'
import type { Understanding } from './triage.ts'

/** Findings that may make an ordinary visit an urgent one. */
const PRESSING = setOf('severe suddenly sudden worse confused fainted pregnant baby under3Months')
/** A baby whose bottom is red under the nappy is no baby who is ill. */
const isOfNappy = (name: string, { present }: Understanding['reading']): boolean =>
  name === 'baby' && present.has('nappyRash')
/** "Worse when I sit" says how it comes, and not that it grows. */
const isBySitting = ({ present }: Understanding['reading']): boolean => present.has('worseSitting')
/** Findings of something new, which the weights know better. */
const NEW = setOf('acute recent days lately')
/**
 * Whether a fixed rule knows a complaint so ordinary that learned weights do not make it urgent.
 */
export const isLasting = (understanding: Understanding): boolean =>
  isOrdinary(understanding) && ![...NEW, 'over60', 'elderly'].some((name) => understanding.reading.present.has(name))

/** Rules of visits whose complaint may be a first sign of danger: the question stands alone. */
export const WEIGHTY: ReadonlySet<string> = setOf(
  'chest-pain-long faint breathless palpitations seizure-known numb-limbs swallowing rectal-bleeding menopause-bleeding bleeding-between after-birth-mood child-any cancer-care',
)
/** Rules of a fever, which a child that plays and drinks has without danger. */
const OF_FEVER = setOf('child-fever fever-adult')

/** Whether fixed rules lead to an ordinary visit and nothing in the message presses. */
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

/** Words of a message that can name little more than its complaint. */
const FEW_WORDS = 5
/** Whether an ordinary complaint is old, or all that is said, and nothing about it is new. */
export const isOldAndOrdinary = (understanding: Understanding): boolean =>
  (isLasting(understanding) && understanding.reading.tokens.length <= FEW_WORDS) ||
  (isOrdinary(understanding) &&
    ['chronic', 'longerThanDays', 'alwaysSo'].some((name) => understanding.reading.present.has(name)) &&
    !['acute', 'recent'].some((name) => understanding.reading.present.has(name)))

/**
 * Words of a message in which a fixed rule of an ordinary visit outweighs learned urgency, and of
 * one that nothing new is said in.
 */
const CALM_WORDS = 20
const LASTING_WORDS = 12

/** Learned urgencies that fixed rules of an ordinary visit outweigh. */
export function outweighedIn(ruled: Understanding): ReadonlySet<string> {
  const words = ruled.reading.tokens.length
  const isShort = words <= CALM_WORDS && isOrdinary(ruled)
  const isSettled = (words <= LASTING_WORDS && isLasting(ruled)) || (isShort && isPlayful(ruled.reading))
  return new Set([...(isShort ? [LEARNED[1]] : []), ...(isSettled ? [LEARNED[2]] : [])])
}
