import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { CHANNELS } from '#domain/visit-types.ts'
import { DAY_PARTS, WAITING_OFFER_STATES, WAITING_STATES } from '#domain/waiting-list.ts'
import { createdAt, id, instant, oneOf, slotColumns } from '#server/database/columns.ts'
import { persons } from '#server/features/accounts/persons/table.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'

/** Entries of patients who wait for a time. Their order is by `created_at`, then by ID. */
export const waitingEntries = pgTable(
  'waiting_list_entries',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Patient. Null if that is the account holder. */
    personId: uuid('person_id').references(() => persons.id, { onDelete: 'cascade' }),
    /** Visit that could be earlier. Null for a new one. */
    appointmentId: uuid('appointment_id').references(() => appointments.id, { onDelete: 'cascade' }),
    /** Null for any hospital. */
    hospitalId: uuid('hospital_id').references(() => hospitals.id, { onDelete: 'cascade' }),
    serviceId: uuid('service_id')
      .notNull()
      .references(() => healthServices.id, { onDelete: 'cascade' }),
    /** Null for any doctor or none, and for an earlier time without one. */
    doctorId: uuid('doctor_id').references(() => doctors.id, { onDelete: 'cascade' }),
    fromDate: date('from_date', { mode: 'string' }).notNull(),
    toDate: date('to_date', { mode: 'string' }).notNull(),
    dayPart: text('day_part', { enum: DAY_PARTS }).notNull().default('any'),
    /** Null for any channel. */
    channel: text('channel', { enum: CHANNELS }),
    /** Contact of the later booking. Null for an earlier time. */
    phone: text('phone'),
    guardianConsent: boolean('guardian_consent').notNull().default(false),
    state: text('state', { enum: WAITING_STATES }).notNull().default('waiting'),
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
  },
  (t) => [
    check('waiting_list_entries_state_check', sql.raw(oneOf('state', WAITING_STATES))),
    check('waiting_list_entries_ended_check', sql`(${t.state} in ('waiting', 'offered')) = (${t.endedAt} is null)`),
    check('waiting_list_entries_day_part_check', sql.raw(oneOf('day_part', DAY_PARTS))),
    check('waiting_list_entries_channel_check', sql.raw(oneOf('channel', CHANNELS))),
    check('waiting_list_entries_days_check', sql`${t.fromDate} <= ${t.toDate}`),
    check('waiting_list_entries_doctor_check', sql`${t.doctorId} is null or ${t.hospitalId} is not null`),
    check('waiting_list_entries_phone_check', sql`(${t.phone} is null) = (${t.appointmentId} is not null)`),
    uniqueIndex('waiting_list_entries_appointment_key')
      .on(t.appointmentId)
      .where(sql`state in ('waiting', 'offered') and appointment_id is not null`),
    // Serves the search for the next entry of a calendar.
    index('waiting_list_entries_line_idx')
      .on(t.serviceId, t.hospitalId, t.createdAt, t.id)
      .where(sql`state = 'waiting'`),
    index('waiting_list_entries_to_idx').on(t.toDate).where(sql`state = 'waiting'`),
    index('waiting_list_entries_user_idx').on(t.userId, t.createdAt),
    index('waiting_list_entries_person_idx').on(t.personId),
    index('waiting_list_entries_appointment_idx').on(t.appointmentId),
    index('waiting_list_entries_hospital_idx').on(t.hospitalId),
    index('waiting_list_entries_doctor_idx').on(t.doctorId),
  ],
)

/**
 * Times offered to entries. An open offer holds its time: exclusion constraints and triggers (in
 * server/database/sql/waiting-list.sql) prevent overlaps with other open offers, appointments and
 * proposals.
 */
export const waitingOffers = pgTable(
  'waiting_list_offers',
  {
    id: id(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => waitingEntries.id, { onDelete: 'cascade' }),
    hospitalId: uuid('hospital_id')
      .notNull()
      .references(() => hospitals.id, { onDelete: 'cascade' }),
    serviceId: uuid('service_id')
      .notNull()
      .references(() => healthServices.id, { onDelete: 'cascade' }),
    /** Null for the service's own calendar. */
    doctorId: uuid('doctor_id').references(() => doctors.id, { onDelete: 'cascade' }),
    ...slotColumns(),
    state: text('state', { enum: WAITING_OFFER_STATES }).notNull().default('open'),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
  },
  (t) => [
    check('waiting_list_offers_state_check', sql.raw(oneOf('state', WAITING_OFFER_STATES))),
    check('waiting_list_offers_ended_check', sql`(${t.state} = 'open') = (${t.endedAt} is null)`),
    check('waiting_list_offers_duration_check', sql`${t.durationMinutes} between 1 and 1440`),
    check('waiting_list_offers_buffer_check', sql`${t.bufferMinutes} between 0 and 480`),
    // An entry gets one offer. A patient who lets it pass joins the list again at its end.
    uniqueIndex('waiting_list_offers_entry_key').on(t.entryId),
    index('waiting_list_offers_expires_idx').on(t.expiresAt).where(sql`state = 'open'`),
    index('waiting_list_offers_doctor_idx').on(t.doctorId, t.startsAt).where(sql`state = 'open'`),
    index('waiting_list_offers_hospital_idx').on(t.hospitalId, t.startsAt).where(sql`state = 'open'`),
    index('waiting_list_offers_service_idx').on(t.serviceId),
  ],
)

const CALENDAR_KINDS = ['hospital', 'doctor', 'calendar'] as const

/**
 * Queue of changed calendars with waiting entries: of a hospital, of a doctor, or (`calendar`) of a
 * hospital with its doctors.
 */
export const waitingListQueue = pgTable(
  'waiting_list_queue',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: CALENDAR_KINDS }).notNull(),
    subjectId: uuid('subject_id').notNull(),
  },
  () => [check('waiting_list_queue_kind_check', sql.raw(oneOf('kind', CALENDAR_KINDS)))],
)
