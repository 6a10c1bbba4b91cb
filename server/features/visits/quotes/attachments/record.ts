import { z } from 'zod'
import { type AttachedVersions, isAttachedTo } from '#domain/quotes/attachments.ts'
import { sizeInMb } from '#domain/files.ts'
import { type ColumnsOf, instantAnswer, instantOf } from '#server/database/record.ts'
import { quoteFileAnswer } from '../files/record.ts'
import { quoteAttachments } from './table.ts'

export type QuoteAttachment = AttachedVersions & {
  id: string
  recipientId: string
  name: string
  /** Bytes. */
  size: number
  type: string
  sha256: string
  createdAt: string
}

export const attachmentColumns = {
  id: quoteAttachments.id,
  recipientId: quoteAttachments.recipientId,
  firstVersion: quoteAttachments.firstVersion,
  endVersion: quoteAttachments.endVersion,
  name: quoteAttachments.name,
  size: quoteAttachments.size,
  type: quoteAttachments.type,
  sha256: quoteAttachments.sha256,
  createdAt: instantOf(quoteAttachments.createdAt),
} satisfies ColumnsOf<QuoteAttachment>

/** Returns the attachments of a version, oldest first. */
export const attachedTo = <Attachment extends AttachedVersions & { recipientId: string }>(
  { recipientId, version }: { recipientId: string; version: number },
  attachments: readonly Attachment[],
): Attachment[] =>
  attachments.filter((attachment) => attachment.recipientId === recipientId && isAttachedTo(version, attachment))

/** An attachment in REST. `size` is text for people, `bytes` the number. */
export const quoteAttachmentAnswer = quoteFileAnswer
  .omit({ view: true, uploadedAt: true })
  .extend({
    sha256: z.string().meta({ description: 'SHA-256 of the content. The hash of the quote covers it.' }),
    attachedAt: instantAnswer,
  })
  .meta({ title: 'QuoteAttachment' })

export const toQuoteAttachmentAnswer = ({ id, name, size, type, sha256, createdAt }: QuoteAttachment) => ({
  id,
  name,
  size: `${sizeInMb(size)} MB`,
  bytes: size,
  type,
  sha256,
  attachedAt: createdAt,
})
