/** Imports of CSV files by administrators. */
import { z } from 'zod'
import { requiredText } from './fields.ts'
import { IMPORT_KINDS, IMPORT_OUTCOMES, MAX_IMPORT_BYTES } from './import-lists.ts'
import { UI_LANGUAGES } from './languages.ts'
import { sentence } from './sentences.ts'

export const IMPORT_TOO_LARGE = sentence('The file is too large: at most {{count}} MB.', {
  count: MAX_IMPORT_BYTES / 1_000_000,
})

export const importInput = z.object({
  kind: z.enum(IMPORT_KINDS, 'Please choose what the list holds').meta({ description: 'Kind of record in the list.' }),
  fileName: requiredText('Please choose a file', 200).meta({ description: 'Name of the file.' }),
})

export const importRowSearch = z.object({
  outcome: z.enum(IMPORT_OUTCOMES, 'Please choose added, changed or refused').meta({
    description: 'Actual or expected outcome of the rows.',
  }),
})

/** Input for the file of refused rows. */
export const refusedRowsSearch = z.object({
  language: z
    .enum(UI_LANGUAGES, 'Please choose en, tr, ru or ar')
    .default('en')
    .meta({ description: 'Language of the reasons.' }),
})
