/** Whether learned weights leave it open that a message tells of an emergency. */
import type { LearnedScores } from './learned.ts'
import { isOfChild } from './likely-specialties.ts'
import { isOnlyWish } from './only-wish.ts'
import { WEIGHTY } from './ordinary.ts'
import { LEARNED } from './reading.ts'
import type { Understanding } from './triage.ts'

/** Longest name of a treatment or call for somebody, in words. */
const NAMED_WORDS = 2

/** Whether a fixed rule knows the complaint, and not as a possible first sign of danger. */
const isExplained = ({ rules }: Understanding): boolean =>
  rules.some(({ id, when }) => !(LEARNED as readonly string[]).includes(when) && !WEIGHTY.has(id))

/** Findings of somebody who is ill now, beside a wish for another opinion. */
const ILL = 'pain severe suddenly sudden worse acute recent fainted cannotBreathe bleeding fever'.split(' ')

/** Whether another opinion is wished for and nothing is said to be wrong now. */
const isSecondOpinion = ({ concepts, reading }: Understanding): boolean =>
  concepts.some(({ id }) => id === 'second-opinion') && !ILL.some((name) => reading.present.has(name))

/**
 * A treatment that the table only guesses from words of a complaint ends no doubt. A wish or a
 * price does. If no fixed rule knows the complaint, a lower sum is enough.
 */
export function isDoubtful(understanding: Understanding, { isUnsure }: LearnedScores, isWish: boolean): boolean {
  if (isOnlyWish(understanding)) return isUnsure && !isWish && understanding.reading.tokens.length > NAMED_WORDS
  if (isUnsure) return !isSecondOpinion(understanding)
  return !isWish && !isExplained(understanding)
}

/** Whether a child is spoken of and nothing else in the message is understood. */
export const isUnknownOfChild = (understanding: Understanding): boolean =>
  understanding.urgency === null &&
  !isExplained(understanding) &&
  !understanding.reading.isTakenBack &&
  understanding.reading.tokens.length > NAMED_WORDS &&
  isOfChild(understanding.reading)
