/** Start page of a hospital's staff: pending work, latest changes, and appointments of today. */
import { and, desc, eq, gt, gte, lt, ne, type SQL, sql } from 'drizzle-orm'
import { addDays, dateIn, instantOf } from '#domain/availability.ts'
import { LONG_WAIT_HOURS, MOST_TODAY, NEWEST_SHOWN, UNREAD_SHOWN } from '#domain/portal.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { showAppointments } from '#server/features/visits/appointments/break-glass.ts'
import { selectAppointments } from '#server/features/visits/appointments/record.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { countWaitingMoves } from '#server/features/visits/proposals/reading.ts'
import { requirePortal } from '#server/staff.ts'
import { readAbsences } from './absences.ts'
import { readFirstSteps } from './first-steps.ts'
import type { HospitalDashboard, Workplace } from './record.ts'

const countWhere = (...conditions: (SQL | undefined)[]) =>
  sql<number>`(count(*) filter (where ${and(...conditions)}))::int`
const isPending = eq(appointments.status, 'pending')

/** Returns the hospital and its counts for the frame of the portal. */
export async function getWorkplace(ctx: Context, chosen: string | null | undefined): Promise<Workplace> {
  const hospitalId = await requirePortal(ctx, chosen, 'read')
  const isIts = eq(appointments.hospitalId, hospitalId)
  const pending = ctx.db.$count(appointments, and(isIts, isPending))
  const unread = ctx.db
    .select({ total: sql<number>`coalesce(sum(${appointments.unreadMessages}), 0)::int` })
    .from(appointments)
    .where(and(isIts, gt(appointments.unreadMessages, 0)))
  const names = ctx.db.select({ name: hospitals.name }).from(hospitals).where(eq(hospitals.id, hospitalId))
  const moves = countWaitingMoves(ctx, hospitalId)
  const [pendingRequests, moveRequests, [messages], [hospital]] = await Promise.all([pending, moves, unread, names])
  if (!hospital) throw new AppError('not_found', 'Hospital Not Found')
  return {
    hospitalId,
    hospitalName: hospital.name,
    pendingRequests,
    moveRequests,
    unreadMessages: messages?.total ?? 0,
  }
}

/** Counts the numbers and the lines below them on the four cards of the dashboard, in one query. */
async function countAppointments({ db, clock }: Context, isIts: SQL) {
  const now = clock()
  const today = dateIn(now)
  const longAgo = new Date(now.getTime() - LONG_WAIT_HOURS * 60 * 60 * 1000).toISOString()
  const isConfirmedToday = and(eq(appointments.status, 'confirmed'), eq(appointments.date, today))
  const [counts] = await db
    .select({
      total: countWhere(sql`true`),
      since: sql<string | null>`to_char(min(${appointments.createdAt}) at time zone 'Europe/Istanbul', 'YYYY-MM-DD')`,
      pending: countWhere(isPending),
      pendingLong: countWhere(isPending, sql`${appointments.createdAt} < ${longAgo}::timestamptz`),
      oldestPendingAt: sql<string | null>`min(${appointments.createdAt}) filter (where ${isPending})`,
      confirmedToday: countWhere(isConfirmedToday),
      confirmedTodayLeft: countWhere(isConfirmedToday, gt(appointments.startsAt, now)),
      completed: countWhere(eq(appointments.status, 'completed')),
      completedThisMonth: countWhere(
        eq(appointments.status, 'completed'),
        sql`${appointments.date} >= ${`${today.slice(0, 7)}-01`}::date`,
      ),
    })
    .from(appointments)
    .where(isIts)
  if (!counts) throw new Error('A count always answers a row.')
  const { oldestPendingAt } = counts
  return { ...counts, oldestPendingAt: oldestPendingAt && new Date(oldestPendingAt).toISOString() }
}

/** Reads the dashboard of the portal, for staff of the hospital and administrators. */
export async function getHospitalDashboard(
  ctx: Context,
  chosen: string | null | undefined,
): Promise<HospitalDashboard> {
  const hospitalId = await requirePortal(ctx, chosen, 'read')
  const isIts = eq(appointments.hospitalId, hospitalId)
  const list = (where: SQL | undefined, order: SQL, limit: number) =>
    selectAppointments(ctx, and(isIts, where)).orderBy(order, appointments.id).limit(limit)
  const today = dateIn(ctx.clock())
  const isToday = and(
    gte(appointments.startsAt, instantOf(today, '00:00')),
    lt(appointments.startsAt, instantOf(addDays(today, 1), '00:00')),
    ne(appointments.status, 'cancelled'),
  )
  const [counts, moveRequests, newest, todays, unread, away, firstSteps] = await Promise.all([
    countAppointments(ctx, isIts),
    countWaitingMoves(ctx, hospitalId),
    list(undefined, desc(appointments.createdAt), NEWEST_SHOWN),
    list(isToday, sql`${appointments.startsAt}`, MOST_TODAY),
    list(gt(appointments.unreadMessages, 0), desc(appointments.updatedAt), UNREAD_SHOWN),
    readAbsences(ctx, hospitalId),
    readFirstSteps(ctx, hospitalId),
  ])
  const shown = await showAppointments(ctx, [...newest, ...todays, ...unread])
  const [first, second] = [newest.length, newest.length + todays.length]
  return {
    ...counts,
    moveRequests,
    away,
    firstSteps,
    newest: shown.slice(0, first),
    today: shown.slice(first, second),
    unread: shown.slice(second),
  }
}
