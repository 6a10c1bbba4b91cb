/** ReportList({ … }) — reports, newest first, with their progress and actions. */
import { useMutation } from '@apollo/client/react'
import type { UiLanguage } from '#domain/languages.ts'
import { isUnfinished, type ReportState } from '#domain/reports.ts'
import { sentence } from '#domain/sentences.ts'
import { useAttempt } from '#web/data/save.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link } from '#web/routing/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { Ban } from '#web/ui/icons/ban.ts'
import { Check } from '#web/ui/icons/check.ts'
import { CircleExclamationPoint as CircleAlert } from '#web/ui/icons/circle-exclamation-point.ts'
import { Clock } from '#web/ui/icons/clock.ts'
import { LoaderCircle } from '#web/ui/icons/loader-circle.ts'
import { Row } from '#web/ui/layout.tsx'
import { Progress } from '#web/ui/progress.tsx'
import text from '#web/ui/text.module.css'
import { ReportDownloads } from './report-downloads.tsx'
import { CancelReport, DeleteReport, type Report } from './report-fields.ts'
import styles from './report-list.module.css'
import { useTitleOf } from './report-reader.ts'

const ICONS: Record<ReportState, typeof Check> = {
  waiting: Clock,
  working: LoaderCircle,
  done: Check,
  failed: CircleAlert,
  cancelled: Ban,
}

const NOTES: Record<Exclude<ReportState, 'done' | 'failed'>, string> = {
  waiting: sentence('In the queue'),
  working: sentence('Counting'),
  cancelled: sentence('Cancelled'),
}

/** Shows the progress of a report. Its container announces changes. */
export function ReportProgress({ progress }: Pick<Report, 'progress'>) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const percent = formatNumber(progress / 100, { style: 'percent' })
  return (
    <div className={styles.progress}>
      <Progress label={t('Progress')} max={100} value={progress} />
      <b>{percent}</b>
    </div>
  )
}

type ItemProps = {
  report: Report
  hospitalId: string
  language: UiLanguage
  to: string
  isShown: boolean
  onRemoved: (id: string) => void
}

export function ReportItem({ report, hospitalId, language, to, isShown, onRemoved }: ItemProps) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  const attempt = useAttempt()
  const variables = { hospitalId, id: report.id }
  const [cancel, cancelling] = useMutation(CancelReport, { variables })
  const [remove, removing] = useMutation(DeleteReport, { variables })
  const title = useTitleOf()(report)
  const { state } = report
  const Icon = ICONS[state]
  const note =
    state === 'done'
      ? t('{{when}}, kept until {{until}}', {
          when: formatOwn(report.finishedAt ?? report.createdAt),
          until: formatOwn(report.keptUntil, { dateStyle: 'medium' }),
        })
      : state === 'failed'
        ? t(report.failure ?? '')
        : t(NOTES[state])
  return (
    <li className={styles.item} data-shown={isShown || undefined}>
      <span className={styles.mark} data-state={state}>
        <Icon aria-hidden="true" />
      </span>
      <div className={styles.body}>
        <Link to={to} aria-current={isShown ? 'page' : undefined}>
          {title}
        </Link>
        <small>{[report.doctorName, note].filter(Boolean).join(' · ')}</small>
        {state === 'working' && <ReportProgress progress={report.progress} />}
        {state === 'done' && <ReportDownloads report={report} hospitalId={hospitalId} language={language} compact />}
        <Row gap="small">
          {isUnfinished(state) ? (
            <Button
              variant="ghost"
              size="sm"
              busy={cancelling.loading || report.isCancelRequested}
              busyLabel={t('Being cancelled')}
              onClick={() => attempt(() => cancel())}
            >
              {t('Cancel')}
              <span className={text.visuallyHidden}> {title}</span>
            </Button>
          ) : (
            <Button
              variant="ghost"
              size="sm"
              busy={removing.loading}
              onClick={() =>
                attempt(() => remove().then(() => onRemoved(report.id)), { done: t('The report was removed.') })
              }
            >
              {t('Remove')}
              <span className={text.visuallyHidden}> {title}</span>
            </Button>
          )}
        </Row>
      </div>
    </li>
  )
}
