import { createHash, randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { bookingIdFrom, bookingInput, statusWhenBooked } from '#domain/appointments.ts'
import type { CalendarFacts } from '#domain/availability.ts'
import { requiredText } from '#domain/fields.ts'
import { DEFAULT_DURATION } from '#domain/availability.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/client.ts'
import { violates } from '#server/database/fault.ts'
import { retryLostRace } from '#server/database/lost-race.ts'
import { AppError } from '#server/errors.ts'
import { recordConsents } from '#server/features/consents/writing.ts'
import { priceAt } from '#server/features/doctors/services.ts'
import { requireViewer, type Viewer } from '#server/viewer.ts'
import { requireAppointment } from './access.ts'
import { explainRefusal, lostSlot, requireBookable, type Wish } from './bookable.ts'
import { recordEvent } from './history.ts'
import { lockPatient, requireRoom } from './limits.ts'
import { showAppointment } from './opening.ts'
import type { Appointment } from './record.ts'
import { appointments, idempotencyKeys } from './table.ts'

type Input = z.output<typeof bookingInput>
type Key = { key: string; hash: string }

const repeat = z.object({ idempotencyKey: requiredText('The idempotency key must not be empty', 200) })

/** What a person sends to be sure that a repeated booking makes one appointment, with a digest of what it was sent with. */
function keyOf(rawKey: string | null | undefined, input: Input): Key | null {
  if (rawKey == null) return null
  const { idempotencyKey: key } = repeat.parse({ idempotencyKey: rawKey })
  return { key, hash: createHash('sha256').update(JSON.stringify(input)).digest('base64url') }
}

/** The appointment that this key has made before; another body under the same key is refused. */
async function findRepeated(tx: Tx, viewer: Viewer, { key, hash }: Key): Promise<string | null> {
  const [made] = await tx
    .select({ appointmentId: idempotencyKeys.appointmentId, hash: idempotencyKeys.requestHash })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, viewer.id), eq(idempotencyKeys.key, key)))
  if (made && made.hash !== hash)
    throw new AppError('idempotency_mismatch', 'This idempotency key was already used for another booking.')
  return made?.appointmentId ?? null
}

async function insertAppointment(tx: Tx, ctx: Context, { input, facts }: { input: Input; facts: CalendarFacts }) {
  const now = ctx.clock()
  const { patientInfo } = input
  const asked = await priceAt(tx, input)
  const [row] = await tx
    .insert(appointments)
    .values({
      bookingId: bookingIdFrom(randomBytes(8)),
      hospitalId: input.hospitalId,
      serviceId: input.serviceId,
      doctorId: input.doctorId,
      patientId: requireViewer(ctx).id,
      patientFirstName: patientInfo.firstName,
      patientLastName: patientInfo.lastName,
      patientEmail: patientInfo.email,
      patientPhone: patientInfo.phone,
      date: input.appointmentDate,
      time: input.appointmentTime,
      durationMinutes: facts.services[0]?.minutes ?? DEFAULT_DURATION,
      bufferMinutes: facts.rules.bufferMinutes,
      status: statusWhenBooked(facts.rules),
      notes: input.notes,
      ...asked,
      createdAt: now,
      updatedAt: now,
    })
    .returning({
      id: appointments.id,
      patientId: appointments.patientId,
      hospitalId: appointments.hospitalId,
      status: appointments.status,
    })
  if (!row) throw new AppError('internal')
  return row
}

/** So often a booking is tried again that lost its time to somebody who gave it up at once. */
const TRIES = 4

/** Books a free time for the signed-in person. The same key and body answer the same appointment. */
export async function bookAppointment(ctx: Context, raw: unknown, rawKey?: string | null): Promise<Appointment> {
  const viewer = requireViewer(ctx)
  const input = bookingInput.parse(raw)
  const key = keyOf(rawKey, input)
  const wish: Wish = {
    hospitalId: input.hospitalId,
    serviceId: input.serviceId,
    doctorId: input.doctorId ?? null,
    slot: { date: input.appointmentDate, time: input.appointmentTime },
    patientId: viewer.id,
    now: ctx.clock(),
    fields: { date: 'appointmentDate', time: 'appointmentTime' },
  }

  async function book(tx: Tx): Promise<string> {
    const patient = await lockPatient(tx, viewer)
    const repeated = key && (await findRepeated(tx, viewer, key))
    if (repeated) return repeated
    const { agreed } = await requireRoom(tx, ctx, patient)
    const facts = await requireBookable(tx, wish)
    const appointment = await insertAppointment(tx, ctx, { input, facts })
    await recordEvent(tx, ctx, { appointment, kind: 'booked', to: appointment.status })
    await recordConsents(tx, ctx, { userId: viewer.id, occasion: 'booking', agreed })
    if (key)
      await tx.insert(idempotencyKeys).values({
        userId: viewer.id,
        key: key.key,
        requestHash: key.hash,
        appointmentId: appointment.id,
        createdAt: ctx.clock(),
      })
    return appointment.id
  }

  for (let tries = 1; ; tries++) {
    try {
      return await retryLostRace(() =>
        ctx.db.transaction(async (tx) => {
          const id = await book(tx)
          return showAppointment(ctx, await requireAppointment(ctx, id, { db: tx }), { db: tx })
        }),
      )
    } catch (error) {
      if (!lostSlot(error) && !violates(error, 'appointments_booking_id_key')) throw error
      const refusal = await explainRefusal(ctx.db, wish)
      if (refusal || tries === TRIES) throw refusal ?? error
    }
  }
}
