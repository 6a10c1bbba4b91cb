import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Dependencies } from '#server/context.ts'
import { clockOf } from '#server/database/record.ts'
import { appointmentEvents } from '#server/features/visits/appointments/table.ts'
import { proposals } from './table.ts'

const BATCH = 500

/** Gives times free that were kept long enough; several instances share the work. */
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
        .set({ state: 'expired', endedAt: now })
        .where(inArray(proposals.id, due))
        .returning({ appointmentId: proposals.appointmentId, date: proposals.date, time: clockOf(proposals.time) })
      if (rows.length > 0)
        await tx.insert(appointmentEvents).values(
          rows.map(({ appointmentId, date, time }) => ({
            appointmentId,
            kind: 'expired' as const,
            // Nobody did it; of the two sides it was the hospital's proposal.
            actorRole: 'hospital' as const,
            change: { date: { from: null, to: date }, time: { from: null, to: time } },
            createdAt: now,
          })),
        )
      return rows.length
    })
  }
}
