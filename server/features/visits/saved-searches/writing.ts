import { and, eq } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import {
  MAX_SAVED_SEARCHES,
  SAVED_SEARCHES_A_DAY,
  savedSearchInput,
  savedSearchUpdate,
  searchMailLink,
} from '#domain/saved-searches.ts'
import { canBeSaved, savedQuery } from '#domain/search-address.ts'
import { sentence } from '#domain/sentences.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { subjectOf } from '#server/features/accounts/outbox/links.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { takeFrom } from '#server/limits.ts'
import { requireViewer } from '#server/viewer.ts'
import { resultsOf } from './reading.ts'
import { type SavedSearch, savedSearchColumns } from './record.ts'
import { savedSearches } from './table.ts'

const FULL = sentence('You can save at most {{count}} searches. Please remove one first.')
const OFTEN = sentence('You can save {{count}} searches a day. Please try again tomorrow.')
const NOTHING = 'Please search for something first'
const DAY_SECONDS = 24 * 60 * 60

/** Saves a search. An already saved search stays unchanged. */
export async function saveSearch(ctx: Context, raw: unknown): Promise<SavedSearch> {
  const viewer = requireViewer(ctx)
  const input = savedSearchInput.parse(raw)
  const { query, state } = savedQuery(input.query)
  if (!canBeSaved(state)) throw new AppError('bad_input', NOTHING, { fields: { query: NOTHING } })
  const results = await resultsOf(ctx, query)
  return ctx.db.transaction(async (tx) => {
    // One at a time for each person, so that the limit holds.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.id)).for('no key update')
    const saved = await tx.select(savedSearchColumns).from(savedSearches).where(eq(savedSearches.userId, viewer.id))
    const same = saved.find((search) => search.query === query)
    if (same) return same
    if (saved.length >= MAX_SAVED_SEARCHES)
      throw new AppError('conflict', FULL, { params: { count: MAX_SAVED_SEARCHES } })
    const limit = { what: 'saved-searches', who: viewer.id, most: SAVED_SEARCHES_A_DAY, seconds: DAY_SECONDS }
    await takeFrom(ctx, { ...limit, sentence: OFTEN, params: { count: SAVED_SEARCHES_A_DAY } }, { db: tx })
    const now = ctx.clock()
    const { name, weeklyMail } = input
    const [search] = await tx
      .insert(savedSearches)
      .values({ ...results, userId: viewer.id, name, query, weeklyMail, lookedAt: now, createdAt: now })
      .returning(savedSearchColumns)
    if (!search) throw new AppError('internal')
    return search
  })
}

const isMine = (userId: string, id: string) => and(eq(savedSearches.id, id), eq(savedSearches.userId, userId))

async function requireSearch(ctx: Context, userId: string, id: string): Promise<SavedSearch> {
  const [search] = isUuid(id)
    ? await ctx.db.select(savedSearchColumns).from(savedSearches).where(isMine(userId, id))
    : []
  if (!search) throw new AppError('not_found', 'This search is not saved.')
  return search
}

/**
 * Renames a saved search, and turns its mail on or off. The first mail contains only results that
 * are new since it was turned on.
 */
export async function updateSavedSearch(ctx: Context, id: string, raw: unknown): Promise<SavedSearch> {
  const viewer = requireViewer(ctx)
  const input = savedSearchUpdate.parse(raw)
  const before = await requireSearch(ctx, viewer.id, id)
  if (Object.keys(input).length === 0) return before
  const isTurnedOn = input.weeklyMail === true && !before.weeklyMail
  const fresh = isTurnedOn && { ...(await resultsOf(ctx, before.query)), newIds: [], lookedAt: ctx.clock() }
  const [after] = await ctx.db
    .update(savedSearches)
    .set({ ...input, ...fresh })
    .where(isMine(viewer.id, id))
    .returning(savedSearchColumns)
  if (!after) throw new AppError('not_found', 'This search is not saved.')
  return after
}

/** Removes a saved search of the viewer. */
export async function removeSavedSearch(ctx: Context, id: string): Promise<true> {
  const viewer = requireViewer(ctx)
  await requireSearch(ctx, viewer.id, id)
  await ctx.db.delete(savedSearches).where(isMine(viewer.id, id))
  return true
}

/**
 * Ends the weekly mail for all searches of the person whose mail the link came in. A second press
 * changes nothing, because mail programs may press twice.
 */
export async function stopSearchMails(ctx: Context, raw: unknown): Promise<true> {
  const userId = subjectOf(ctx, 'search-mails', searchMailLink.parse(raw).token)
  if (!userId) {
    const broken = 'This link is not valid. Please open the whole link from your email.'
    throw new AppError('bad_input', broken, { fields: { token: broken } })
  }
  await ctx.db.update(savedSearches).set({ weeklyMail: false }).where(eq(savedSearches.userId, userId))
  return true
}
