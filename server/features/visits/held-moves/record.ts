import { type ColumnsOf, instantOf } from '#server/database/record.ts'
import { heldMoves } from './table.ts'

export const heldMoveColumns = {
  appointmentId: heldMoves.appointmentId,
  move: heldMoves.move,
  note: heldMoves.note,
  effectiveAt: instantOf(heldMoves.effectiveAt),
}

/** Decision that has not taken effect yet. */
export type HeldMove = {
  appointmentId: string
  move: (typeof heldMoves.$inferSelect)['move']
  note: string | null
  effectiveAt: string
}
heldMoveColumns satisfies ColumnsOf<HeldMove>
