import { z } from 'zod'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { TERM_KINDS } from '#domain/taxonomy.ts'
import { type ColumnsOf, instantAnswer, instantOf } from '#server/database/record.ts'
import { editedTextAnswer } from '#server/database/texts.ts'
import { terms } from './table.ts'

const identity = {
  id: z.uuid(),
  kind: z.enum(TERM_KINDS),
  value: z.string(),
}

/** Public record of a specialty or category. */
export const termAnswer = z
  .object({ ...identity, name: z.string(), description: z.string(), textLanguage: z.enum(UI_LANGUAGES) })
  .meta({ title: 'Term' })
export type Term = z.output<typeof termAnswer>

const editedTermTextAnswer = editedTextAnswer.extend({ name: z.string() }).meta({ title: 'EditedTermText' })
export type EditedTermText = z.output<typeof editedTermTextAnswer>

/** Term in every language, for administrators. */
export const managedTermAnswer = z
  .object({
    ...identity,
    name: z.string(),
    description: z.string(),
    texts: z.array(editedTermTextAnswer),
    updatedAt: instantAnswer,
  })
  .meta({ title: 'ManagedTerm' })
export type ManagedTerm = z.output<typeof managedTermAnswer>

/** Columns of `terms`. The texts are read separately. */
export const termColumns = {
  id: terms.id,
  kind: terms.kind,
  value: terms.value,
  name: terms.name,
  description: terms.description,
  updatedAt: instantOf(terms.updatedAt),
} satisfies ColumnsOf<Omit<ManagedTerm, 'texts'>>
