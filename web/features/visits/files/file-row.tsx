import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Side } from '#domain/appointments.ts'
import { sentence } from '#domain/sentences.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useFormatBytes } from '#web/i18n/bytes.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { CircleExclamationPoint as CircleAlert } from '#web/ui/icons/circle-exclamation-point.ts'
import { Download } from '#web/ui/icons/download.ts'
import { FileImage } from '#web/ui/icons/file-image.ts'
import { FileText } from '#web/ui/icons/file-text.ts'
import { X } from '#web/ui/icons/x.ts'
import { Progress } from '#web/ui/progress.tsx'
import text from '#web/ui/text.module.css'
import styles from './file-row.module.css'
import type { Sending } from './use-uploads.ts'

export const FileFields = graphql(`
  fragment FileFields on File {
    id
    name
    size
    type
    uploadedBy
    createdAt
  }
`)

function Tile({ type }: { type: string }) {
  const picture = type.startsWith('image/') || type === 'application/dicom'
  return (
    <span className={clsx(styles.tile, picture && styles.picture)} aria-hidden="true">
      {picture ? <FileImage /> : <FileText />}
    </span>
  )
}

type RowProps = {
  tile: ReactNode
  name: string
  action: ReactNode
  className?: string | undefined
  children: ReactNode
}

function Row({ tile, name, action, className, children }: RowProps) {
  return (
    <li className={clsx(styles.row, className)}>
      {tile}
      <div className={styles.words}>
        <b>
          <bdi>{name}</bdi>
        </b>
        {children}
      </div>
      {action}
    </li>
  )
}

const SIDE_LABELS: Record<Side, string> = { patient: sentence('patient'), hospital: sentence('hospital') }

type FileProps = { file: ResultOf<typeof FileFields>; side: Side; busy: boolean; onDownload: () => void }

export function FileRow({ file, side, busy, onDownload }: FileProps) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  const formatBytes = useFormatBytes()
  return (
    <Row
      tile={<Tile type={file.type} />}
      name={file.name}
      action={
        <IconButton label={t('Download {{name}}', { name: file.name })} aria-busy={busy} onClick={onDownload}>
          <Download aria-hidden="true" />
        </IconButton>
      }
    >
      <small>
        <bdi>{formatBytes(file.size)}</bdi> · {file.uploadedBy === side ? t('you') : t(SIDE_LABELS[file.uploadedBy])},{' '}
        <bdi>{formatOwn(file.createdAt)}</bdi>
      </small>
    </Row>
  )
}

/** Shows an upload in progress, or the reason of its refusal. */
export function SendingRow({ sending, onDismiss }: { sending: Sending; onDismiss: () => void }) {
  const { t } = useTranslation()
  const { file, share, error } = sending
  const { name, type } = file
  if (!error)
    return (
      <Row tile={<Tile type={type} />} name={name} action={null} className={text.screenOnly}>
        <Progress label={t('Uploading {{name}}', { name })} max={1} value={share} />
      </Row>
    )
  return (
    <Row
      className={text.screenOnly}
      tile={
        <span className={clsx(styles.tile, styles.refused)} aria-hidden="true">
          <CircleAlert />
        </span>
      }
      name={name}
      action={
        <IconButton label={`${t('Dismiss')}: ${name}`} onClick={onDismiss}>
          <X aria-hidden="true" />
        </IconButton>
      }
    >
      <p className={styles.error} role="alert">
        {t(error)}
      </p>
    </Row>
  )
}
