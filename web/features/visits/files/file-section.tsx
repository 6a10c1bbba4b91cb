import { useQuery } from '@apollo/client/react'
import { clsx } from 'clsx'
import type { Side } from '#domain/appointments.ts'
import { graphql } from '#web/data/graphql.ts'
import { useDownload } from '#web/device/download.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { appointmentStream } from '#web/live/stream-addresses.ts'
import { useEventStream } from '#web/live/event-stream.ts'
import { Card, CardHeading } from '#web/ui/card.tsx'
import { FieldHint } from '#web/ui/field.tsx'
import { Row } from '#web/ui/layout.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import { toast } from '#web/ui/toast.tsx'
import { useDrop } from '#web/ui/use-drop.ts'
import { FileFields, FileRow, SendingRow } from './file-row.tsx'
import styles from './file-section.module.css'
import { UploadButton } from './upload-button.tsx'
import { useUploads } from './use-uploads.ts'

const AppointmentFiles = graphql(
  `query AppointmentFiles($id: ID!) { appointment(id: $id) { id files { ...FileFields } } }`,
  [FileFields],
)

type Props = {
  appointmentId: string
  side: Side
  /** Read-only view for users without write access. */
  readOnly?: boolean
}

/**
 * Shows the documents of an appointment for one `side`: upload by choosing or dropping, and
 * download.
 */
export function FileSection({ appointmentId, side, readOnly = false }: Props) {
  const { t } = useTranslation()
  const query = useQuery(AppointmentFiles, { variables: { id: appointmentId }, fetchPolicy: 'cache-and-network' })
  const { save, busy } = useDownload()
  const { sending, add, dismiss } = useUploads(appointmentId, async (file) => {
    await query.refetch().catch(() => undefined)
    toast({ text: t('{{name}} is uploaded.', { name: file.name }) })
  })
  useEventStream(appointmentStream(appointmentId), {
    onOpen: () => undefined,
    onEvent: ({ event }) => {
      if (event === 'file') void query.refetch().catch(() => undefined)
    },
  })
  const { over, target } = useDrop(add)
  return (
    <Card as="section" pad className={clsx(over && styles.over)} aria-labelledby="files" {...(readOnly ? {} : target)}>
      <Row between wrap>
        <CardHeading id="files" tabIndex={-1}>
          {t('Files')}
        </CardHeading>
        {!readOnly && <UploadButton onFiles={add} />}
      </Row>
      {!readOnly && (
        <FieldHint className={clsx(styles.hint, text.screenOnly)}>
          {t('PDF, JPEG, PNG or DICOM, up to 20 MB each. You can also drop files here.')}
        </FieldHint>
      )}
      <QueryView query={query} skeleton={<Skeleton className={styles.skeleton} />}>
        {({ appointment }) => (
          <ul className={styles.list}>
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
            {sending.map((file) => (
              <SendingRow key={file.id} sending={file} onDismiss={() => dismiss(file.id)} />
            ))}
            {appointment?.files.length === 0 && sending.length === 0 && (
              <li className={styles.none}>
                {side === 'patient'
                  ? t('No files yet. Only you and the hospital can see the reports and pictures you upload.')
                  : t('No files yet. Only the patient and your hospital can see what you upload.')}
              </li>
            )}
          </ul>
        )}
      </QueryView>
    </Card>
  )
}
