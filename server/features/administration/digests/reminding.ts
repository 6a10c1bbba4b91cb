/** Hospitals whose requests wait too long, and reminders to them by administrators. */
import { and, count, eq, inArray, lt, min, type SQL, sql } from 'drizzle-orm'
import { overdueSince } from '#domain/appointments.ts'
import { isUuid } from '#domain/fields.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { auditEvents } from '#server/features/accounts/audit/table.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { queueMailToStaff } from '#server/features/accounts/outbox/writing.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { takeFrom } from '#server/limits.ts'
import { requireRole } from '#server/viewer.ts'
import type { OverdueHospital } from './record.ts'

/** Maximum number of listed hospitals. */
const MOST_HOSPITALS = 100
const DAY_SECONDS = 24 * 60 * 60
const REMINDED = 'hospital.remind'

async function findOverdue(ctx: Context, only?: SQL): Promise<OverdueHospital[]> {
  const rows = await ctx.db
    .select({
      id: hospitals.id,
      name: hospitals.name,
      city: hospitals.city,
      requests: count(),
      oldestAt: min(appointments.createdAt),
    })
    .from(appointments)
    .innerJoin(hospitals, eq(hospitals.id, appointments.hospitalId))
    .where(and(eq(appointments.status, 'pending'), lt(appointments.createdAt, overdueSince(ctx.clock())), only))
    .groupBy(hospitals.id)
    .orderBy(sql`count(*) desc`, hospitals.id)
    .limit(MOST_HOSPITALS)
  const ids = rows.map(({ id }) => id)
  const reminders = await ctx.db
    .select({ id: auditEvents.subjectId, at: sql<string>`max(${auditEvents.createdAt})` })
    .from(auditEvents)
    .where(and(inArray(auditEvents.subjectId, ids), eq(auditEvents.action, REMINDED)))
    .groupBy(auditEvents.subjectId)
  const remindedAt = new Map(reminders.map(({ id, at }) => [id, new Date(at).toISOString()]))
  return rows.map(({ oldestAt, ...row }) => ({
    ...row,
    oldestAt: (oldestAt ?? ctx.clock()).toISOString(),
    remindedAt: remindedAt.get(row.id) ?? null,
  }))
}

/** Lists hospitals with requests that have waited for more than 48 hours, most requests first. */
export function listOverdueHospitals(ctx: Context): Promise<OverdueHospital[]> {
  requireRole(ctx, 'admin')
  return findOverdue(ctx)
}

/** Sends one mail about the waiting requests to the staff of a hospital, at most once a day. */
export async function remindHospital(ctx: Context, id: string): Promise<OverdueHospital> {
  requireRole(ctx, 'admin')
  const isIts = isUuid(id) ? eq(hospitals.id, id) : sql`false`
  if ((await ctx.db.$count(hospitals, isIts)) === 0) throw new AppError('not_found', 'Hospital Not Found')
  const [hospital] = await findOverdue(ctx, isIts)
  if (!hospital) throw new AppError('conflict', 'No request of this hospital has waited for 48 hours.')
  const remindedAt = ctx.clock()
  await ctx.db.transaction(async (tx) => {
    const sentence = 'This hospital was reminded within the last day. Please call instead.'
    await takeFrom(ctx, { what: 'reminder', who: id, most: 1, seconds: DAY_SECONDS, sentence }, { db: tx })
    await queueMailToStaff(tx, remindedAt, { kind: 'hospital.reminded', hospitalId: id, payload: { hospitalId: id } })
    await recordAudit(tx, ctx, REMINDED, id, { hospitalId: id, after: { requests: hospital.requests } })
  })
  return { ...hospital, remindedAt: remindedAt.toISOString() }
}
