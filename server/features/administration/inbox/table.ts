import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { INBOX_KINDS } from '#domain/inbox.ts'
import { id, instant, oneOf } from '#server/database/columns.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { proposals } from '#server/features/visits/proposals/table.ts'
import { reviews } from '#server/features/visits/reviews/table.ts'

/**
 * Marks of staff on items of the inbox: end of snoozing, and assignee. One of the three references
 * is set, depending on the kind.
 */
export const inboxMarks = pgTable(
  'inbox_marks',
  {
    id: id(),
    hospitalId: uuid('hospital_id')
      .notNull()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: INBOX_KINDS }).notNull(),
    appointmentId: uuid('appointment_id').references(() => appointments.id, { onDelete: 'cascade' }),
    proposalId: uuid('proposal_id').references(() => proposals.id, { onDelete: 'cascade' }),
    reviewId: uuid('review_id').references(() => reviews.id, { onDelete: 'cascade' }),
    snoozedAt: instant('snoozed_at'),
    snoozedUntil: instant('snoozed_until'),
    assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    check('inbox_marks_kind_check', sql.raw(oneOf('kind', INBOX_KINDS))),
    check(
      'inbox_marks_subject_check',
      sql`num_nonnulls(${t.appointmentId}, ${t.proposalId}, ${t.reviewId}) = 1
        and (${t.reviewId} is not null) = (${t.kind} = 'review')
        and (${t.proposalId} is not null) = (${t.kind} in ('move', 'answer'))`,
    ),
    check('inbox_marks_snooze_check', sql`(${t.snoozedAt} is null) = (${t.snoozedUntil} is null)`),
    unique('inbox_marks_appointment_key').on(t.appointmentId, t.kind),
    unique('inbox_marks_proposal_key').on(t.proposalId, t.kind),
    unique('inbox_marks_review_key').on(t.reviewId, t.kind),
    index('inbox_marks_hospital_idx').on(t.hospitalId),
    index('inbox_marks_assignee_idx').on(t.assigneeId),
  ],
)
