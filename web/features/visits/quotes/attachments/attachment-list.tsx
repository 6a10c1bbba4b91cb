import { useId } from 'react'
import { ATTACHMENTS_LABEL } from '#domain/quotes/attachments.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { FileList } from '../files/file-list.tsx'
import { type Attachment, attachmentAddress } from './attachment-fields.ts'
import styles from './attachment-list.module.css'

type Props = {
  /** ID of the request. Staff pass its ID at their hospital. */
  requestId: string
  attachments: readonly Attachment[]
}

/** Attachments of a version with download links. Nothing without one. */
export function AttachmentList({ requestId, attachments }: Props) {
  const { t } = useTranslation()
  const titleId = useId()
  if (attachments.length === 0) return null
  return (
    <section aria-labelledby={titleId} className={styles.list}>
      <h3 id={titleId}>{t(ATTACHMENTS_LABEL)}</h3>
      <FileList files={attachments} addressOf={(id) => attachmentAddress(requestId, id)} />
    </section>
  )
}
