import { type SQL, sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ROLES } from '#domain/access.ts'
import { APPOINTMENT_STATUSES } from '#domain/appointments.ts'
import { CURRENCIES } from '#domain/money.ts'
import { BOOKER_RELATIONS, PATIENT_LANGUAGES, SEXES } from '#domain/patient-facts.ts'
import { CHANNELS, VISIT_TYPES } from '#domain/visit-types.ts'
import { createdAt, id, instant, money, oneOf, slotColumns, updatedAt } from '#server/database/columns.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'

/**
 * Appointments. Three exclusion constraints (in server/database/sql/appointments.sql, because
 * drizzle cannot express them) ensure that a pending or confirmed appointment overlaps no other of
 * the same doctor, of the same hospital and service without a doctor, or of the same patient:
 * appointments_doctor_slot, appointments_service_slot, appointments_patient_slot. The patient is
 * the person, or the account without one: `coalesce(person_id, patient_id)`.
 */
export const appointments = pgTable(
  'appointments',
  {
    id: id(),
    bookingId: text('booking_id').notNull().unique('appointments_booking_id_key'),
    hospitalId: uuid('hospital_id')
      .notNull()
      .references(() => hospitals.id, { onDelete: 'restrict' }),
    serviceId: uuid('service_id')
      .notNull()
      .references(() => healthServices.id, { onDelete: 'restrict' }),
    doctorId: uuid('doctor_id').references(() => doctors.id, { onDelete: 'restrict' }),
    /** Room of the hospital. Its foreign key is in server/database/sql/rooms.sql. */
    roomId: uuid('room_id'),
    /** Account that booked. Null once it is deleted. The appointment stays, anonymised. */
    patientId: uuid('patient_id').references(() => users.id, { onDelete: 'set null' }),
    /**
     * Person of the account who is the patient. Null if that is the account holder. It is not a
     * foreign key: the value outlives the person in the profile, because it decides overlaps.
     */
    personId: uuid('person_id'),
    patientFirstName: text('patient_first_name').notNull(),
    patientLastName: text('patient_last_name').notNull(),
    /** Patient as known at booking. Null if unknown. */
    patientBirthDate: date('patient_birth_date', { mode: 'string' }),
    patientSex: text('patient_sex', { enum: SEXES }),
    patientLanguage: text('patient_language', { enum: PATIENT_LANGUAGES }),
    /** Booker as known at booking. Null if the booker is the patient. */
    bookerFirstName: text('booker_first_name'),
    bookerLastName: text('booker_last_name'),
    bookerRelation: text('booker_relation', { enum: BOOKER_RELATIONS }),
    /** Contact of the booker. */
    patientEmail: text('patient_email').notNull(),
    patientPhone: text('patient_phone').notNull(),
    ...slotColumns(),
    /** End of the slot. The time that is kept free after it ends at `blockedUntil`. */
    endsAt: instant('ends_at')
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`(("date" + "time" + make_interval(mins => duration_minutes)) at time zone 'Europe/Istanbul')`,
      ),
    status: text('status', { enum: APPOINTMENT_STATUSES }).notNull().default('pending'),
    notes: text('notes'),
    /** Time at which staff marked a no-show. The appointment is cancelled since then. */
    noShowAt: instant('no_show_at'),
    /** Staff marked on the day of the visit that the patient arrived, and was called in. */
    arrivedAt: instant('arrived_at'),
    calledInAt: instant('called_in_at'),
    /**
     * Price at the time of booking, using the doctor's price if a doctor was chosen. Null if on
     * request.
     */
    price: money('price'),
    currency: text('currency', { enum: CURRENCIES }),
    visitType: text('visit_type', { enum: VISIT_TYPES }).notNull().default('consultation'),
    channel: text('channel', { enum: CHANNELS }).notNull().default('in_person'),
    /**
     * Price of the first consultation of a procedure at the time of booking. Null if unknown, 0 if
     * free. `price` is then that of the procedure.
     */
    consultationPrice: money('consultation_price'),
    consultationCurrency: text('consultation_currency', { enum: CURRENCIES }),
    /**
     * Number of the patient's messages that are unread at the hospital, maintained by triggers
     * (messages.sql).
     */
    unreadMessages: integer('unread_messages').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('appointments_currency_check', sql.raw(oneOf('currency', CURRENCIES))),
    check('appointments_price_check', sql`${t.price} >= 0 and (${t.price} is null) = (${t.currency} is null)`),
    check('appointments_visit_type_check', sql.raw(oneOf('visit_type', VISIT_TYPES))),
    check('appointments_channel_check', sql.raw(oneOf('channel', CHANNELS))),
    check(
      'appointments_consultation_price_check',
      sql`${t.consultationPrice} >= 0 and (${t.consultationPrice} is null) = (${t.consultationCurrency} is null)`,
    ),
    check('appointments_status_check', sql.raw(oneOf('status', APPOINTMENT_STATUSES))),
    check('appointments_duration_check', sql`${t.durationMinutes} between 1 and 1440`),
    check('appointments_buffer_check', sql`${t.bufferMinutes} between 0 and 480`),
    check('appointments_no_show_check', sql`${t.noShowAt} is null or ${t.status} = 'cancelled'`),
    // A visit that moves to another day loses its marks (server/database/sql/appointments.sql).
    check(
      'appointments_arrival_check',
      sql`${t.arrivedAt} is null or (${t.status} <> 'pending' and ${t.noShowAt} is null
        and (${t.arrivedAt} at time zone 'Europe/Istanbul')::date = ${t.date})`,
    ),
    check(
      'appointments_called_in_check',
      sql`${t.calledInAt} is null or (${t.arrivedAt} is not null and ${t.calledInAt} >= ${t.arrivedAt})`,
    ),
    check('appointments_sex_check', sql.raw(oneOf('patient_sex', SEXES))),
    check('appointments_language_check', sql.raw(oneOf('patient_language', PATIENT_LANGUAGES))),
    check('appointments_relation_check', sql.raw(oneOf('booker_relation', BOOKER_RELATIONS))),
    check('appointments_sunday_check', sql`extract(isodow from ${t.date}) <> 7`),
    index('appointments_patient_idx').on(t.patientId, t.startsAt.desc(), t.id),
    // Serves a hospital's list, its list of one state, and its counts.
    index('appointments_hospital_starts_idx').on(t.hospitalId, t.startsAt.desc(), t.id, t.status),
    // Serves the list of appointments with unread messages.
    index('appointments_hospital_updated_idx').on(t.hospitalId, t.updatedAt.desc()),
    index('appointments_unread_idx').on(t.hospitalId).where(sql`unread_messages > 0`),
    // With the hospital at the end: in a hospital with many appointments, rare states are found in
    // the whole state's entries.
    index('appointments_status_idx').on(t.status, t.startsAt.desc(), t.id, t.hospitalId),
    // Serves pending requests, oldest first: few among many rows.
    index('appointments_pending_idx').on(t.createdAt, t.id, t.hospitalId).where(sql`status = 'pending'`),
    // Serves the inbox of a hospital: requests, and visits without an outcome.
    index('appointments_hospital_open_idx')
      .on(t.hospitalId, t.status, t.startsAt)
      .where(sql`status in ('pending', 'confirmed')`),
    index('appointments_starts_idx').on(t.startsAt.desc(), t.id),
    index('appointments_service_idx').on(t.serviceId, t.startsAt),
    index('appointments_doctor_idx').on(t.doctorId, t.startsAt),
    index('appointments_room_idx').on(t.roomId).where(sql`room_id is not null`),
    // Rows are added in the order of their time, so a few pages serve the dashboard, and writing
    // costs almost nothing.
    index('appointments_created_idx').using('brin', t.createdAt),
  ],
)

const APPOINTMENT_EVENTS = [
  'booked',
  'status',
  'rescheduled',
  'doctor',
  'notes',
  'opened',
  'no_show',
  'arrival',
  // Events of a time proposed by the hospital.
  'proposed',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  // Events of a time requested by the patient.
  'move_requested',
  'move_confirmed',
  'move_declined',
  'move_expired',
  'move_withdrawn',
] as const

/** Events that change the time of an appointment. */
export const MOVED_EVENTS = ['rescheduled', 'accepted', 'move_confirmed'] as const

/**
 * Events of an appointment: author, time, previous and new values, and the note. Rows are never
 * changed.
 */
export const appointmentEvents = pgTable(
  'appointment_events',
  {
    id: id(),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: APPOINTMENT_EVENTS }).notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    actorRole: text('actor_role', { enum: ROLES }).notNull(),
    fromStatus: text('from_status', { enum: APPOINTMENT_STATUSES }),
    toStatus: text('to_status', { enum: APPOINTMENT_STATUSES }),
    note: text('note'),
    /** Previous and new values of date, time and doctorId. */
    change: jsonb('change').$type<Record<string, { from: string | null; to: string | null }>>(),
    createdAt: createdAt(),
  },
  (t) => [
    check('appointment_events_kind_check', sql.raw(oneOf('kind', APPOINTMENT_EVENTS))),
    index('appointment_events_appointment_idx').on(t.appointmentId, t.createdAt),
    index('appointment_events_actor_idx').on(t.actorId),
  ],
)

/** Idempotency keys. Equal key and body of one user return the same appointment. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    appointmentId: uuid('appointment_id').references(() => appointments.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ name: 'idempotency_keys_pkey', columns: [t.userId, t.key] }),
    check('idempotency_keys_key_check', sql`length(${t.key}) between 1 and 200`),
    index('idempotency_keys_appointment_idx').on(t.appointmentId),
    index('idempotency_keys_created_idx').on(t.createdAt),
  ],
)

const NEXT_FREE_KINDS = ['hospital', 'doctor', 'calendar'] as const

/**
 * Queue of calendars whose next free time must be recomputed: of a hospital, of a doctor, or
 * (`calendar`) of a hospital with its doctors.
 */
export const nextFreeQueue = pgTable(
  'next_free_queue',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: NEXT_FREE_KINDS }).notNull(),
    subjectId: uuid('subject_id').notNull(),
  },
  () => [check('next_free_queue_kind_check', sql.raw(oneOf('kind', NEXT_FREE_KINDS)))],
)
