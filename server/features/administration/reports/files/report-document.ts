import { dateIn, HOSPITAL_TIME_ZONE } from '#domain/availability.ts'
import { LOCALES, type UiLanguage } from '#domain/languages.ts'
import { type ReportDocument, tellContent } from '#domain/report-tables.ts'
import { REPORT_LABELS, type Reader, writePeriod } from '#domain/report-words.ts'
import { unitOf } from '#domain/reports.ts'
import { sentence } from '#domain/sentences.ts'
import { sayIn } from '#server/features/visits/appointments/documents/words.ts'
import type { ReportDetail } from '../record.ts'

/** Finished report with the texts of one language, the source of every file. */
export type TellableReport = ReportDocument & {
  title: string
  hospital: string
  counted: string
  /** Day on which the report was counted. */
  countedOn: string
  reader: Reader
}

type Options = { hospital: string; language: UiLanguage }

/** Returns the document of a report, or null while it is unfinished. */
export function tellReport(report: ReportDetail, { hospital, language }: Options): TellableReport | null {
  const document = tellContent(report.kind, report, unitOf(report))
  if (!document || !report.finishedAt) return null
  const say = sayIn[language]
  const params = { report: say(REPORT_LABELS[report.kind]), days: writePeriod(report, report.period, language) }
  const instant = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: HOSPITAL_TIME_ZONE,
  }).format(new Date(report.finishedAt))
  return {
    ...document,
    title: say(sentence('{{report}}: {{days}}'), params),
    hospital: [hospital, report.doctorName].filter(Boolean).join(' · '),
    countedOn: dateIn(new Date(report.finishedAt)),
    counted: say(sentence('Counted on {{instant}} (Istanbul)'), { instant }),
    reader: { language, say },
  }
}
