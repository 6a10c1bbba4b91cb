import { z } from 'zod'
import { email } from '#domain/fields.ts'
import type { Context } from '#server/context.ts'
import { networkOf } from '#server/http/address.ts'
import { takeFrom } from '#server/limits.ts'
import { newsletterSubscribers } from './table.ts'

const subscription = z.object({ email: email() })

/** Keeps the address once. The answer does not tell whether it was known; one network can enter only a few in an hour. */
export async function subscribeToNewsletter(ctx: Context, raw: unknown): Promise<true> {
  const subscriber = subscription.parse(raw)
  await takeFrom(ctx, { what: 'newsletter', who: networkOf(ctx.ip), most: 10, seconds: 3600 })
  await ctx.db.insert(newsletterSubscribers).values(subscriber).onConflictDoNothing()
  return true
}
