/** Report as a file, for authorised users. */
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { type ReportKind, reportCsvSearch, reportFileSearch } from '#domain/reports.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { type CsvTable, csvOf } from './files/csv.ts'
import { pdfOf } from './files/pdf.ts'
import { type TellableReport, tellReport } from './files/report-document.ts'
import { xlsxOf } from './files/xlsx.ts'
import { getReport, type HospitalChoice } from './reading.ts'

type ReportName = { kind: ReportKind; from: string; to: string }
const nameOf = ({ kind, from, to }: ReportName, extension: string) => `${kind}-${from}-${to}.${extension}`

/** Report of a hospital. */
type Which = { chosen: HospitalChoice; id: string }

async function requireTellable(ctx: Context, { chosen, id }: Which, raw: unknown) {
  const { language = 'en' } = reportFileSearch.parse(raw ?? {})
  const report = await getReport({ ...ctx, language }, chosen, id)
  const [hospital] = await ctx.db
    .select({ name: hospitals.name })
    .from(hospitals)
    .where(eq(hospitals.id, report.hospitalId))
  const document = tellReport(report, { hospital: hospital?.name ?? '', language })
  if (!document) throw new AppError('conflict', 'This report is not ready yet.')
  return { report, document }
}

type FileMaker = { type: string; make: (report: TellableReport) => Promise<Buffer> }
const MAKERS = {
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', make: xlsxOf },
  pdf: { type: 'application/pdf', make: pdfOf },
} satisfies Record<string, FileMaker>

/** Returns the whole report as a workbook or a PDF, in the requested language. */
export async function getReportFile(
  ctx: Context,
  which: Which,
  options: { raw: unknown; format: keyof typeof MAKERS },
) {
  const { raw, format } = options
  const { report, document } = await requireTellable(ctx, which, raw)
  const { type, make } = MAKERS[format]
  const bytes = await make(document)
  return { name: nameOf(report, format), type, size: bytes.length, bytes: Readable.from(bytes) }
}

/** Returns one table of the report, the first by default. */
export async function getReportCsv(ctx: Context, which: Which, raw: unknown): Promise<CsvTable & { name: string }> {
  const { table: key } = reportCsvSearch.parse(raw ?? {})
  const { report, document } = await requireTellable(ctx, which, raw)
  const table = key ? document.tables.find((candidate) => candidate.key === key) : document.tables[0]
  if (!table) throw new AppError('not_found', 'This report has no such table.')
  return { ...csvOf(table, document.reader), name: nameOf(report, 'csv') }
}
