/** Whether learned weights leave it open that a message tells of an emergency. */
import type { LearnedScores } from './learned.ts'
import { isOfChild } from './likely-specialties.ts'
import { isOnlyWish } from './only-wish.ts'
import { LEARNED } from './reading.ts'
import type { Understanding } from './triage.ts'

const [, URGENT] = LEARNED

/** Longest name of a treatment or call for somebody, in words. */
const NAMED_WORDS = 2

const isExplained = ({ rules }: Understanding): boolean =>
  rules.some(({ when }) => !(LEARNED as readonly string[]).includes(when))

/**
 * A treatment that the table only guesses from words of a complaint ends no doubt. A wish or a
 * price does. Where no fixed rule knows the complaint, a lower sum and learned urgency are enough.
 */
export function isDoubtful(understanding: Understanding, learned: LearnedScores, isWish: boolean): boolean {
  if (isOnlyWish(understanding)) return learned.isUnsure && !isWish && understanding.reading.tokens.length > NAMED_WORDS
  if (learned.isUnsure) return true
  return !isWish && !isExplained(understanding) && (learned.isNear || learned.raised.has(URGENT))
}

/** Whether a child is spoken of and nothing else in the message is understood. */
export const isUnknownOfChild = (understanding: Understanding): boolean =>
  understanding.urgency === null &&
  !isExplained(understanding) &&
  !understanding.reading.isTakenBack &&
  understanding.reading.tokens.length > NAMED_WORDS &&
  isOfChild(understanding.reading)
