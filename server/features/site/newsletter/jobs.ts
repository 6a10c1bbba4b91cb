import { and, isNull, lt } from 'drizzle-orm'
import { CONFIRMATION_DAYS } from '#domain/newsletter.ts'
import type { Dependencies } from '#server/context.ts'
import { newsletterSubscribers as subscribers } from './table.ts'

/** Deletes addresses that were not confirmed in time. */
export async function eraseUnconfirmedSubscribers({ db, clock }: Dependencies): Promise<void> {
  const late = new Date(clock().getTime() - CONFIRMATION_DAYS * 24 * 60 * 60 * 1000)
  await db.delete(subscribers).where(and(isNull(subscribers.confirmedAt), lt(subscribers.askedAt, late)))
}
