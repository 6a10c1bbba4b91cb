import { z } from 'zod'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { type ColumnsOf, instantAnswer, instantOf } from '#server/database/record.ts'
import { messageTemplates } from './table.ts'

/** Template of a message that a hospital writes often. */
export const messageTemplateAnswer = z
  .object({
    id: z.string(),
    hospitalId: z.string(),
    language: z.enum(UI_LANGUAGES),
    title: z.string(),
    body: z.string(),
    updatedAt: instantAnswer,
  })
  .meta({ title: 'MessageTemplate' })
export type MessageTemplate = z.output<typeof messageTemplateAnswer>

export const templateColumns = {
  id: messageTemplates.id,
  hospitalId: messageTemplates.hospitalId,
  language: messageTemplates.language,
  title: messageTemplates.title,
  body: messageTemplates.body,
  updatedAt: instantOf(messageTemplates.updatedAt),
} satisfies ColumnsOf<MessageTemplate>
