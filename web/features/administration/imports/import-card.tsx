import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { canUndoImport } from '#domain/import-lists.ts'
import { useAttempt } from '#web/data/save.ts'
import { useDownload } from '#web/device/download.ts'
import { usePreferences } from '#web/device/preferences.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { Ban } from '#web/ui/icons/ban.ts'
import { Download } from '#web/ui/icons/download.ts'
import { Play } from '#web/ui/icons/play.ts'
import { Undo2 } from '#web/ui/icons/undo-2.ts'
import { Row } from '#web/ui/layout.tsx'
import { Progress } from '#web/ui/progress.tsx'
import text from '#web/ui/text.module.css'
import styles from './import-card.module.css'
import { CancelImport, type Import, isBusy, StartImport, UndoImport } from './import-fields.ts'
import { ImportResults } from './import-rows.tsx'
import { KIND_LABELS, reasonIn, STATE_LABELS } from './import-words.ts'

/** Shows the progress and announces its changes. */
function ImportProgress({ total, added, changed, unchanged, refused, state }: Import) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const done = added + changed + unchanged + refused
  const words =
    state === 'checking'
      ? t('{{count}} rows checked', { count: done })
      : t('{{done}} of {{total}} rows', { done: formatNumber(done), total: formatNumber(total ?? done) })
  return (
    <div className={styles.progress}>
      <Progress label={words} max={total ?? undefined} value={total === null ? undefined : done} />
      <span role="status">{words}</span>
    </div>
  )
}

function Counts({ added, changed, unchanged, refused, startedAt }: Import) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const counts = [
    [startedAt ? t('Added') : t('Would be added'), added],
    [startedAt ? t('Changed') : t('Would be changed'), changed],
    [t('Unchanged'), unchanged],
    [startedAt ? t('Refused') : t('Would be refused'), refused],
  ] as const
  return (
    <dl className={styles.counts}>
      {counts.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Shows the result of the import. */
function Outcome({ state, failure, startedAt, withoutServices, added, changed, unchanged, refused }: Import) {
  const { t } = useTranslation()
  const done = added + changed + unchanged + refused
  return (
    <>
      {state === 'failed' && (
        <Banner tone="stop" title={t('The list could not be imported')}>
          {reasonIn(t, failure ?? '')}
        </Banner>
      )}
      {state === 'cancelled' && startedAt && (
        <Banner tone="warn" title={t('The import was cancelled')}>
          {t('{{count}} rows were done by then and stay.', { count: done })}
        </Banner>
      )}
      {state === 'cancelled' && !startedAt && <Banner tone="info">{t('The list was not imported.')}</Banner>}
      {state === 'done' && <Banner tone="ok">{t('The list was imported.')}</Banner>}
      {state === 'undone' && <Banner tone="info">{t('The import was undone: its records are deleted.')}</Banner>}
      {!!withoutServices && (
        <Banner tone="info">
          {t('{{count}} hospitals have no services: no active service matches their type.', {
            count: withoutServices,
          })}
        </Banner>
      )}
    </>
  )
}

/** Shows one import: its planned changes, start, progress and result. */
export function ImportCard({ job }: { job: Import }) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  const { language } = usePreferences()
  const attempt = useAttempt()
  const { save, busy } = useDownload()
  const [start, starting] = useMutation(StartImport, { variables: { id: job.id } })
  const [undo, undoing] = useMutation(UndoImport, { variables: { id: job.id } })
  const [asked, askToUndo] = useState(false)
  const [cancel, cancelling] = useMutation(CancelImport, { variables: { id: job.id } })
  const { id, kind, fileName, state, added, changed, refused, isCancelRequested } = job
  const file = `/api/Imports/${id}/refused?language=${language}`
  const changes = added + changed
  return (
    <Card clip as="section" aria-label={t('Import of {{name}}', { name: fileName })}>
      <div className={styles.head}>
        <div>
          <h2>
            <bdi>{fileName}</bdi>
          </h2>
          <p className={text.note}>
            {[t(KIND_LABELS[kind]), t(STATE_LABELS[state]), job.actorName, formatOwn(job.createdAt)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <Row wrap>
          {state === 'ready' && (
            <Button
              busy={starting.loading}
              icon={<Play className={text.flip} aria-hidden="true" />}
              onClick={() => attempt(() => start())}
            >
              {changes > 0 ? t('Import {{count}} changes', { count: changes }) : t('Import')}
            </Button>
          )}
          {(state === 'ready' || isBusy(state)) && (
            <Button
              variant="secondary"
              busy={cancelling.loading || isCancelRequested}
              busyLabel={t('Being cancelled')}
              icon={<Ban aria-hidden="true" />}
              onClick={() => attempt(() => cancel())}
            >
              {state === 'ready' ? t('Discard') : t('Cancel')}
            </Button>
          )}
          {canUndoImport(job) && (
            <Button
              variant="danger-quiet"
              icon={<Undo2 className={text.flip} aria-hidden="true" />}
              onClick={() => askToUndo(true)}
            >
              {t('Undo this import')}
            </Button>
          )}
          {refused > 0 && !isBusy(state) && (
            <Button
              variant="secondary"
              busy={busy === file}
              icon={<Download aria-hidden="true" />}
              onClick={() => save(file, `${fileName}.refused.csv`)}
            >
              {t('Refused rows with reasons')}
            </Button>
          )}
        </Row>
      </div>
      <div className={styles.body}>
        {isBusy(state) && <ImportProgress {...job} />}
        <Outcome {...job} />
        <Counts {...job} />
      </div>
      {!isBusy(state) && <ImportResults job={job} />}
      <ConfirmDialog
        open={asked}
        onClose={() => askToUndo(false)}
        title={t('Undo this import?')}
        cancelLabel={t('Cancel')}
        confirmLabel={t('Delete {{count}} records', { count: added })}
        onConfirm={() => {
          askToUndo(false)
          void attempt(() => undo(), { done: t('The import was undone: its records are deleted.') })
        }}
        busy={undoing.loading}
        danger
      >
        <p>{t('The records that it has added are deleted. Records that were edited or are in use prevent it.')}</p>
      </ConfirmDialog>
    </Card>
  )
}
