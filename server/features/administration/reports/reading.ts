import { and, desc, eq, inArray } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { pageOf, readPaging } from '#domain/paging.ts'
import { reportSearch } from '#domain/reports.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { serviceNameIn } from '#server/features/catalogue/health-services/texts.ts'
import { requirePortal } from '#server/staff.ts'
import { type ReportDetail, type ReportPage, reportColumns, toReportDetail } from './record.ts'
import { reports } from './table.ts'

const selectReports = ({ db }: Context) =>
  db
    .select(reportColumns)
    .from(reports)
    .leftJoin(doctors, eq(doctors.id, reports.doctorId))
    .leftJoin(users, eq(users.id, reports.actorId))

export type HospitalChoice = string | null | undefined
type ReportListCall = { search: unknown; paging: unknown }

/** Lists the reports of one hospital, newest first. */
export async function listReports(
  ctx: Context,
  chosen: HospitalChoice,
  { search, paging }: ReportListCall,
): Promise<ReportPage> {
  const hospitalId = await requirePortal(ctx, chosen, 'reports')
  const { kind, period } = reportSearch.parse(search ?? {})
  const requested = readPaging(paging)
  const where = and(
    eq(reports.hospitalId, hospitalId),
    kind && eq(reports.kind, kind),
    period && eq(reports.period, period),
  )
  const [items, total] = await Promise.all([
    selectReports(ctx)
      .where(where)
      .orderBy(desc(reports.createdAt), reports.id)
      .limit(requested.limit)
      .offset((requested.page - 1) * requested.limit),
    ctx.db.$count(reports, where),
  ])
  return pageOf(items, total, requested)
}

export const notFound = () => new AppError('not_found', 'This report does not exist.')

/** Returns a report of the caller's hospital. Reports of other hospitals count as not found. */
export async function requireReport(
  ctx: Context,
  chosen: HospitalChoice,
  id: string,
): Promise<{ id: string; hospitalId: string }> {
  const hospitalId = await requirePortal(ctx, chosen, 'reports')
  const isTheirs = and(eq(reports.id, id), eq(reports.hospitalId, hospitalId))
  if (!isUuid(id) || (await ctx.db.$count(reports, isTheirs)) === 0) throw notFound()
  return { id, hospitalId }
}

/** Returns the names of services in the caller's language, by the English names in the report. */
async function serviceNames({ db, language }: Context, names: string[]): Promise<Map<string, string>> {
  if (language === 'en' || names.length === 0) return new Map()
  const rows = await db
    .select({ source: healthServices.name, name: serviceNameIn(language) })
    .from(healthServices)
    .where(inArray(healthServices.name, names))
  return new Map(rows.map(({ source, name }) => [source, name]))
}

/** Returns a report, with its content once it is complete. */
export async function getReport(ctx: Context, chosen: HospitalChoice, id: string): Promise<ReportDetail> {
  const { id: reportId } = await requireReport(ctx, chosen, id)
  const isIt = eq(reports.id, reportId)
  const [report] = await selectReports(ctx).where(isIt)
  if (!report) throw notFound()
  const [row] =
    report.state === 'done' ? await ctx.db.select({ content: reports.content }).from(reports).where(isIt) : []
  const detail = toReportDetail(report, row?.content ?? null)
  const services = [...(detail.appointments?.services ?? []), ...(detail.revenue?.services ?? [])]
  const names = await serviceNames(
    ctx,
    services.map(({ name }) => name),
  )
  for (const service of services) service.name = names.get(service.name) ?? service.name
  return detail
}
