/** Another time that the patient of a confirmed appointment requests. */
import { and, eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/client.ts'
import { proposals } from '#server/features/visits/proposals/table.ts'
import type { Viewer } from '#server/viewer.ts'
import { endOpen, holdTime, limitHolds } from './held-time.ts'
import { recordEvent } from './history/history.ts'
import type { AppointmentRow } from './record.ts'

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
  const sentence = 'You can ask for another time {{count}} times a day. Please write to the hospital instead.'
  await limitHolds(tx, ctx, { what: 'move-request', appointmentId: row.id, sentence })
  await endOpen(tx, row.id, ctx.clock())
  await holdTime(tx, ctx, {
    side: 'patient',
    viewer,
    row,
    slot: { ...slot, doctorId: row.doctorId },
    bufferMinutes,
  })
  await recordEvent(tx, ctx, { viewer, appointment: row, kind: 'move_requested', change })
}

/** Returns true if the patient has already requested this time. */
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
