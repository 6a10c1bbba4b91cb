import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const AttachmentFields = graphql(`fragment AttachmentFields on QuoteAttachment { id name size type }`)
export type Attachment = ResultOf<typeof AttachmentFields>

/**
 * Returns the address of an attachment. Patients pass the ID of their request, staff its ID at
 * their hospital.
 */
export const attachmentAddress = (requestId: string, attachmentId: string) =>
  `/api/QuoteRequests/${requestId}/attachments/${attachmentId}`
