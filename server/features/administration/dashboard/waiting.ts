/** Pending work of administrators, each with its most urgent item. */
import { and, asc, count, eq, isNotNull, lt, max } from 'drizzle-orm'
import { overdueSince } from '#domain/appointments.ts'
import type { Context } from '#server/context.ts'
import { outbox } from '#server/features/accounts/outbox/table.ts'
import { summariseRequests } from '#server/features/administration/requests/reading.ts'
import { summariseVerification } from '#server/features/catalogue/certificates/reading.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { reviews } from '#server/features/visits/reviews/table.ts'
import { requireRole } from '#server/viewer.ts'
import type { Waiting } from './record.ts'

async function countOverdue({ db, clock }: Context) {
  const isOverdue = and(eq(appointments.status, 'pending'), lt(appointments.createdAt, overdueSince(clock())))
  const [overdueRequests, [oldest]] = await Promise.all([
    db.$count(appointments, isOverdue),
    db
      .select({ madeAt: appointments.createdAt, hospital: hospitals.name })
      .from(appointments)
      .innerJoin(hospitals, eq(hospitals.id, appointments.hospitalId))
      .where(isOverdue)
      .orderBy(asc(appointments.createdAt))
      .limit(1),
  ])
  return {
    overdueRequests,
    oldestRequestAt: oldest?.madeAt.toISOString() ?? null,
    oldestRequestHospital: oldest?.hospital ?? null,
  }
}

async function countReported({ db }: Context) {
  const [reported] = await db
    .select({ count: count(), last: max(reviews.reportedAt) })
    .from(reviews)
    .where(isNotNull(reviews.reportedAt))
  return { reportedReviews: reported?.count ?? 0, lastReportAt: reported?.last?.toISOString() ?? null }
}

async function countFailed({ db }: Context) {
  const [failed] = await db
    .select({ count: count(), last: max(outbox.failedAt) })
    .from(outbox)
    .where(isNotNull(outbox.failedAt))
  return { failedMails: failed?.count ?? 0, lastFailureAt: failed?.last?.toISOString() ?? null }
}

async function countLicences(ctx: Context) {
  const { unchecked, ending30, lapsed } = await summariseVerification(ctx)
  return { uncheckedLicences: unchecked, endingLicences: ending30, lapsedLicences: lapsed }
}

async function countDeskRequests(ctx: Context) {
  const { open, overdue } = await summariseRequests(ctx)
  return { openDeskRequests: open, lateDeskRequests: overdue }
}

/** Returns the numbers in the menu of the panel and behind its bell. */
export async function getAdminCounters(ctx: Context): Promise<Waiting> {
  requireRole(ctx, 'admin')
  const [overdue, reported, failed, licences, desk] = await Promise.all([
    countOverdue(ctx),
    countReported(ctx),
    countFailed(ctx),
    countLicences(ctx),
    countDeskRequests(ctx),
  ])
  return { ...overdue, ...reported, ...failed, ...licences, ...desk }
}
