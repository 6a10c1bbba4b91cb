/** Another time that the patient of a confirmed appointment asks for. */
import { and, eq } from 'drizzle-orm'
import { instantOf } from '#domain/availability.ts'
import { heldUntil, PROPOSALS_A_DAY } from '#domain/proposals.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/client.ts'
import { proposals } from '#server/features/visits/proposals/table.ts'
import { takeFrom } from '#server/limits.ts'
import type { Viewer } from '#server/viewer.ts'
import { recordEvent } from './history/history.ts'
import type { AppointmentRow } from './record.ts'

const DAY_SECONDS = 24 * 60 * 60

type RequestedMove = {
  viewer: Viewer
  row: AppointmentRow
  slot: { date: string; time: string }
  change: Record<string, { from: string | null; to: string | null }>
  bufferMinutes: number
}

/**
 * Holds the time until the hospital answers. The appointment keeps its own time. An earlier request
 * or proposal ends.
 */
export async function requestMove(
  tx: Tx,
  ctx: Context,
  { viewer, row, slot, change, bufferMinutes }: RequestedMove,
): Promise<void> {
  const now = ctx.clock()
  const limit = { what: 'move-request', who: row.id, most: PROPOSALS_A_DAY, seconds: DAY_SECONDS }
  const sentence = 'You can ask for another time {{count}} times a day. Please write to the hospital instead.'
  await takeFrom(ctx, { ...limit, sentence, params: { count: PROPOSALS_A_DAY } }, { db: tx })
  await tx
    .update(proposals)
    .set({ state: 'withdrawn', endedAt: now })
    .where(and(eq(proposals.appointmentId, row.id), eq(proposals.state, 'open')))
  await tx.insert(proposals).values({
    ...slot,
    side: 'patient',
    appointmentId: row.id,
    hospitalId: row.hospitalId,
    serviceId: row.serviceId,
    doctorId: row.doctorId,
    durationMinutes: row.durationMinutes,
    bufferMinutes,
    proposedBy: viewer.id,
    expiresAt: heldUntil(now, {
      side: 'patient',
      startsAt: instantOf(slot.date, slot.time),
      presentStart: new Date(row.startsAt),
    }),
    createdAt: now,
  })
  await recordEvent(tx, ctx, { viewer, appointment: row, kind: 'move_requested', change })
}

/** Whether the patient waits for this time already. */
export async function isRequested(
  tx: Tx,
  { id }: AppointmentRow,
  slot: { date: string; time: string },
): Promise<boolean> {
  const [open] = await tx
    .select({ id: proposals.id })
    .from(proposals)
    .where(
      and(
        eq(proposals.appointmentId, id),
        eq(proposals.state, 'open'),
        eq(proposals.side, 'patient'),
        eq(proposals.date, slot.date),
        eq(proposals.time, slot.time),
      ),
    )
  return open !== undefined
}
