import './files.css'
import { useQuery } from '@apollo/client/react'
import { CircleAlert, Download, FileImage, FileText, Upload, X } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Side } from '#domain/appointments.ts'
import { FILE_CHOICE, sizeInMb } from '#domain/files.ts'
import { sentence } from '#domain/sentences.ts'
import { useDownload } from '#web/download.ts'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.tsx'
import { type Sending, useUploads } from './use-uploads.ts'

const AppointmentFiles = graphql(`
  query AppointmentFiles($id: ID!) {
    appointment(id: $id) {
      id
      files {
        id
        name
        size
        type
        uploadedBy
        createdAt
      }
    }
  }
`)
type StoredFile = NonNullable<ResultOf<typeof AppointmentFiles>['appointment']>['files'][number]

function Tile({ type }: { type: string }) {
  const picture = type.startsWith('image/') || type === 'application/dicom'
  return (
    <span className={picture ? 'ft img' : 'ft'} aria-hidden="true">
      {picture ? <FileImage /> : <FileText />}
    </span>
  )
}

const SIDE_LABELS: Record<Side, string> = { patient: sentence('patient'), hospital: sentence('hospital') }

type RowProps = { file: StoredFile; side: Side; busy: boolean; onDownload: () => void }

function FileRow({ file, side, busy, onDownload }: RowProps) {
  const { t } = useTranslation()
  const { formatNumber, formatInstant } = useFormat()
  const size = formatNumber(Number(sizeInMb(file.size)), { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (
    <li className="file">
      <Tile type={file.type} />
      <div className="min-w-0">
        <b>
          <bdi>{file.name}</bdi>
        </b>
        <small>
          <bdi dir="ltr">{size} MB</bdi> · {file.uploadedBy === side ? t('you') : t(SIDE_LABELS[file.uploadedBy])},{' '}
          <bdi>{formatInstant(file.createdAt)}</bdi>
        </small>
      </div>
      <IconButton label={t('Download {{name}}', { name: file.name })} aria-busy={busy} onClick={onDownload}>
        <Download aria-hidden="true" />
      </IconButton>
    </li>
  )
}

function SendingRow({ one, onDismiss }: { one: Sending; onDismiss: () => void }) {
  const { t } = useTranslation()
  const { name, type } = one.file
  return (
    <li className="file">
      {one.error ? (
        <span className="ft bad" aria-hidden="true">
          <CircleAlert />
        </span>
      ) : (
        <Tile type={type} />
      )}
      <div className="min-w-0 grow">
        <b>
          <bdi>{name}</bdi>
        </b>
        {one.error ? (
          <p className="err" role="alert">
            {t(one.error)}
          </p>
        ) : (
          <progress max={1} value={one.share} aria-label={t('Uploading {{name}}', { name })} />
        )}
      </div>
      {one.error && (
        <IconButton label={`${t('Dismiss')}: ${name}`} onClick={onDismiss}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </li>
  )
}

/** The documents of an appointment, seen from one `side`: choose or drop to upload, each to be saved. */
export function FileSection({ appointmentId, side }: { appointmentId: string; side: Side }) {
  const { t } = useTranslation()
  const query = useQuery(AppointmentFiles, { variables: { id: appointmentId }, fetchPolicy: 'cache-and-network' })
  const { save, busy } = useDownload()
  const { sending, add, dismiss } = useUploads(appointmentId, async (file) => {
    await query.refetch().catch(() => undefined)
    toast({ text: t('{{name}} is uploaded.', { name: file.name }) })
  })
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add(event.dataTransfer.files)
  }
  return (
    <section
      className={over ? 'card pad files over' : 'card pad files'}
      aria-labelledby="files"
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={onDrop}
    >
      <div className="between wrap">
        <h2 id="files">{t('Files')}</h2>
        <Button variant="secondary" icon={<Upload aria-hidden="true" />} onClick={() => input.current?.click()}>
          {t('Upload Files')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={FILE_CHOICE}
          aria-label={t('Upload Files')}
          onChange={(event) => {
            add(event.target.files ?? [])
            // The same file may be chosen once more.
            event.target.value = ''
          }}
        />
      </div>
      <p className="hint">{t('PDF, JPEG, PNG or DICOM, up to 20 MB each. You can also drop files here.')}</p>
      <QueryView query={query} skeleton={<Skeleton className="h-16 w-full mt-4" />}>
        {({ appointment }) => (
          <ul className="file-list">
            {appointment?.files.map((file) => {
              const address = `/api/Appointments/${appointmentId}/files/${file.id}`
              return (
                <FileRow
                  key={file.id}
                  file={file}
                  side={side}
                  busy={busy === address}
                  onDownload={() => void save(address, file.name)}
                />
              )
            })}
            {sending.map((one) => (
              <SendingRow key={one.id} one={one} onDismiss={() => dismiss(one.id)} />
            ))}
            {appointment?.files.length === 0 && sending.length === 0 && (
              <li className="mute py-3">
                {t('No files yet. Reports and pictures you upload are seen by you and the hospital only.')}
              </li>
            )}
          </ul>
        )}
      </QueryView>
    </section>
  )
}
