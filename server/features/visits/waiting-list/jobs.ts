import { and, eq, inArray, lt, lte } from 'drizzle-orm'
import { dateIn } from '#domain/availability.ts'
import { createSystemContext, type Dependencies } from '#server/context.ts'
import { offerTimes } from './offering.ts'
import { queueAll, takeCalendars } from './queue.ts'
import { waitingEntries, waitingOffers } from './table.ts'

type IsEnding = () => boolean
const never: IsEnding = () => false
const BATCH = 500

/**
 * Ends offers that were not answered in time. Their times are free again, and are offered to the
 * next entry. Instances share the work.
 */
export async function expireOffers({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, isEnding = never): Promise<void> {
  for (let ended = BATCH; ended === BATCH && !isEnding(); ) {
    ended = await db.transaction(async (tx) => {
      const now = clock()
      const due = tx
        .select({ id: waitingOffers.id })
        .from(waitingOffers)
        .where(and(eq(waitingOffers.state, 'open'), lte(waitingOffers.expiresAt, now)))
        .limit(BATCH)
        .for('update', { skipLocked: true })
      const rows = await tx
        .update(waitingOffers)
        .set({ state: 'expired', endedAt: now })
        .where(inArray(waitingOffers.id, due))
        .returning({ entryId: waitingOffers.entryId })
      const entries = rows.map(({ entryId }) => entryId)
      if (entries.length > 0)
        await tx
          .update(waitingEntries)
          .set({ state: 'expired', endedAt: now })
          .where(inArray(waitingEntries.id, entries))
      return rows.length
    })
  }
}

/**
 * Offers times of changed calendars. If a process ends after taking a calendar out of the queue,
 * the calendar is checked again within an hour.
 */
export async function offerFreedTimes(deps: Dependencies, isEnding = never): Promise<void> {
  const ctx = createSystemContext(deps)
  while (!isEnding()) {
    const calendars = await takeCalendars(deps.db)
    if (!calendars) return
    for (const calendar of calendars) {
      if (isEnding()) return
      // A calendar that throws does not stop the others.
      await offerTimes(ctx, calendar).catch((err: unknown) =>
        deps.log.error({ err, ...calendar }, 'free times were not offered'),
      )
    }
  }
}

/** Ends offers first, so that their times are offered in the same run. */
export async function tendWaitingList(deps: Dependencies, isEnding = never): Promise<void> {
  await expireOffers(deps, isEnding)
  await offerFreedTimes(deps, isEnding)
}

/** Ends entries whose last day has passed, and queues every calendar with open entries. */
export async function reviewWaitingList({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  await db
    .update(waitingEntries)
    .set({ state: 'expired', endedAt: now })
    .where(and(eq(waitingEntries.state, 'waiting'), lt(waitingEntries.toDate, dateIn(now))))
  await queueAll(db)
}
