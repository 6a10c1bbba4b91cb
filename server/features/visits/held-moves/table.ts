import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { HELD_MOVES } from '#domain/held-moves.ts'
import { createdAt, instant, oneOf } from '#server/database/columns.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'

/**
 * Decisions of staff that have not taken effect yet. A job applies and removes each. Undoing it, or
 * any other change of the appointment (server/database/sql/held-moves.sql), removes it too.
 */
export const heldMoves = pgTable(
  'held_moves',
  {
    appointmentId: uuid('appointment_id')
      .primaryKey()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    move: text('move', { enum: HELD_MOVES }).notNull(),
    note: text('note'),
    decidedBy: uuid('decided_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    effectiveAt: instant('effective_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('held_moves_move_check', sql.raw(oneOf('move', HELD_MOVES))),
    check('held_moves_note_check', sql`length(${t.note}) <= 2000`),
    index('held_moves_effective_idx').on(t.effectiveAt),
    index('held_moves_decided_by_idx').on(t.decidedBy),
  ],
)
