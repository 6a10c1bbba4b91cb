import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, time, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#server/database/columns.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'

/**
 * Times that staff keep free of visits. Exclusion constraints and triggers (in
 * server/database/sql/blocked-times.sql) prevent overlaps with each other, new appointments,
 * proposals and offers.
 */
export const blockedTimes = pgTable(
  'blocked_times',
  {
    id: id(),
    hospitalId: uuid('hospital_id')
      .notNull()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    /** Null for the whole hospital. */
    doctorId: uuid('doctor_id').references(() => doctors.id, { onDelete: 'cascade' }),
    date: date('date', { mode: 'string' }).notNull(),
    startsAt: time('starts_at', { precision: 0 }).notNull(),
    endsAt: time('ends_at', { precision: 0 }).notNull(),
    /** Only staff of the hospital read it. */
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (t) => [
    check('blocked_times_hours_check', sql`${t.endsAt} > ${t.startsAt}`),
    check('blocked_times_reason_check', sql`length(${t.reason}) <= 200`),
    index('blocked_times_hospital_idx').on(t.hospitalId, t.date),
    index('blocked_times_doctor_idx').on(t.doctorId, t.date),
  ],
)
