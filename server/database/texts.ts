/** Texts of records in other languages than English, for those who keep them. */
import { z } from 'zod'
import { TRANSLATED_LANGUAGES } from '#domain/languages.ts'

export const editedTextAnswer = z
  .object({
    language: z.enum(TRANSLATED_LANGUAGES),
    description: z.string(),
    isOutdated: z.boolean().meta({ description: 'the English text has changed since it was written' }),
  })
  .meta({ title: 'EditedText' })
export type EditedText = z.output<typeof editedTextAnswer>
