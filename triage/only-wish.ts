import { LEARNED } from './reading.ts'
import type { Understanding } from './triage.ts'

const WISH_WORDS = 6
/**
 * Whether a message names a treatment or specialty and no rule finds a complaint. It asks for price
 * and place.
 */
export const isOnlyWish = ({ reading, rules, concepts }: Understanding): boolean =>
  reading.tokens.length <= WISH_WORDS &&
  concepts.length > 0 &&
  concepts.every(({ kind }) => kind === 'treatment' || kind === 'specialty' || kind === 'subspecialty') &&
  rules.every(({ urgency, when }) => urgency === 'routine' || (LEARNED as readonly string[]).includes(when))
