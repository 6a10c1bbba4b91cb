import { type ReportDocument, tellContent } from '#domain/report-tables.ts'
import { REPORT_LABELS, type Reader, writePeriod } from '#domain/report-words.ts'
import { unitOf } from '#domain/reports.ts'
import { usePreferences } from '#web/device/preferences.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import type { Report, WholeReport } from './report-fields.ts'

/** The reader's language, for the words that reports have on pages and in files alike. */
export function useReader(): Reader {
  const { t } = useTranslation()
  const { language } = usePreferences()
  return { language, say: (english, params) => t(english, params) }
}

/** "Revenue: March 2026". */
export function useTitleOf(): (report: Pick<Report, 'kind' | 'period' | 'from' | 'to'>) => string {
  const { t } = useTranslation()
  const { language } = usePreferences()
  return (report) =>
    t('{{report}}: {{days}}', {
      report: t(REPORT_LABELS[report.kind]),
      days: writePeriod(report, report.period, language),
    })
}

/** Content of a finished report. Null before completion. */
export function toldBy(report: WholeReport): ReportDocument | null {
  return tellContent(report.kind, report, unitOf(report))
}
