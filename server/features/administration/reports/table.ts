import { sql } from 'drizzle-orm'
import { boolean, check, date, index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { MAX_REPORT_DAYS, REPORT_KINDS, REPORT_PERIODS, REPORT_STATES } from '#domain/reports.ts'
import { createdAt, id, instant, oneOf } from '#server/database/columns.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'

/** Requested reports with their state and content. Instances share the work through this table. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    hospitalId: uuid('hospital_id')
      .notNull()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: REPORT_KINDS }).notNull(),
    period: text('period', { enum: REPORT_PERIODS }).notNull(),
    /** Days in Istanbul, both included. */
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    /** Doctor, for a report on one doctor's appointments. */
    doctorId: uuid('doctor_id').references(() => doctors.id, { onDelete: 'cascade' }),
    /** User who requested it. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    state: text('state', { enum: REPORT_STATES }).notNull().default('waiting'),
    /** Progress in per cent. */
    progress: smallint('progress').notNull().default(0),
    /** Instance that works on it, and the end of its lease. */
    worker: uuid('worker'),
    claimedUntil: instant('claimed_until'),
    isCancelRequested: boolean('is_cancel_requested').notNull().default(false),
    /** Reason of a failure, as a sentence. */
    failure: text('failure'),
    /** Content as in `domain/report-contents.ts`: figures without patient data. */
    content: jsonb('content').$type<Record<string, unknown>>(),
    createdAt: createdAt(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    check('reports_kind_check', sql.raw(oneOf('kind', REPORT_KINDS))),
    check('reports_period_check', sql.raw(oneOf('period', REPORT_PERIODS))),
    check('reports_state_check', sql.raw(oneOf('state', REPORT_STATES))),
    check(
      'reports_days_check',
      sql`${t.endsOn} >= ${t.startsOn} and ${t.endsOn} - ${t.startsOn} < ${sql.raw(String(MAX_REPORT_DAYS))}`,
    ),
    check('reports_progress_check', sql`${t.progress} between 0 and 100`),
    check('reports_content_check', sql`(${t.content} is not null) = (${t.state} = 'done')`),
    check('reports_finished_check', sql`(${t.finishedAt} is null) = (${t.state} in ('waiting', 'working'))`),
    index('reports_hospital_idx').on(t.hospitalId, t.createdAt.desc(), t.id),
    index('reports_waiting_idx').on(t.createdAt).where(sql`state in ('waiting', 'working')`),
    // Serves the removal of old reports.
    index('reports_created_idx').on(t.createdAt),
    index('reports_doctor_idx').on(t.doctorId).where(sql`doctor_id is not null`),
    index('reports_actor_idx').on(t.actorId),
  ],
)
