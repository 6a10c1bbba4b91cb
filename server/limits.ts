/**
 * Rate limits, counted in PostgreSQL so that all instances count together. rate-limiter-flexible
 * has stores for it, but none that takes our clock or joins a transaction.
 */
import { createHmac } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { SentenceParams } from '#domain/sentences.ts'
import type { Context, Dependencies } from './context.ts'
import type { Queryable } from './database/client.ts'
import { instant } from './database/columns.ts'
import { AppError } from './errors.ts'

/** Running limits. A key does not reveal its owner. */
export const limits = pgTable(
  'limits',
  {
    key: text('key').primaryKey(),
    taken: integer('taken').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [index('limits_ends_idx').on(t.endsAt)],
)

export type Limit = {
  /** Counted action, for instance `message`. */
  what: string
  /** Counted subject: a user, an address, a user in one conversation. */
  who: string
  /** Maximum number of actions. */
  most: number
  /** Period in seconds, from the first action. */
  seconds: number
  /** Message of the refusal. */
  sentence?: string
  params?: SentenceParams
}

export type Counting = Pick<Context, 'config' | 'db' | 'clock'>

const keyOf = ({ config }: Counting, { what, who }: Limit): string =>
  createHmac('sha256', config.jwtSecret).update(`limit:${what}:${who}`).digest('base64url')

/** Throws `too_many_requests` with the seconds to wait. */
export function refuse({ sentence, params }: Limit, endsAt: Date, now: Date): never {
  const retryAfter = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
  throw new AppError('too_many_requests', sentence, { params, extra: { retryAfter } })
}

async function count(
  ctx: Counting,
  limit: Limit,
  { db = ctx.db, actions = 1 }: { db?: Queryable; actions?: number } = {},
): Promise<{ taken: number; endsAt: Date }> {
  const now = ctx.clock()
  const endsAt = new Date(now.getTime() + limit.seconds * 1000)
  const isOver = lte(limits.endsAt, now)
  const [row] = await db
    .insert(limits)
    .values({ key: keyOf(ctx, limit), taken: actions, endsAt })
    .onConflictDoUpdate({
      target: limits.key,
      set: {
        taken: sql`case when ${isOver} then excluded.taken else ${limits.taken} + excluded.taken end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${limits.endsAt} end`,
      },
    })
    .returning()
  return row ?? { taken: actions, endsAt }
}

/** Counts one action without refusing. Returns the new count. */
export const countOne = async (ctx: Counting, limit: Limit): Promise<number> => (await count(ctx, limit)).taken

/** Counts several actions without refusing. Returns the new count and the time of the reset. */
export const countMany = (ctx: Counting, limit: Limit, actions: number): Promise<{ taken: number; endsAt: Date }> =>
  count(ctx, limit, { actions })

/** Reverts the last counted action. */
export async function giveBackOne(ctx: Counting, limit: Limit): Promise<void> {
  const isRunning = gt(limits.endsAt, ctx.clock())
  await ctx.db
    .update(limits)
    .set({ taken: sql`greatest(${limits.taken} - 1, 0)` })
    .where(and(eq(limits.key, keyOf(ctx, limit)), isRunning))
}

/**
 * Counts one action. Throws `too_many_requests` above the limit. In a transaction (`db`) it counts
 * only after the commit.
 */
export async function takeFrom(ctx: Counting, limit: Limit, { db = ctx.db }: { db?: Queryable } = {}): Promise<void> {
  const { taken, endsAt } = await count(ctx, limit, { db })
  if (taken > limit.most) refuse(limit, endsAt, ctx.clock())
}

/** Returns the remaining number of actions and the time of the reset. */
export async function leftOf(ctx: Counting, limit: Limit): Promise<{ left: number; endsAt: Date }> {
  const now = ctx.clock()
  const [row] = await ctx.db
    .select()
    .from(limits)
    .where(and(eq(limits.key, keyOf(ctx, limit)), gt(limits.endsAt, now)))
  return { left: Math.max(0, limit.most - (row?.taken ?? 0)), endsAt: row?.endsAt ?? now }
}

/** Throws like `takeFrom` if nothing is left, and counts nothing. */
export async function requireLeft(ctx: Counting, limit: Limit): Promise<void> {
  const { left, endsAt } = await leftOf(ctx, limit)
  if (left === 0) refuse(limit, endsAt, ctx.clock())
}

/** Resets a counter. */
export async function forgetLimit(ctx: Counting, limit: Limit): Promise<void> {
  await ctx.db.delete(limits).where(eq(limits.key, keyOf(ctx, limit)))
}

/** Deletes limits whose period has ended. */
export async function removeEndedLimits({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  await db.delete(limits).where(lte(limits.endsAt, clock()))
}
