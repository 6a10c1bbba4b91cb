import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { SIDES } from '#domain/appointments.ts'
import { MAX_OFFERS } from '#domain/proposal-limits.ts'
import { PROPOSAL_STATES } from '#domain/proposals.ts'
import { createdAt, id, instant, oneOf, slotColumns } from '#server/database/columns.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'

/**
 * Other times that hospitals propose and patients request. An open one holds its time: exclusion
 * constraints and triggers (in server/database/sql/proposals.sql) prevent overlaps with other open
 * ones and with appointments other than its own.
 */
export const proposals = pgTable(
  'appointment_proposals',
  {
    id: id(),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    hospitalId: uuid('hospital_id')
      .notNull()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    serviceId: uuid('service_id')
      .notNull()
      .references(() => healthServices.id, { onDelete: 'cascade' }),
    /** Null for the service's own calendar. */
    doctorId: uuid('doctor_id').references(() => doctors.id, { onDelete: 'cascade' }),
    ...slotColumns(),
    /** Requesting side. The other one answers. */
    side: text('side', { enum: SIDES }).notNull().default('hospital'),
    /**
     * Patient of an open request: the person, or the account without one. A trigger sets and
     * removes it. It is not a foreign key, because it only decides overlaps.
     */
    patientKey: uuid('patient_key'),
    state: text('state', { enum: PROPOSAL_STATES }).notNull().default('open'),
    note: text('note'),
    /** Position among the times of a proposal, by time. A request has only one. */
    position: smallint('position').notNull().default(1),
    /** First time of the same proposal. Null for the first itself. */
    firstId: uuid('first_id').references((): AnyPgColumn => proposals.id, { onDelete: 'cascade' }),
    proposedBy: uuid('proposed_by').references(() => users.id, { onDelete: 'set null' }),
    /** Deadline for the other side. Afterwards a job releases the time. */
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    /** Time at which staff saw the result. Null until then. */
    seenAt: instant('seen_at'),
    createdAt: createdAt(),
  },
  (t) => [
    check('appointment_proposals_state_check', sql.raw(oneOf('state', PROPOSAL_STATES))),
    check('appointment_proposals_side_check', sql.raw(oneOf('side', SIDES))),
    check('appointment_proposals_ended_check', sql`(${t.state} = 'open') = (${t.endedAt} is null)`),
    check('appointment_proposals_duration_check', sql`${t.durationMinutes} between 1 and 1440`),
    check('appointment_proposals_buffer_check', sql`${t.bufferMinutes} between 0 and 480`),
    check('appointment_proposals_note_check', sql`length(${t.note}) <= 1000`),
    check('appointment_proposals_position_check', sql.raw(`position between 1 and ${MAX_OFFERS}`)),
    check('appointment_proposals_first_check', sql`(${t.position} = 1) = (${t.firstId} is null)`),
    uniqueIndex('appointment_proposals_offer_key').on(t.appointmentId, t.position).where(sql`state = 'open'`),
    index('appointment_proposals_first_idx').on(t.firstId).where(sql`first_id is not null`),
    index('appointment_proposals_appointment_idx').on(t.appointmentId, t.createdAt),
    index('appointment_proposals_expires_idx').on(t.expiresAt).where(sql`state = 'open'`),
    index('appointment_proposals_doctor_idx').on(t.doctorId, t.startsAt).where(sql`state = 'open'`),
    index('appointment_proposals_hospital_idx').on(t.hospitalId, t.startsAt).where(sql`state = 'open'`),
    // Serves the inbox of a hospital.
    index('appointment_proposals_unseen_idx')
      .on(t.hospitalId, t.endedAt)
      .where(sql`ended_at is not null and seen_at is null`),
    index('appointment_proposals_proposed_by_idx').on(t.proposedBy),
  ],
)
