/**
 * Decisions of staff that are held for ten seconds. Until then they can be undone, and the patient
 * is not notified by mail, push notification or webhook.
 */
import { z } from 'zod'
import { optionalText } from './fields.ts'

/** Status changes of an appointment that can be held. */
export const HELD_MOVES = ['confirmed', 'completed', 'cancelled', 'no_show'] as const
export type HeldMoveKind = (typeof HELD_MOVES)[number]

export const UNDO_SECONDS = 10
export const effectiveFrom = (now: Date): Date => new Date(now.getTime() + UNDO_SECONDS * 1000)

/** Maximum number of appointments in one decision. */
export const MOST_AT_ONCE = 50

export const holdInput = z.object({
  move: z
    .enum(HELD_MOVES, { error: 'The move must be confirmed, completed, cancelled or no_show' })
    .meta({ description: 'new status, or a no-show' }),
  note: optionalText(2000).meta({
    description: 'reason or note, which the patient reads in the history; required for a cancellation',
  }),
})
