import { type ReportDocument, tellContent } from '#domain/report-tables.ts'
import { REPORT_LABELS, type Reader, writePeriod } from '#domain/report-words.ts'
import { unitOf } from '#domain/reports.ts'
import { usePreferences } from '#web/device/preferences.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import type { Report, WholeReport } from './report-fields.ts'

/** Returns the user's language for texts that pages and report files share. */
export function useReader(): Reader {
  const { t } = useTranslation()
  const { language } = usePreferences()
  return { language, say: (english, params) => t(english, params) }
}

/** Returns the formatter of a title such as "Revenue: March 2026". */
export function useTitleOf(): (report: Pick<Report, 'kind' | 'period' | 'from' | 'to'>) => string {
  const { t } = useTranslation()
  const { language } = usePreferences()
  return (report) =>
    t('{{report}}: {{days}}', {
      report: t(REPORT_LABELS[report.kind]),
      days: writePeriod(report, report.period, language),
    })
}

/** Returns the content of a finished report, or null before completion. */
export function toldBy(report: WholeReport): ReportDocument | null {
  return tellContent(report.kind, report, unitOf(report))
}
