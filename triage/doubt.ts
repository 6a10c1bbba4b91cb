/** Whether learned weights leave open that a message reports an emergency. */
import type { LearnedScores } from './learned.ts'
import { isOfChild } from './likely-specialties.ts'
import { isOnlyWish } from './only-wish.ts'
import { WEIGHTY } from './ordinary.ts'
import { LEARNED } from './reading.ts'
import type { Understanding } from './triage.ts'

/** Maximum words of a treatment name or a call for help. */
const NAMED_WORDS = 2

/** Whether a fixed rule knows the complaint and it is no possible first sign of danger. */
const isExplained = ({ rules }: Understanding): boolean =>
  rules.some(({ id, when }) => !(LEARNED as readonly string[]).includes(when) && !WEIGHTY.has(id))

/** Findings of a present illness, beside a request for a second opinion. */
const ILL = 'pain severe suddenly sudden worse acute recent fainted cannotBreathe bleeding fever'.split(' ')

/** Whether a second opinion is requested and nothing is wrong now. */
const isSecondOpinion = ({ concepts, reading }: Understanding): boolean =>
  concepts.some(({ id }) => id === 'second-opinion') && !ILL.some((name) => reading.present.has(name))

/**
 * A treatment that the table guesses from words of a complaint does not end the doubt. A requested
 * treatment or a price does. If no fixed rule knows the complaint, a lower sum is enough.
 */
export function isDoubtful(understanding: Understanding, { isUnsure }: LearnedScores, isWish: boolean): boolean {
  if (isOnlyWish(understanding)) return isUnsure && !isWish && understanding.reading.tokens.length > NAMED_WORDS
  if (isUnsure) return !isSecondOpinion(understanding)
  return !isWish && !isExplained(understanding)
}

/** Whether the message mentions a child and nothing else in it is understood. */
export const isUnknownOfChild = (understanding: Understanding): boolean =>
  understanding.urgency === null &&
  !isExplained(understanding) &&
  !understanding.reading.isTakenBack &&
  understanding.reading.tokens.length > NAMED_WORDS &&
  isOfChild(understanding.reading)
