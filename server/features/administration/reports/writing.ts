import { and, eq, inArray } from 'drizzle-orm'
import { dateIn } from '#domain/availability.ts'
import { REPORTS_PER_HOUR, reportInput } from '#domain/reports.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { takeFrom } from '#server/limits.ts'
import { requirePortal } from '#server/staff.ts'
import { requireViewer } from '#server/viewer.ts'
import { getReport, type HospitalChoice, notFound, requireReport } from './reading.ts'
import type { ReportDetail } from './record.ts'
import { reports } from './table.ts'

const limitOf = (hospitalId: string) => ({ what: 'report', who: hospitalId, most: REPORTS_PER_HOUR, seconds: 3600 })

/** Requests a report of the caller's hospital. A job counts it. */
export async function createReport(ctx: Context, chosen: HospitalChoice, raw: unknown): Promise<ReportDetail> {
  const hospitalId = await requirePortal(ctx, chosen, 'reports')
  const { from, to, ...input } = reportInput(dateIn(ctx.clock())).parse(raw)
  if (input.doctorId) await requireDoctor(ctx, hospitalId, input.doctorId)
  await takeFrom(ctx, limitOf(hospitalId))
  const values = { ...input, startsOn: from, endsOn: to, hospitalId, actorId: requireViewer(ctx).id }
  const id = await ctx.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(reports)
      .values({ ...values, createdAt: ctx.clock() })
      .returning({ id: reports.id })
    if (!made) throw new AppError('internal')
    await recordAudit(tx, ctx, 'report.create', made.id, { hospitalId, after: { kind: input.kind, from, to } })
    return made.id
  })
  return getReport(ctx, hospitalId, id)
}

async function requireDoctor({ db }: Context, hospitalId: string, doctorId: string): Promise<void> {
  const here = and(eq(doctors.id, doctorId), eq(doctors.hospitalId, hospitalId))
  if ((await db.$count(doctors, here)) > 0) return
  const sentence = 'This doctor does not work at this hospital.'
  throw new AppError('bad_input', sentence, { fields: { doctorId: sentence } })
}

/**
 * Cancels a report: a waiting one at once, a running one before its next part. A finished one stays
 * unchanged.
 */
export async function cancelReport(ctx: Context, chosen: HospitalChoice, id: string): Promise<ReportDetail> {
  const report = await requireReport(ctx, chosen, id)
  await ctx.db.transaction(async (tx) => {
    const isIt = eq(reports.id, report.id)
    const [waiting] = await tx
      .update(reports)
      .set({ state: 'cancelled', finishedAt: ctx.clock() })
      .where(and(isIt, eq(reports.state, 'waiting')))
      .returning()
    const [busy] = await tx
      .update(reports)
      .set({ isCancelRequested: true })
      .where(and(isIt, inArray(reports.state, ['working'])))
      .returning()
    const cancelled = waiting ?? busy
    if (cancelled)
      await recordAudit(tx, ctx, 'report.cancel', report.id, {
        hospitalId: report.hospitalId,
        after: { kind: cancelled.kind, from: cancelled.startsOn, to: cancelled.endsOn },
      })
  })
  return getReport(ctx, report.hospitalId, report.id)
}

/** Deletes a report, even while it is being counted. */
export async function deleteReport(ctx: Context, chosen: HospitalChoice, id: string): Promise<void> {
  const { id: reportId, hospitalId } = await requireReport(ctx, chosen, id)
  await ctx.db.transaction(async (tx) => {
    const [gone] = await tx.delete(reports).where(eq(reports.id, reportId)).returning()
    if (!gone) throw notFound()
    const { kind, startsOn, endsOn } = gone
    await recordAudit(tx, ctx, 'report.delete', reportId, { hospitalId, before: { kind, from: startsOn, to: endsOn } })
  })
}
