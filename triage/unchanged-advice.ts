/** Turns that leave the advice unchanged, and their topic. */
import type { Say } from '#domain/sentences.ts'
import { quietIn } from './answers.ts'
import { citiesIn } from './city.ts'
import { isOffered } from './questions.ts'
import { yesOrNo } from './safety.ts'
import { partSpoken } from './spoken.ts'
import { asksPrice, type Talk } from './talk.ts'
import { judge } from './triage.ts'

/** Whether nothing in a turn was understood and it answers no question. */
function saysNothing(turn: string, say: Say): boolean {
  if (isOffered(turn, say) || yesOrNo(turn) !== undefined || quietIn(turn) !== undefined) return false
  const { reading, concepts, urgency, isUnsure } = judge([turn])
  return reading.isEmpty && concepts.length === 0 && urgency === null && !isUnsure
}

/** Topic of a turn that changed no advice, although a word of it is unknown. */
export function talkAgain(turn: string, say: Say): Talk | undefined {
  if (asksPrice(turn)) return 'price'
  if (!saysNothing(turn, say)) return undefined
  return citiesIn([turn]).length > 0 || partSpoken(turn).languages.length > 0 ? 'place' : 'unknown'
}
