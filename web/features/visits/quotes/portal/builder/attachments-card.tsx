import { useMutation, useQuery } from '@apollo/client/react'
import { ATTACHMENT_CHOICE, ATTACHMENTS_LABEL, MAX_QUOTE_ATTACHMENTS } from '#domain/quotes/attachments.ts'
import { graphql } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { TitledCard } from '#web/ui/titled-card.tsx'
import { AttachmentFields, attachmentAddress } from '../../attachments/attachment-fields.ts'
import { FileField } from '../../files/file-field.tsx'
import { useUploads } from '../../files/use-uploads.ts'
import { useBuilder } from './builder-context.ts'
import styles from './builder-card.module.css'

const NextAttachments = graphql(
  `fragment NextAttachments on HospitalQuoteRequest {
    id
    attachments { ...AttachmentFields }
    draft { id attachments { ...AttachmentFields } }
  }`,
  [AttachmentFields],
)
const AttachmentsOfNext = graphql(
  `query AttachmentsOfNext($id: ID!) { hospitalQuoteRequest(id: $id) { ...NextAttachments } }`,
  [NextAttachments],
)
const RemoveAttachment = graphql(
  `mutation RemoveQuoteAttachment($id: ID!, $attachmentId: ID!) {
    removeQuoteAttachment(id: $id, attachmentId: $attachmentId) { ...NextAttachments }
  }`,
  [NextAttachments],
)

const PLACE = 'attachments'

/** Documents of the next version. They are stored at once, also before the draft is saved. */
export function AttachmentsCard() {
  const { t } = useTranslation()
  const {
    request: { id },
  } = useBuilder()
  const query = useQuery(AttachmentsOfNext, { variables: { id }, fetchPolicy: 'cache-and-network' })
  const [removeAttachment] = useMutation(RemoveAttachment)
  const attempt = useAttempt()
  const { places, add } = useUploads({
    addressFor: () => `/api/HospitalQuoteRequests/${id}/attachments`,
    refetch: query.refetch,
  })
  return (
    <TitledCard title={t(ATTACHMENTS_LABEL)}>
      <Stack className={styles.body}>
        <p className={text.note}>
          {t(
            'For example a brochure of the implant, your consent form or a picture of the plan. The patient reads them beside the quote.',
          )}
        </p>
        <FileField
          files={query.data?.hospitalQuoteRequest?.attachments ?? []}
          addressOf={(attachmentId) => attachmentAddress(id, attachmentId)}
          place={places[PLACE]}
          accept={ATTACHMENT_CHOICE}
          hint={t('PDF, JPEG or PNG: at most {{max}} files, up to 20 MB each.', { max: MAX_QUOTE_ATTACHMENTS })}
          onAdd={(files) => add(PLACE, files)}
          onRemove={(attachmentId) => void attempt(() => removeAttachment({ variables: { id, attachmentId } }))}
        />
      </Stack>
    </TitledCard>
  )
}
