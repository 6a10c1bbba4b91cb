import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Dependencies } from '#server/context.ts'
import { editedAt } from '#server/database/based-on.ts'
import type { Tx } from '#server/database/client.ts'
import { clockOf } from '#server/database/record.ts'
import { queueMails } from '#server/features/accounts/outbox/writing.ts'
import { appointmentEvents, appointments } from '#server/features/visits/appointments/table.ts'
import { proposals } from './table.ts'

const BATCH = 500

/**
 * Queues mails to patients whose appointments keep their time because the other side has not
 * answered.
 */
async function tellPatients(tx: Tx, ids: string[], now: Date): Promise<void> {
  const rows = await tx
    .update(appointments)
    .set({ updatedAt: editedAt(appointments.updatedAt) })
    .where(inArray(appointments.id, ids))
    .returning({ id: appointments.id, userId: appointments.patientId })
  const mails = rows.flatMap(({ id, userId }) =>
    userId ? [{ kind: 'appointment.move_expired' as const, userId, payload: { appointmentId: id } }] : [],
  )
  await queueMails(tx, now, mails)
}

/** Releases times at the end of their hold. Instances share the work. */
export async function expireProposals(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  isEnding: () => boolean = () => false,
): Promise<void> {
  for (let ended = BATCH; ended === BATCH && !isEnding(); ) {
    ended = await db.transaction(async (tx) => {
      const now = clock()
      const due = tx
        .select({ id: proposals.id })
        .from(proposals)
        .where(and(eq(proposals.state, 'open'), lte(proposals.expiresAt, now)))
        .limit(BATCH)
        .for('update', { skipLocked: true })
      const rows = await tx
        .update(proposals)
        // Only the first time of a proposal comes to the inbox.
        .set({
          state: 'expired',
          endedAt: now,
          seenAt: sql`case when ${proposals.position} > 1 then ${now.toISOString()}::timestamptz end`,
        })
        .where(inArray(proposals.id, due))
        .returning({
          appointmentId: proposals.appointmentId,
          side: proposals.side,
          position: proposals.position,
          date: proposals.date,
          time: clockOf(proposals.time),
        })
      const firsts = rows.filter(({ position }) => position === 1)
      if (firsts.length > 0)
        await tx.insert(appointmentEvents).values(
          firsts.map(({ appointmentId, side, date, time }) => ({
            appointmentId,
            kind: side === 'patient' ? ('move_expired' as const) : ('expired' as const),
            // It has no author. The role is that of the requesting side.
            actorRole: side === 'patient' ? ('user' as const) : ('hospital' as const),
            change: { date: { from: null, to: date }, time: { from: null, to: time } },
            createdAt: now,
          })),
        )
      const requests = rows.filter(({ side }) => side === 'patient').map(({ appointmentId }) => appointmentId)
      if (requests.length > 0) await tellPatients(tx, requests, now)
      return rows.length
    })
  }
}
