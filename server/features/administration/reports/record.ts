import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Page } from '#domain/paging.ts'
import { type ReportContents, reportContents } from '#domain/report-contents.ts'
import { REPORT_KEPT_DAYS, REPORT_KINDS, REPORT_PERIODS, REPORT_STATES } from '#domain/reports.ts'
import { type ColumnsOf, instantAnswer, instantOf, instantText } from '#server/database/record.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { reports } from './table.ts'

export const reportAnswer = z
  .object({
    id: z.string(),
    hospitalId: z.string(),
    kind: z.enum(REPORT_KINDS),
    period: z.enum(REPORT_PERIODS),
    from: z.iso.date(),
    to: z.iso.date(),
    doctorId: z.string().nullable(),
    doctorName: z.string().nullable(),
    actorName: z.string().nullable(),
    state: z.enum(REPORT_STATES),
    progress: z.int().min(0).max(100),
    isCancelRequested: z.boolean(),
    failure: z.string().nullable(),
    createdAt: instantAnswer,
    finishedAt: instantAnswer.nullable(),
    keptUntil: instantAnswer,
  })
  .meta({ title: 'Report' })
export type Report = z.output<typeof reportAnswer>
export type ReportPage = Page<Report>

/** Columns of `reports` joined with doctor and actor. */
export const reportColumns = {
  id: reports.id,
  hospitalId: reports.hospitalId,
  kind: reports.kind,
  period: reports.period,
  from: reports.startsOn,
  to: reports.endsOn,
  doctorId: reports.doctorId,
  doctorName: sql<string | null>`${doctors.fullName}`,
  actorName: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
  state: reports.state,
  progress: reports.progress,
  isCancelRequested: reports.isCancelRequested,
  failure: reports.failure,
  createdAt: instantOf(reports.createdAt),
  finishedAt: instantOf(reports.finishedAt),
  keptUntil: instantText<string>(
    sql`(${reports.createdAt} + make_interval(days => ${sql.raw(String(REPORT_KEPT_DAYS))}))`,
  ),
} satisfies ColumnsOf<Report>

/** Report with its content, one of the four kinds, once it is complete. */
export const reportDetailAnswer = reportAnswer
  .extend({
    appointments: reportContents.appointments.nullable(),
    revenue: reportContents.revenue.nullable(),
    doctors: reportContents.doctors.nullable(),
    patients: reportContents.patients.nullable(),
  })
  .meta({ title: 'ReportDetail' })
export type ReportDetail = Report & { [Kind in keyof ReportContents]: ReportContents[Kind] | null }

/** Returns a report with its content under the name of its kind. */
export function toReportDetail(report: Report, content: Record<string, unknown> | null): ReportDetail {
  const none = { appointments: null, revenue: null, doctors: null, patients: null }
  return { ...report, ...none, ...(content && { [report.kind]: reportContents[report.kind].parse(content) }) }
}
