/** Another time that is held for an appointment until the other side has answered. */
import { and, eq } from 'drizzle-orm'
import type { Side } from '#domain/appointments.ts'
import { instantOf } from '#domain/availability.ts'
import { heldUntil, PROPOSALS_A_DAY } from '#domain/proposals.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { proposals } from '#server/features/visits/proposals/table.ts'
import { takeFrom } from '#server/limits.ts'
import type { Viewer } from '#server/viewer.ts'
import type { AppointmentRow } from './record.ts'

const DAY_SECONDS = 24 * 60 * 60

export type HeldSlot = Pick<AppointmentRow, 'date' | 'time' | 'doctorId'>

type HoldLimit = { what: 'proposal' | 'move-request'; appointmentId: string; sentence: string }

/** Counts a held time of the appointment. Throws if a side has requested too many in a day. */
export const limitHolds = (tx: Tx, ctx: Context, { what, appointmentId, sentence }: HoldLimit): Promise<void> =>
  takeFrom(
    ctx,
    {
      what,
      who: appointmentId,
      most: PROPOSALS_A_DAY,
      seconds: DAY_SECONDS,
      sentence,
      params: { count: PROPOSALS_A_DAY },
    },
    { db: tx },
  )

/** Releases the held time of the appointment, on either side. */
export const endOpen = (tx: Tx, appointmentId: string, now: Date) =>
  tx
    .update(proposals)
    .set({ state: 'withdrawn', endedAt: now })
    .where(and(eq(proposals.appointmentId, appointmentId), eq(proposals.state, 'open')))

type Hold = {
  side: Side
  viewer: Viewer
  row: AppointmentRow
  slot: HeldSlot
  bufferMinutes: number
  note?: string | null
  /** Place in a proposal of several times, which ends as a whole. */
  offer?: { position: number; firstId: string | null; endsBefore: Date }
}

/** Holds the time, and returns the ID of the hold. */
export async function holdTime(
  tx: Tx,
  { clock }: Context,
  { side, viewer, row, slot, bufferMinutes, note = null, offer }: Hold,
): Promise<string> {
  const now = clock()
  const values = {
    ...slot,
    side,
    appointmentId: row.id,
    hospitalId: row.hospitalId,
    serviceId: row.serviceId,
    durationMinutes: row.durationMinutes,
    bufferMinutes,
    note,
    proposedBy: viewer.id,
    expiresAt: heldUntil(now, {
      side,
      startsAt: offer?.endsBefore ?? instantOf(slot.date, slot.time),
      presentStart: new Date(row.startsAt),
    }),
    createdAt: now,
    ...(offer && { position: offer.position, firstId: offer.firstId }),
  }
  const [held] = await tx.insert(proposals).values(values).returning({ id: proposals.id })
  if (!held) throw new AppError('internal')
  return held.id
}
