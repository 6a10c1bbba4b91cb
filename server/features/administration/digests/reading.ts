import { and, asc, eq, gt, gte, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import { overdueSince } from '#domain/appointments.ts'
import { dateIn } from '#domain/availability.ts'
import { DIGEST_REVIEW_DAYS } from '#domain/digests.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { clockOf } from '#server/database/record.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { reviews } from '#server/features/visits/reviews/table.ts'
import { requirePortal } from '#server/staff.ts'
import type { DigestSettings } from './record.ts'
import { hospitalDigests } from './table.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns whether a hospital gets the morning mail, and in which language. */
export async function getDigest(ctx: Context, chosen: string | null | undefined): Promise<DigestSettings> {
  const hospitalId = await requirePortal(ctx, chosen, 'settings')
  const [row] = await ctx.db
    .select({ isOn: hospitalDigests.isOn, language: hospitalDigests.language })
    .from(hospitalDigests)
    .where(eq(hospitalDigests.hospitalId, hospitalId))
  return { hospitalId, isOn: true, language: null, ...row }
}

/** Pending work of a hospital: counts and times, without names or treatments. */
export type Waiting = {
  pending: number
  overdue: number
  unread: number
  toClose: number
  today: string[]
  reviews: number
}

export const isNothing = ({ pending, unread, toClose, today, reviews: unanswered }: Waiting): boolean =>
  pending + unread + toClose + today.length + unanswered === 0

export async function waitingAt(db: Queryable, hospitalId: string, now: Date): Promise<Waiting> {
  const here = eq(appointments.hospitalId, hospitalId)
  const isPending = and(here, eq(appointments.status, 'pending'))
  // As in the inbox (administration/inbox/inbox-rows.ts).
  const isToClose = and(
    here,
    eq(appointments.status, 'confirmed'),
    lt(appointments.startsAt, now),
    lte(appointments.endsAt, now),
  )
  const recently = new Date(now.getTime() - DIGEST_REVIEW_DAYS * DAY_MS)
  const standing = inArray(appointments.status, ['pending', 'confirmed'])
  const today = await db
    .select({ time: clockOf(appointments.time) })
    .from(appointments)
    .where(and(here, standing, eq(appointments.date, dateIn(now))))
    .orderBy(asc(appointments.time))
  const [messages] = await db
    .select({ total: sql<number>`coalesce(sum(${appointments.unreadMessages}), 0)::int` })
    .from(appointments)
    .where(and(here, gt(appointments.unreadMessages, 0)))
  return {
    pending: await db.$count(appointments, isPending),
    overdue: await db.$count(appointments, and(isPending, lt(appointments.createdAt, overdueSince(now)))),
    unread: messages?.total ?? 0,
    toClose: await db.$count(appointments, isToClose),
    today: today.map(({ time }) => time),
    reviews: await db.$count(
      reviews,
      and(
        eq(reviews.hospitalId, hospitalId),
        isNull(reviews.reply),
        isNull(reviews.hiddenAt),
        gte(reviews.createdAt, recently),
      ),
    ),
  }
}
