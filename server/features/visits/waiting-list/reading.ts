import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { ENDED_DAYS } from '#domain/waiting-list.ts'
import type { Context } from '#server/context.ts'
import { linkFor } from '#server/features/accounts/outbox/links.ts'
import { requireViewer } from '#server/viewer.ts'
import { entryColumns, offerColumns, type WaitingListEntry, type WaitingListOffer } from './record.ts'
import { waitingEntries, waitingOffers } from './table.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MOST_SHOWN = 50

/** Lists the viewer's entries, newest first: open ones, and those that ended within a week. */
export function listWaiting(ctx: Context): Promise<WaitingListEntry[]> {
  const viewer = requireViewer(ctx)
  const aWeekAgo = new Date(ctx.clock().getTime() - ENDED_DAYS * DAY_MS)
  return ctx.db
    .select(entryColumns)
    .from(waitingEntries)
    .where(
      and(
        eq(waitingEntries.userId, viewer.id),
        or(isNull(waitingEntries.endedAt), gt(waitingEntries.endedAt, aWeekAgo)),
      ),
    )
    .orderBy(desc(waitingEntries.createdAt), desc(waitingEntries.id))
    .limit(MOST_SHOWN)
}

/** Returns open offers of these entries, all visible to the caller. */
export async function openOffers(ctx: Context, ids: string[]): Promise<Map<string, WaitingListOffer>> {
  const rows = await ctx.db
    .select(offerColumns)
    .from(waitingOffers)
    .where(
      and(
        inArray(waitingOffers.entryId, ids),
        eq(waitingOffers.state, 'open'),
        // The job that ends it may not have run yet.
        gt(waitingOffers.expiresAt, ctx.clock()),
      ),
    )
  return new Map(rows.map((row) => [row.entryId, row] as const))
}

/** Returns the token of the page for answering the offer. */
export const tokenOf = (ctx: Context, { id }: WaitingListOffer): string => linkFor(ctx, 'waiting-offer', id)
