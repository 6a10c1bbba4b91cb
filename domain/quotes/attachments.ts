/** Documents that a hospital attaches to its quote. */
import { sentence } from '../sentences.ts'
import type { Sentence } from '../sentences.ts'
import { type FileUse, refuseBeyond } from './files.ts'

/** Maximum attachments of a version. */
export const MAX_QUOTE_ATTACHMENTS = 10
/** Maximum total size of a version's attachments, in bytes. */
export const MAX_QUOTE_ATTACHMENT_BYTES = 50 * 1024 * 1024

/** Accepted types of content. */
export const ATTACHMENT_TYPES: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png']
/** Types in the file dialog. The server checks the content. */
export const ATTACHMENT_CHOICE = `.pdf,.jpg,.jpeg,.png,${ATTACHMENT_TYPES.join(',')}`

export const ATTACHMENTS_LABEL = sentence('Attachments')

export const ATTACHMENT_MESSAGES = {
  wrongKind: sentence('Please choose a PDF, JPEG or PNG file.'),
} as const

/** Returns the reason against another attachment of this size, or null. */
export const refuseAttachment = (use: FileUse, size: number): Sentence | null =>
  refuseBeyond(use, size, {
    files: MAX_QUOTE_ATTACHMENTS,
    bytes: MAX_QUOTE_ATTACHMENT_BYTES,
    tooMany: sentence('A quote has at most {{max}} attachments.'),
    tooLarge: sentence('The attachments of a quote may take at most {{size}} MB.'),
  })

/** Versions with an attachment: from `firstVersion` until before `endVersion`. */
export type AttachedVersions = { firstVersion: number; endVersion: number | null }

/** Whether a version has an attachment. */
export const isAttachedTo = (version: number, { firstVersion, endVersion }: AttachedVersions): boolean =>
  firstVersion <= version && (endVersion === null || version < endVersion)
