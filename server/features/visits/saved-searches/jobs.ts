import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm'
import { dateIn } from '#domain/availability.ts'
import { MAIL_DAYS } from '#domain/saved-searches.ts'
import { type Context, createSystemContext, type Dependencies } from '#server/context.ts'
import { queueMail } from '#server/features/accounts/outbox/writing.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { resultsOf } from './reading.ts'
import { savedSearches } from './table.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const BATCH = 200
const NOBODY = '00000000-0000-0000-0000-000000000000'

const lastDue = (now: Date): Date => new Date(now.getTime() - MAIL_DAYS * DAY_MS)
const isDue = (now: Date) => and(savedSearches.weeklyMail, lte(savedSearches.lookedAt, lastDue(now)))

/** Active people with a search that was last looked at a week ago, after the given ID. */
async function findDue(ctx: Context, now: Date, after: string): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ userId: savedSearches.userId })
    .from(savedSearches)
    .innerJoin(users, eq(users.id, savedSearches.userId))
    .where(and(isDue(now), eq(users.status, 'active'), gt(savedSearches.userId, after)))
    .orderBy(asc(savedSearches.userId))
    .limit(BATCH)
  return rows.map(({ userId }) => userId)
}

/**
 * Runs all saved searches of a person with the mail on, and queues one mail if any has new results.
 * Running all of them keeps a week between two mails.
 */
async function lookAgain(ctx: Context, userId: string, now: Date): Promise<void> {
  const isMailed = and(eq(savedSearches.userId, userId), savedSearches.weeklyMail)
  const searches = await ctx.db
    .select({ id: savedSearches.id, query: savedSearches.query })
    .from(savedSearches)
    .where(isMailed)
  const results = new Map<string, Awaited<ReturnType<typeof resultsOf>>>()
  for (const { id, query } of searches) results.set(id, await resultsOf(ctx, query))
  await ctx.db.transaction(async (tx) => {
    const rows = await tx
      .select({
        id: savedSearches.id,
        foundIds: savedSearches.foundIds,
        isTooBroad: savedSearches.isTooBroad,
        lookedAt: savedSearches.lookedAt,
      })
      .from(savedSearches)
      .where(and(isMailed, inArray(savedSearches.id, [...results.keys()])))
      .orderBy(savedSearches.id)
      .for('update')
    // Another instance was faster.
    if (rows.every(({ lookedAt }) => lookedAt > lastDue(now))) return
    let isNews = false
    for (const { id, foundIds, isTooBroad } of rows) {
      const latest = results.get(id)
      if (!latest) continue
      const before = new Set(foundIds)
      const newIds = isTooBroad ? [] : latest.foundIds.filter((result) => !before.has(result))
      isNews ||= newIds.length > 0
      await tx
        .update(savedSearches)
        .set({ ...latest, newIds, lookedAt: now })
        .where(eq(savedSearches.id, id))
    }
    if (!isNews) return
    const dedupeKey = `search.weekly:${userId}:${dateIn(now)}`
    await queueMail(tx, now, { kind: 'search.weekly', userId, dedupeKey })
  })
}

/** Mails new results of saved searches, at most once a week for each person. */
export async function mailSavedSearches(deps: Dependencies, isEnding: () => boolean = () => false): Promise<void> {
  const ctx = createSystemContext(deps)
  const now = deps.clock()
  for (let people = await findDue(ctx, now, NOBODY); people.length > 0; ) {
    for (const userId of people) {
      if (isEnding()) return
      // One search that faults does not keep the others.
      await lookAgain(ctx, userId, now).catch((err: unknown) =>
        deps.log.error({ err, userId }, 'saved searches were not looked at'),
      )
    }
    people = await findDue(ctx, now, people.at(-1) ?? NOBODY)
  }
}
