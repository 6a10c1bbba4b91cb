import { type Arrival, BOARD_STATE_LABELS, type BoardState, boardStateOf, canMarkArrival } from '#domain/arrivals.ts'
import { sentence } from '#domain/sentences.ts'
import type { BoardVisit } from './board-fields.ts'

/** Acts on a visit of the board. Those of `Arrival` only mark how far it has come. */
export type BoardAction = 'confirm' | Arrival | 'done' | 'did_not_come'

const HELD_STATES: Partial<Record<string, BoardState>> = {
  confirmed: 'expected',
  completed: 'done',
  no_show: 'did_not_come',
}

/** State of a visit. A decision that can still be undone counts. */
export const stateOf = (visit: BoardVisit): BoardState => HELD_STATES[visit.heldMove?.move ?? ''] ?? boardStateOf(visit)

export const ACTION_WORDS: Record<BoardAction, string> = {
  confirm: sentence('Confirm'),
  expected: sentence('Not arrived yet'),
  arrived: BOARD_STATE_LABELS.arrived,
  with_doctor: BOARD_STATE_LABELS.with_doctor,
  done: BOARD_STATE_LABELS.done,
  did_not_come: BOARD_STATE_LABELS.did_not_come,
}

/** Actions on a visit that are possible now, the most likely first. */
export function actionsOn(visit: BoardVisit, now: Date): BoardAction[] {
  if (visit.heldMove) return []
  if (visit.allowedMoves.includes('confirmed')) return ['confirm']
  const state = stateOf(visit)
  const hasBegun = visit.allowedMoves.includes('completed')
  const marks: readonly Arrival[] = canMarkArrival(visit, now) ? ['expected', 'arrived', 'with_doctor'] : []
  const ends: BoardAction[] = hasBegun ? ['done', ...(visit.arrivedAt ? [] : (['did_not_come'] as const))] : []
  const order: BoardAction[] = [...marks, ...ends]
  const next = order.indexOf(state as BoardAction) + 1
  return [...order.slice(next), ...order.slice(0, Math.max(0, next - 1)).reverse()]
}
