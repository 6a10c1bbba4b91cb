import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { z } from 'zod'
import { bookingIdFrom, bookingInput } from '#domain/appointments.ts'
import { REFUSALS, refuseSlot, type SlotRefusal, weekdayOf } from '#domain/availability.ts'
import { requiredText } from '#domain/fields.ts'
import { DEFAULT_DURATION } from '#domain/health-services.ts'
import { DOCUMENT_VERSIONS } from '#domain/privacy.ts'
import type { Context } from '#server/context.ts'
import { violates } from '#server/database/fault.ts'
import { query, statement } from '#server/database/statement.ts'
import { AppError } from '#server/errors.ts'
import { requireViewer } from '#server/viewer.ts'
import { type Calendar, daysAround, type FreeTime, findCalendar, nearestFree } from './calendar.ts'
import { retryLostRace } from './race.ts'
import { type Appointment, type AppointmentRow, appointmentColumns, appointmentJoins, toAppointment } from './rows.ts'

type Booking = z.output<typeof bookingInput>

type Values = {
  [Name in keyof Omit<Booking, 'patientInfo' | 'doctorId' | 'notes'>]: string
} & Booking['patientInfo'] & {
    id: string
    bookingId: string
    doctorId: string | null
    notes: string | null
    viewerId: string
    role: string
    eventId: string
    outboxId: string
    termsId: string
    privacyId: string
    key: string | null
    hash: string
    now: Date
  }
const value = (name: keyof Values) => sql.placeholder(name)
const uuid = (name: keyof Values) => sql`${value(name)}::uuid`
const text = (name: keyof Values) => sql`${value(name)}::text`
const now = sql`${value('now')}::timestamptz`

/**
 * The whole booking in one statement, which is one transaction and one round trip. No row comes back when the pair of hospital
 * and service, the doctor or the time is not on offer, and when an exclusion constraint says that the time is taken: they
 * decide a race. Whoever repeats a key after its appointment has moved violates idempotency_keys_pkey, which undoes it all.
 */
const insertBooking = statement<AppointmentRow, Values>(
  () => sql`with a as (
      insert into appointments (id, booking_id, hospital_id, service_id, doctor_id, patient_id, patient_first_name,
        patient_last_name, patient_email, patient_phone, date, time, duration_minutes, notes, created_at, updated_at)
      select ${uuid('id')}, ${text('bookingId')}, h.id, s.id, ${uuid('doctorId')}, ${uuid('viewerId')},
        ${text('firstName')}, ${text('lastName')}, ${text('email')}, ${text('phone')}, ${value('appointmentDate')}::date,
        ${value('appointmentTime')}::time, coalesce(s.duration, ${sql.raw(String(DEFAULT_DURATION))}), ${text('notes')},
        ${now}, ${now}
      from hospitals h
        join hospital_services hs on hs.hospital_id = h.id and hs.service_id = ${uuid('serviceId')}
        join health_services s on s.id = hs.service_id and s.is_active
      where h.id = ${uuid('hospitalId')} and h.is_active
        and exists (select from opening_hours o where o.hospital_id = h.id
          and o.weekday = extract(isodow from ${value('appointmentDate')}::date)
          and o.start_time = ${value('appointmentTime')}::time)
        and not exists (select from closures c where c.hospital_id = h.id
          and ${value('appointmentDate')}::date between c.starts_on and c.ends_on)
        and (${uuid('doctorId')} is null or exists (select from doctors d
          where d.id = ${uuid('doctorId')} and d.hospital_id = h.id and d.is_active))
      on conflict do nothing returning *),
    event as (
      insert into appointment_events (id, appointment_id, kind, actor_id, actor_role, to_status, created_at)
      select ${uuid('eventId')}, a.id, 'booked', ${uuid('viewerId')}, ${text('role')}, a.status, ${now} from a),
    mail as (
      insert into outbox (id, kind, user_id, payload, created_at, available_at)
      select ${uuid('outboxId')}, 'appointment.booked', ${uuid('viewerId')},
        jsonb_build_object('appointmentId', a.id), ${now}, ${now} from a),
    agreed as (
      insert into consents (id, user_id, document, version, occasion, created_at)
      select d.id, ${uuid('viewerId')}, d.document, d.version, 'booking', ${now} from a, (values
        (${uuid('termsId')}, 'terms', ${sql.raw(`'${DOCUMENT_VERSIONS.terms}'`)}),
        (${uuid('privacyId')}, 'privacy', ${sql.raw(`'${DOCUMENT_VERSIONS.privacy}'`)})) as d (id, document, version)),
    key as (
      insert into idempotency_keys (user_id, key, request_hash, appointment_id, created_at)
      select ${uuid('viewerId')}, ${text('key')}, ${text('hash')}, a.id, ${now} from a where ${text('key')} is not null)
    select ${appointmentColumns} from a ${appointmentJoins}`,
)

const repeat = z.object({ idempotencyKey: requiredText('The idempotency key must not be empty', 200) })

/** The appointment that this key has made before; another body under the same key is refused. */
async function findRepeated(ctx: Context, viewerId: string, key: string, hash: string): Promise<AppointmentRow | null> {
  const [found] = await query<AppointmentRow & { hash: string }>(
    ctx.db,
    sql`select ${appointmentColumns}, k.request_hash as hash
      from idempotency_keys k join appointments a on a.id = k.appointment_id ${appointmentJoins}
      where k.user_id = ${viewerId}::uuid and k.key = ${key}`,
  )
  if (!found) return null
  const { hash: before, ...row } = found
  if (before !== hash)
    throw new AppError('idempotency_mismatch', 'This idempotency key was already used for another booking.')
  return row
}

const badField = (field: string, message: string) =>
  new AppError('bad_input', message, { fields: { [field]: message } })

/** A time that is past, closed or off the list is bad input; the field names are those of the caller's form. */
export const refusalError = (refusal: SlotRefusal, fields: { date: string; time: string }): AppError =>
  badField(refusal === 'off_list' ? fields.time : fields.date, REFUSALS[refusal])

/** 409 with the nearest free times. */
export const takenError = (calendar: Calendar, slot: FreeTime): AppError =>
  new AppError(
    'slot_taken',
    calendar.isMine(slot)
      ? 'You already have an appointment at this time. Please choose another time.'
      : 'This time has just been taken. Please choose another time.',
    { extra: { alternatives: nearestFree(calendar, slot) } },
  )

/** Why a booking made no row, or null when by now it could. */
async function explain(ctx: Context, input: Booking, slot: FreeTime): Promise<AppError | null> {
  const { hospitalId, serviceId, doctorId = null } = input
  const calendar = await findCalendar(ctx, { hospitalId, serviceId, doctorId }, daysAround(slot.date, ctx.clock()))
  if (!calendar?.isActive) return badField('hospitalId', 'This hospital does not take appointments.')
  if (!calendar.offersService) return badField('serviceId', 'This hospital does not offer this service.')
  if (!calendar.doctorWorks) return badField('doctorId', 'This doctor does not work at this hospital.')
  const refusal = calendar.refuse(slot)
  if (refusal) return refusalError(refusal, { date: 'appointmentDate', time: 'appointmentTime' })
  return calendar.isFree(slot) ? null : takenError(calendar, slot)
}

/** Tries that end without a row and without a reason: the holder has just cancelled, or a booking id existed already. */
const TRIES = 4

/** Books a free time for the signed-in person. The same key and body answer the same appointment. */
export async function bookAppointment(ctx: Context, raw: unknown, rawKey?: string | null): Promise<Appointment> {
  const viewer = requireViewer(ctx)
  const input = bookingInput.parse(raw)
  const key = rawKey == null ? null : repeat.parse({ idempotencyKey: rawKey }).idempotencyKey
  const { patientInfo, doctorId = null, notes = null, ...wanted } = input
  const hash = createHash('sha256')
    .update(JSON.stringify([wanted, doctorId, patientInfo, notes]))
    .digest('base64url')
  const slot = { date: input.appointmentDate, time: input.appointmentTime }
  const open = { openingHours: { [weekdayOf(slot.date)]: [slot.time] }, isClosed: () => false }

  for (let tries = 0; tries < TRIES; tries++) {
    const created = ctx.clock()
    const bookable = refuseSlot(slot, open, created) === null
    const values: Values = {
      ...{ ...wanted, ...patientInfo, doctorId, notes, key, hash, now: created },
      ...{
        id: v7(),
        eventId: v7(),
        outboxId: v7(),
        termsId: v7(),
        privacyId: v7(),
        bookingId: bookingIdFrom(randomBytes(8)),
      },
      ...{ viewerId: viewer.id, role: viewer.role },
    }
    const [booked] = bookable
      ? await retryLostRace(() => insertBooking(ctx.db, values)).catch((error) => {
          if (violates(error, 'idempotency_keys_pkey')) return []
          throw error
        })
      : []
    if (booked) return toAppointment(booked, ctx)
    const repeated = key && (await findRepeated(ctx, viewer.id, key, hash))
    if (repeated) return toAppointment(repeated, ctx)
    const reason = await explain(ctx, input, slot)
    if (reason) throw reason
  }
  throw new AppError('slot_taken', 'This time has just been taken. Please choose another time.', {
    extra: { alternatives: [] },
  })
}
