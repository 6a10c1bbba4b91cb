import { z } from 'zod'
import { CONSENT_OCCASIONS, DOCUMENTS } from '#domain/privacy.ts'
import { type ColumnsOf, instantAnswer, instantOf } from '#server/database/record.ts'
import { consents } from './table.ts'

const consentAnswer = z
  .object({
    id: z.uuid(),
    document: z.enum(DOCUMENTS),
    version: z.string(),
    occasion: z.enum(CONSENT_OCCASIONS).meta({ description: 'occasion of the consent' }),
    createdAt: instantAnswer,
  })
  .meta({ title: 'Consent' })
export type Consent = z.output<typeof consentAnswer>

export const consentColumns = {
  id: consents.id,
  document: consents.document,
  version: consents.version,
  occasion: consents.occasion,
  createdAt: instantOf(consents.createdAt),
} satisfies ColumnsOf<Consent>
