import { and, eq, gt, isNull } from 'drizzle-orm'
import { CONFIRMATION_DAYS, newsletterLink, subscription } from '#domain/newsletter.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { subjectOf } from '#server/features/accounts/outbox/links.ts'
import { queueMailTo } from '#server/features/accounts/outbox/writing.ts'
import { networkOf } from '#server/http/address.ts'
import { leftOf, takeFrom } from '#server/limits.ts'
import { newsletterSubscribers as subscribers } from './table.ts'

const HOUR = 60 * 60
const DAY_MS = 24 * HOUR * 1000
/**
 * Returns the limit of mails to an address, because the address of another person may be entered.
 */
const toAddress = (email: string) =>
  ({ what: 'newsletter-to', who: email.toLowerCase(), most: 3, seconds: 24 * HOUR }) as const

/**
 * Mails a confirmation request to the owner of an address. The response does not reveal whether the
 * address was known.
 */
export async function subscribeToNewsletter(ctx: Context, raw: unknown): Promise<true> {
  const { email, language } = subscription.parse(raw)
  await takeFrom(ctx, { what: 'newsletter', who: networkOf(ctx.ip), most: 10, seconds: HOUR })
  if ((await leftOf(ctx, toAddress(email))).left === 0) return true
  await takeFrom(ctx, toAddress(email))
  const askedAt = ctx.clock()
  await ctx.db.transaction(async (tx) => {
    const [subscriber] = await tx
      .insert(subscribers)
      .values({ email, language, askedAt, createdAt: askedAt })
      .onConflictDoUpdate({
        target: subscribers.email,
        set: { language, askedAt },
        setWhere: isNull(subscribers.confirmedAt),
      })
      .returning({ id: subscribers.id })
    // A confirmed address returns no row.
    if (subscriber)
      await queueMailTo(tx, askedAt, { kind: 'newsletter.confirm', payload: { subscriberId: subscriber.id } })
  })
  return true
}

const brokenLink = () => {
  const sentence = 'This link is no longer valid. Please subscribe again.'
  return new AppError('bad_input', sentence, { fields: { token: sentence } })
}

/** Confirms a subscription and returns its address. A second confirmation changes nothing. */
export async function confirmNewsletter(ctx: Context, raw: unknown): Promise<string> {
  const id = subjectOf(ctx, 'newsletter-confirm', newsletterLink.parse(raw).token)
  if (!id) throw brokenLink()
  const now = ctx.clock()
  const inTime = gt(subscribers.askedAt, new Date(now.getTime() - CONFIRMATION_DAYS * DAY_MS))
  return ctx.db.transaction(async (tx) => {
    const [confirmed] = await tx
      .update(subscribers)
      .set({ confirmedAt: now })
      .where(and(eq(subscribers.id, id), isNull(subscribers.confirmedAt), inTime))
      .returning({ email: subscribers.email })
    if (confirmed) {
      await queueMailTo(tx, now, { kind: 'newsletter.welcome', payload: { subscriberId: id } })
      return confirmed.email
    }
    const [subscriber] = await tx
      .select({ email: subscribers.email, confirmedAt: subscribers.confirmedAt })
      .from(subscribers)
      .where(eq(subscribers.id, id))
    if (!subscriber?.confirmedAt) throw brokenLink()
    return subscriber.email
  })
}

/**
 * Unsubscribes and deletes the address. A second call changes nothing, because mail programs may
 * call it twice.
 */
export async function leaveNewsletter(ctx: Context, raw: unknown): Promise<true> {
  const id = subjectOf(ctx, 'newsletter-leave', newsletterLink.parse(raw).token)
  if (!id) throw brokenLink()
  await ctx.db.delete(subscribers).where(eq(subscribers.id, id))
  return true
}
