import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { SYSTEM_STATES } from '#domain/dashboard.ts'
import { STATUS_PARTS } from '#domain/status.ts'
import { instant, oneOf } from '#server/database/columns.ts'

/** Results of the checks of each part by day, and the last result. */
export const statusDays = pgTable(
  'status_days',
  {
    part: text('part', { enum: STATUS_PARTS }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Number of checks with this result. */
    operational: integer('operational').notNull().default(0),
    degraded: integer('degraded').notNull().default(0),
    down: integer('down').notNull().default(0),
    state: text('state', { enum: SYSTEM_STATES }).notNull(),
    checkedAt: instant('checked_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.part, t.day] }),
    check('status_days_part_check', sql.raw(oneOf('part', STATUS_PARTS))),
    check('status_days_state_check', sql.raw(oneOf('state', SYSTEM_STATES))),
    check('status_days_counts_check', sql`${t.operational} >= 0 and ${t.degraded} >= 0 and ${t.down} >= 0`),
  ],
)
