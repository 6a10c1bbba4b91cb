/** Applies the learned weights to a conversation, with and without turns that name no sign. */
import { quietIn } from './answers.ts'
import { type LearnedScores, learnedIn } from './learned.ts'
import { LEARNED, type Reading, readTurns } from './reading.ts'

const [DANGER] = LEARNED

/** Text between commas and full stops. */
const PIECE = /[^,،.;؛!?؟\n]+[,،.;؛!?؟\n]*/gu
const withoutDenials = (turn: string): string =>
  turn.replace(PIECE, (piece) => (quietIn(piece) === 'denial' ? '' : piece)).trim()

/**
 * Sums the weights over a conversation. A denial never raises the urgency, and a turn without a
 * sign decides nothing.
 */
export function learnedFrom(turns: readonly string[], reading: Reading): LearnedScores {
  const whole = learnedIn(reading)
  const of = (left: readonly string[]) =>
    left.length === 0 || left.join() === turns.join() ? whole : learnedIn(readTurns(left))
  const had = turns.map(withoutDenials).filter((turn) => turn !== '')
  const affirmed = of(had)
  const signs = of(had.filter((turn) => quietIn(turn) === undefined))
  const danger = signs.raised.get(DANGER)
  const raised = new Map([...whole.raised].filter(([name]) => name !== DANGER && affirmed.raised.has(name)))
  if (danger && whole.raised.has(DANGER)) raised.set(DANGER, danger)
  return {
    raised,
    // A turn may tell a story by its denials, so within one turn they count.
    isTold: whole.isTold && of(turns.filter((turn) => quietIn(turn) === undefined)).isTold,
    isUnsure: whole.isUnsure || danger !== undefined,
  }
}
