/** Administration of newsletter subscribers: list, export and removal. */
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { type SubscriberSearch, subscriberSearch } from '#domain/newsletter-desk.ts'
import { pageOf, readPaging } from '#domain/paging.ts'
import type { Context } from '#server/context.ts'
import { inBatches } from '#server/database/in-batches.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { containing } from '#server/search/conditions.ts'
import { requireRole } from '#server/viewer.ts'
import { type Subscriber, type SubscriberPage, subscriberColumns } from './record.ts'
import { newsletterSubscribers as subscribers } from './table.ts'

const conditionsOf = ({ q, state }: SubscriberSearch): SQL | undefined =>
  and(
    q ? sql`lower(${subscribers.email}::text) like ${containing(q.toLowerCase())}` : undefined,
    state && (state === 'waiting' ? isNull(subscribers.confirmedAt) : isNotNull(subscribers.confirmedAt)),
  )

const selectSubscribers = ({ db }: Context, search: SubscriberSearch) =>
  db
    .select(subscriberColumns)
    .from(subscribers)
    .where(conditionsOf(search))
    .orderBy(sql`${subscribers.createdAt} desc nulls last`, subscribers.id)

/** Lists the subscribers, for administrators, newest first. */
export async function listSubscribers(ctx: Context, raw: unknown, rawPaging: unknown): Promise<SubscriberPage> {
  requireRole(ctx, 'admin')
  const search = subscriberSearch.parse(raw ?? {})
  const paging = readPaging(rawPaging)
  const [items, total] = await Promise.all([
    selectSubscribers(ctx, search)
      .limit(paging.limit)
      .offset((paging.page - 1) * paging.limit),
    ctx.db.$count(subscribers, conditionsOf(search)),
  ])
  return pageOf(items, total, paging)
}

/** Reads the subscribers without pages, in batches. The export is recorded in the audit log. */
export async function* readSubscribers(ctx: Context, raw: unknown): AsyncGenerator<Subscriber[]> {
  requireRole(ctx, 'admin')
  const search = subscriberSearch.parse(raw ?? {})
  // The searched text is part of an address.
  const { q: _, ...filters } = search
  await recordAudit(ctx.db, ctx, 'newsletter.export', null, { after: filters })
  yield* inBatches(({ limit, offset }) => selectSubscribers(ctx, search).limit(limit).offset(offset))
}

/**
 * Deletes an address, as its owner could by the link of a mail. The audit log records the action
 * without the address.
 */
export async function removeSubscriber(ctx: Context, id: string): Promise<void> {
  requireRole(ctx, 'admin')
  await ctx.db.transaction(async (tx) => {
    const removed = isUuid(id)
      ? await tx.delete(subscribers).where(eq(subscribers.id, id)).returning({ id: subscribers.id })
      : []
    if (removed.length === 0) throw new AppError('not_found', 'This address is no longer in the list.')
    await recordAudit(tx, ctx, 'newsletter.remove', id)
  })
}
