/**
 * ReportView({ report, hospitalId, language }) — one report: its progress, then its key figures,
 * chart and tables.
 */

import type { CSSProperties } from 'react'
import type { UiLanguage } from '#domain/languages.ts'
import { factsInRow } from '#domain/report-tables.ts'
import { sayWith, writeCell } from '#domain/report-words.ts'
import { isUnfinished } from '#domain/reports.ts'
import { useDownload } from '#web/device/download.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { ReportChart } from './report-chart.tsx'
import { ReportDownloads } from './report-downloads.tsx'
import type { WholeReport } from './report-fields.ts'
import { ReportProgress } from './report-list.tsx'
import { toldBy, useReader, useTitleOf } from './report-reader.ts'
import { ReportTable } from './report-table.tsx'
import styles from './report-view.module.css'

type ReportViewProps = { report: WholeReport; hospitalId: string; language: UiLanguage; className?: string | undefined }

/** Shows why the report is not readable yet, or why it failed. */
function NotDone({ report }: { report: WholeReport }) {
  const { t } = useTranslation()
  if (report.state === 'failed')
    return (
      <Banner tone="stop" title={t('The report could not be created')}>
        {t(report.failure ?? '')}
      </Banner>
    )
  if (report.state === 'cancelled')
    return (
      <Banner tone="warn" quiet>
        {t('This report was cancelled before it finished.')}
      </Banner>
    )
  return (
    <>
      <p role="status">
        {report.state === 'waiting'
          ? t('The report is in the queue. You can leave this page.')
          : t('The report is being prepared. You can leave this page.')}
      </p>
      {isUnfinished(report.state) && <ReportProgress progress={report.progress} />}
    </>
  )
}

export function ReportView({ report, hospitalId, language, className }: ReportViewProps) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  const reader = useReader()
  const title = useTitleOf()(report)
  const document = toldBy(report)
  const { save, busy } = useDownload()
  if (!document)
    return (
      <TitledCard title={title} className={className}>
        <div className={styles.pane}>
          <NotDone report={report} />
        </div>
      </TitledCard>
    )
  const inRow = { '--in-row': factsInRow(document.facts.length) } as CSSProperties
  const csvOf = (key: string) =>
    `/api/Hospitals/${hospitalId}/reports/${report.id}/report.csv?table=${key}&language=${language}`
  return (
    <TitledCard
      title={title}
      note={report.doctorName}
      end={<ReportDownloads report={report} hospitalId={hospitalId} language={language} />}
      className={className}
    >
      <div className={styles.pane}>
        {document.notes.map((note) => (
          <Banner key={note} quiet>
            {sayWith(reader.say, note)}
          </Banner>
        ))}
        <dl className={styles.facts} style={inRow}>
          {document.facts.map(({ label, value, writing }) => (
            <div key={label}>
              <dt>{sayWith(reader.say, label)}</dt>
              <dd>
                <bdi>{writeCell(value, writing, reader)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <ReportChart document={document} title={title} counted={report.finishedAt ?? report.createdAt} />
        <p className={styles.counted}>
          {t('Counted {{when}}', { when: formatOwn(report.finishedAt ?? report.createdAt) })}
        </p>
      </div>
      {document.tables.map((table) => (
        <ReportTable
          key={table.key}
          table={table}
          busy={busy === csvOf(table.key)}
          onSave={() => save(csvOf(table.key))}
        />
      ))}
    </TitledCard>
  )
}
