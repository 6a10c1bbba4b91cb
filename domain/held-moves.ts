/**
 * Decisions of staff that wait for ten seconds: until then they can be undone, and neither the
 * patient nor a mail, a notice or a webhook says anything about them.
 */
import { z } from 'zod'
import { optionalText } from './fields.ts'

/** The moves of an appointment that can wait. */
export const HELD_MOVES = ['confirmed', 'completed', 'cancelled', 'no_show'] as const
export type HeldMoveKind = (typeof HELD_MOVES)[number]

export const UNDO_SECONDS = 10
export const effectiveFrom = (now: Date): Date => new Date(now.getTime() + UNDO_SECONDS * 1000)

/** How many appointments one decision may be about. */
export const MOST_AT_ONCE = 50

export const holdInput = z.object({
  move: z
    .enum(HELD_MOVES, { error: 'The move must be confirmed, completed, cancelled or no_show' })
    .meta({ description: 'new status, or a no-show' }),
  note: optionalText(2000).meta({
    description: 'reason or note, which the patient reads in the history; required for a cancellation',
  }),
})
