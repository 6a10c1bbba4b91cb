/**
 * ReportDownloads({ report, hospitalId, language, compact? }) — files of a finished report in the
 * chosen language.
 */

import type { UiLanguage } from '#domain/languages.ts'
import { REPORT_FILES } from '#domain/reports.ts'
import { useDownload } from '#web/device/download.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Download } from '#web/ui/icons/download.ts'
import { Row } from '#web/ui/layout.tsx'
import type { Report } from './report-fields.ts'
import { useTitleOf } from './report-reader.ts'

type ReportDownloadsProps = { report: Report; hospitalId: string; language: UiLanguage; compact?: boolean }

export function ReportDownloads({ report, hospitalId, language, compact = false }: ReportDownloadsProps) {
  const { t } = useTranslation()
  const { save, busy } = useDownload()
  const title = useTitleOf()(report)
  return (
    <Row gap="small" wrap>
      {REPORT_FILES.map((format) => {
        const address = `/api/Hospitals/${hospitalId}/reports/${report.id}/report.${format}?language=${language}`
        return (
          <Button
            key={format}
            variant="secondary"
            size="sm"
            busy={busy === address}
            busyLabel={format.toUpperCase()}
            icon={!compact && <Download aria-hidden="true" />}
            aria-label={t('{{title}} as {{format}}', { title, format: format.toUpperCase() })}
            onClick={() => save(address)}
          >
            {format.toUpperCase()}
          </Button>
        )
      })}
    </Row>
  )
}
