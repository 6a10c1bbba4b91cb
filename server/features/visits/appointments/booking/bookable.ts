import { sql } from 'drizzle-orm'
import {
  type CalendarFacts,
  isMine,
  isTaken,
  refusalSentence,
  refuseSlot,
  refuseSubject,
  type Slot,
  type SlotRefusal,
  SUBJECT_REFUSALS,
} from '#domain/availability.ts'
import { withoutNotice } from '#domain/booking-rules.ts'
import { daysAround, nearestFree } from '#domain/nearest-free.ts'
import type { Queryable, Tx } from '#server/database/client.ts'
import { violates } from '#server/database/fault.ts'
import { statement } from '#server/database/statement.ts'
import { AppError } from '#server/errors.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { findFacts, type Moving, type Patient, type Subject } from './facts.ts'

/** Requested slot: a time at a hospital for a patient. */
export type SlotRequest = Subject &
  Patient & {
    slot: Slot
    now: Date
    /** Field names of date and time in the caller's form. */
    fields: { date: string; time: string }
    /** Whether staff book for a patient who phones. */
    byHospital?: boolean
    /**
     * Moved appointment, whether its time or only its doctor changes, and whether the hospital sets
     * the time.
     */
    moving?: Moving & { toAnotherTime: boolean; byHospital?: boolean }
  }

/**
 * Locks the facts that the availability rule reads until the transaction ends. Changes of hours,
 * closures, leave or services lock the hospital or doctor as well (triggers in calendars.sql), so a
 * booking either sees such a change or precedes it. Bookings for one day of a hospital take turns:
 * two rows that meet in an exclusion constraint would wait for each other until the deadlock is
 * detected. A missing doctor or hospital locks nothing, because the rule refuses it.
 */
export async function lockCalendar(tx: Tx, { hospitalId, doctorId, slot }: SlotRequest): Promise<void> {
  const turn = `${hospitalId} ${slot.date}`
  if (doctorId) await lockHospitalAndDoctor(tx, { hospitalId, doctorId, turn })
  else await lockHospital(tx, { hospitalId, turn })
}

const takeTurn = sql`pg_advisory_xact_lock(hashtextextended(${sql.placeholder('turn')}, 0))`
const lockHospital = statement<object, { hospitalId: string; turn: string }>(
  () => sql`select ${takeTurn} from ${hospitals} where ${hospitals.id} = ${sql.placeholder('hospitalId')} for share`,
)
const lockHospitalAndDoctor = statement<object, { hospitalId: string; doctorId: string; turn: string }>(
  () => sql`select ${takeTurn} from ${hospitals} join ${doctors} on ${doctors.id} = ${sql.placeholder('doctorId')}
    where ${hospitals.id} = ${sql.placeholder('hospitalId')} for share`,
)

/**
 * Returns true if a refusal applies. A change of doctor keeps the time, so only refusals about the
 * doctor count.
 */
const counts = (refusal: SlotRefusal, { moving }: SlotRequest): boolean =>
  !moving || moving.toAnotherTime || refusal === 'away'

const badField = (field: string, sentence: string) =>
  new AppError('bad_input', sentence, { fields: { [field]: sentence } })

export function refusalOf(requested: SlotRequest, read: CalendarFacts): AppError | null {
  const { slot, fields, moving } = requested
  const facts = requested.byHospital || moving?.byHospital ? withoutNotice(read) : read
  const subject = refuseSubject(facts)
  if (subject) return badField(SUBJECT_REFUSALS[subject].field, SUBJECT_REFUSALS[subject].sentence)
  const refusal = refuseSlot(slot, facts)
  if (refusal && counts(refusal, requested))
    return badField(refusal === 'off_list' ? fields.time : fields.date, refusalSentence(refusal, facts.rules))
  if (!isTaken(slot, facts) && !isMine(slot, facts)) return null
  if (requested.byHospital && isMine(slot, facts))
    return new AppError('slot_taken', 'This patient already has an appointment at this time.', {
      extra: { alternatives: nearestFree(slot, facts) },
    })
  const sentence = isMine(slot, facts)
    ? 'You already have an appointment at this time. Please choose another time.'
    : 'This time has just been taken. Please choose another time.'
  return new AppError('slot_taken', sentence, { extra: { alternatives: nearestFree(slot, facts) } })
}

/**
 * Returns the reason why this slot cannot be booked, with the nearest free times if it is taken.
 * Null if it is free.
 */
async function explainRefusal(db: Queryable, requested: SlotRequest): Promise<AppError | null> {
  const facts = await findFacts(db, requested, { ...requested, days: daysAround(requested.slot.date, requested.now) })
  return refusalOf(requested, facts)
}

/** Reads the facts of the rule for a requested slot. Call it after locking the calendar. */
export const findFactsOf = (tx: Tx, requested: SlotRequest): Promise<CalendarFacts> =>
  findFacts(tx, requested, { ...requested, days: { from: requested.slot.date, to: requested.slot.date } })

/** Throws if the rule refuses the requested slot. */
export async function requireFree(tx: Tx, requested: SlotRequest, facts: CalendarFacts): Promise<void> {
  const refusal = refusalOf(requested, facts) && (await explainRefusal(tx, requested))
  if (refusal) throw refusal
}

/**
 * Locks the calendar and applies the rule. Returns the facts for writing the appointment, or
 * throws.
 */
export async function requireBookable(tx: Tx, requested: SlotRequest): Promise<CalendarFacts> {
  await lockCalendar(tx, requested)
  const facts = await findFactsOf(tx, requested)
  await requireFree(tx, requested, facts)
  return facts
}

/**
 * Constraints that decide races. A slot that the rule found free may be taken until the row is
 * written.
 */
const SLOT_CONSTRAINTS = [
  'appointments_doctor_slot',
  'appointments_service_slot',
  'appointments_patient_slot',
  'appointments_held_slot',
  'appointments_room_slot',
  'appointment_proposals_doctor_slot',
  'appointment_proposals_service_slot',
  'appointment_proposals_patient_slot',
  'waiting_list_offers_doctor_slot',
  'waiting_list_offers_service_slot',
  'waiting_list_offered_slot',
  'blocked_times_slot',
]
export const lostSlot = (error: unknown): boolean => SLOT_CONSTRAINTS.some((name) => violates(error, name))
