import { z } from 'zod'
import { email } from '#domain/fields.ts'
import type { Context } from '#server/context.ts'
import { newsletterSubscribers } from './table.ts'

const subscription = z.object({ email: email() })

/** Keeps the address once. The answer does not tell whether it was known. */
export async function subscribeToNewsletter(ctx: Context, raw: unknown): Promise<true> {
  await ctx.db.insert(newsletterSubscribers).values(subscription.parse(raw)).onConflictDoNothing()
  return true
}
