import { z } from 'zod'
import { sizeInMb } from '#domain/files.ts'
import { type ColumnsOf, instantAnswer, instantOf } from '#server/database/record.ts'
import { quoteFiles } from './table.ts'

const quoteFile = z.object({
  id: z.string(),
  requestId: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.number().int(),
  type: z.string(),
  view: z.string().nullable(),
  createdAt: instantAnswer,
})
export type QuoteFile = z.output<typeof quoteFile>

export const quoteFileColumns = {
  id: quoteFiles.id,
  requestId: quoteFiles.requestId,
  name: quoteFiles.name,
  size: quoteFiles.size,
  type: quoteFiles.type,
  view: quoteFiles.view,
  createdAt: instantOf(quoteFiles.createdAt),
} satisfies ColumnsOf<QuoteFile>

/** A file in REST. `size` is text for people, `bytes` the number. */
export const quoteFileAnswer = quoteFile
  .omit({ requestId: true, createdAt: true })
  .extend({
    size: z.string().meta({ description: 'Size in megabytes with two decimals, for people.' }),
    bytes: z.number().int().meta({ description: 'Size as a number.' }),
    view: z.string().nullable().meta({ description: 'Photo that the questionnaire asks for. Null: any other file.' }),
    uploadedAt: instantAnswer,
  })
  .meta({ title: 'QuoteFile' })

export const toQuoteFileAnswer = ({ id, name, size, type, view, createdAt }: QuoteFile) => ({
  id,
  name,
  size: `${sizeInMb(size)} MB`,
  bytes: size,
  type,
  view,
  uploadedAt: createdAt,
})
