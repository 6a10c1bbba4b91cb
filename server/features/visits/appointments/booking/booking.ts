import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'
import type { z } from 'zod'
import { bookingIdFrom, statusWhenBooked } from '#domain/appointments.ts'
import type { CalendarFacts } from '#domain/availability.ts'
import { DEFAULT_DURATION } from '#domain/availability.ts'
import { bookingInput } from '#domain/booking-input.ts'
import { refuseVisit } from '#domain/visit-fields.ts'
import { chosenChannel } from '#domain/visit-types.ts'
import type { Context } from '#server/context.ts'
import { type TransactionEnds, type Tx, transactionWithEnds } from '#server/database/client.ts'
import { violates } from '#server/database/fault.ts'
import { insertion, insertionOfThree } from '#server/database/insertion.ts'
import { retryLostRace } from '#server/database/lost-race.ts'
import { pipelined } from '#server/database/pipelined.ts'
import { AppError, toAppError } from '#server/errors.ts'
import { recordConsents, recordGuardianConsent } from '#server/features/accounts/consents/writing.ts'
import { insertMails, mailRows } from '#server/features/accounts/outbox/writing.ts'
import { countEvent } from '#server/http/counters.ts'
import { requireViewer, type Viewer } from '#server/viewer.ts'
import { requireAppointment } from '../access.ts'
import { showAppointment } from '../break-glass.ts'
import { eventMails, eventRow, findBookingRecipients, insertEvents } from '../history/history.ts'
import { type Appointment, type AppointmentRow, appointmentColumns } from '../record.ts'
import { appointments } from '../table.ts'
import { findFactsOf, lockCalendar, lostSlot, requireFree, type SlotRequest } from './bookable.ts'
import { findBookingCounts, lockBooker, requireBookingQuota } from './booking-quota.ts'
import { findRepeated, keepKey, keyOf } from './idempotency.ts'
import { findOffer, type Offer } from './offer.ts'
import { findOtherPatient, keepNewPerson, type PatientColumns, patientColumns, requirePatient } from './patient.ts'

type Input = z.output<typeof bookingInput>

const insertAppointments = insertion(
  appointments,
  [
    'id',
    'bookingId',
    'hospitalId',
    'serviceId',
    'doctorId',
    'patientId',
    'personId',
    'patientFirstName',
    'patientLastName',
    'patientBirthDate',
    'patientSex',
    'patientLanguage',
    'bookerFirstName',
    'bookerLastName',
    'bookerRelation',
    'patientEmail',
    'patientPhone',
    'date',
    'time',
    'durationMinutes',
    'bufferMinutes',
    'status',
    'notes',
    'price',
    'currency',
    'visitType',
    'channel',
    'consultationPrice',
    'consultationCurrency',
    'createdAt',
    'updatedAt',
  ],
  { returning: appointmentColumns },
)
const insertBookings = insertionOfThree(insertAppointments, insertEvents, insertMails)

type NewBooking = {
  booker: Booker
  patient: PatientColumns
  byHospital: boolean
  input: Input
  facts: CalendarFacts
  offer: Offer
}

/** Throws if the treatment is not booked with the requested visit. */
function requireVisit(input: Input, { visit }: Offer): void {
  const refusal = refuseVisit(input, visit)
  if (refusal) throw new AppError('bad_input', refusal.sentence, { fields: { [refusal.field]: refusal.sentence } })
}

/** Returns the price of the first consultation of a procedure. `price` is that of the procedure. */
function consultationPriceOf({ visit }: Offer) {
  const price = visit.isFirstConsultation ? visit.price : null
  return { consultationPrice: price, consultationCurrency: price === null ? null : visit.currency }
}

function newAppointment(ctx: Context, { booker, patient, byHospital, input, facts, offer }: NewBooking) {
  const now = ctx.clock()
  return {
    id: v7(),
    bookingId: bookingIdFrom(randomBytes(8)),
    hospitalId: input.hospitalId,
    serviceId: input.serviceId,
    doctorId: input.doctorId,
    patientId: booker.id,
    ...patient,
    date: input.appointmentDate,
    time: input.appointmentTime,
    durationMinutes: facts.services[0]?.minutes ?? DEFAULT_DURATION,
    bufferMinutes: facts.rules.bufferMinutes,
    status: byHospital ? ('confirmed' as const) : statusWhenBooked(facts.rules),
    notes: input.notes,
    price: offer.price,
    currency: offer.currency,
    visitType: offer.visit.visitType,
    channel: chosenChannel(input, offer.visit),
    ...consultationPriceOf(offer),
    createdAt: now,
    updatedAt: now,
  }
}

/** Price that replaces the listed one. */
type AgreedPrice = Pick<Offer, 'price' | 'currency'>

/** Account that books. */
type Booker = Pick<Viewer, 'id'>

type BookingOptions = {
  /**
   * Finds the account and the patient of a booking that staff make, in its transaction. Only verbs
   * that have authorised the caller pass it: the booking needs no notice and is confirmed.
   */
  onBehalf?: (tx: Tx) => Promise<Booker & { patient: PatientColumns }>
  /** Idempotency key. */
  key?: string | null
  /**
   * Releases a time that is held for this booking, in its transaction. Throws if it is no longer
   * held.
   */
  release?: (tx: Tx) => Promise<void>
  /** Locks the quote that is accepted, in the transaction, and returns its price. */
  agreedPrice?: (tx: Tx) => Promise<AgreedPrice>
  /** Completes work in the transaction of the booking. If it throws, nothing is booked. */
  complete?: (tx: Tx, appointmentId: string) => Promise<void>
}

/**
 * Books a free time for the signed-in user or a person of the account. A repeated call with the
 * same key and body returns the same appointment.
 */
export async function bookAppointment(
  ctx: Context,
  raw: unknown,
  { key: rawKey, onBehalf, release, agreedPrice, complete }: BookingOptions = {},
): Promise<Appointment> {
  const viewer = requireViewer(ctx)
  const input = bookingInput.parse(raw)
  const key = keyOf(rawKey, input)
  const byHospital = onBehalf !== undefined
  const slotOf = (booker: Booker, personId: string | null): SlotRequest => ({
    hospitalId: input.hospitalId,
    serviceId: input.serviceId,
    doctorId: input.doctorId ?? null,
    slot: { date: input.appointmentDate, time: input.appointmentTime },
    patientId: booker.id,
    personId,
    now: ctx.clock(),
    fields: byHospital ? { date: 'date', time: 'time' } : { date: 'appointmentDate', time: 'appointmentTime' },
    byHospital,
  })

  /**
   * Locks and reads the facts of the rule, then writes, each step one packet with an end of the
   * transaction. Reads after a lock see the changes that the lock waited for.
   */
  async function book(tx: Tx, { begin, commit }: TransactionEnds): Promise<AppointmentRow> {
    if (release || agreedPrice || onBehalf || input.patient || input.personId) await begin()
    await release?.(tx)
    const agreed = await agreedPrice?.(tx)
    const behalf = await onBehalf?.(tx)
    const booker = behalf ?? viewer
    const other = behalf ? null : await findOtherPatient(tx, viewer, input)
    const requested = slotOf(booker, behalf ? behalf.patient.personId : (other?.id ?? null))
    const [, account, , repeated, counts, facts, offered, staff] = await pipelined(tx, () => [
      begin(),
      lockBooker(tx, booker),
      lockCalendar(tx, requested),
      key && findRepeated(tx, viewer, key),
      findBookingCounts(tx, ctx, booker.id),
      findFactsOf(tx, requested),
      findOffer(tx, requested, ctx),
      findBookingRecipients(tx, requested.hospitalId),
    ])
    if (repeated) return requireAppointment(ctx, repeated, { viewer, db: tx })
    requireBookingQuota(account, counts, { byHospital })
    await requireFree(tx, requested, facts)
    if (!offered) throw new AppError('internal')
    const { limits } = offered
    const offer = { ...offered.offer, ...agreed }
    requireVisit(input, offer)
    const patient = behalf?.patient ?? patientColumns(input, account, other)
    const appointment = newAppointment(ctx, { booker, patient, byHospital, input, facts, offer })
    const isBooker = patient.personId === null
    const needsGuardian = requirePatient(input, { birthDate: patient.patientBirthDate, isBooker, limits })
    if (other?.isNew) await keepNewPerson(tx, ctx, viewer, other)
    const event = { viewer, appointment, kind: 'booked' as const, to: appointment.status }
    const mails = mailRows(ctx.clock(), eventMails(event, staff))
    const [[row]] = await pipelined(tx, () => [
      insertBookings(tx, [appointment], [eventRow(ctx, event)], mails),
      // Nobody agrees for another person: a patient who phones does it with the first sign-in.
      !behalf && recordConsents(tx, ctx, { userId: viewer.id, occasion: 'booking', agreed: counts.agreed }),
      needsGuardian && !behalf && recordGuardianConsent(tx, ctx, { userId: viewer.id, appointmentId: appointment.id }),
      key && keepKey(tx, ctx, { viewer, key, appointmentId: appointment.id }),
      !complete && commit(),
    ])
    if (!row) throw new AppError('internal')
    await complete?.(tx, row.id)
    const { visit: _, ...booked } = offer
    return { ...row, ...booked, moveRequest: null }
  }

  // The loser of a race gets the reason, and other times, in a second attempt.
  const booking = retryLostRace(() => transactionWithEnds(ctx.db, book), {
    isLost: (error) => lostSlot(error) || violates(error, 'appointments_booking_id_key'),
  })
  return booking.then(
    (row) => {
      countEvent('bookings', ['booked'])
      return showAppointment(ctx, row)
    },
    (error) => {
      countEvent('bookings', [toAppError(error).code])
      throw error
    },
  )
}
