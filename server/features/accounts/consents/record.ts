import { z } from 'zod'
import { CONSENT_DOCUMENTS, CONSENT_OCCASIONS } from '#domain/privacy.ts'
import { type ColumnsOf, instantAnswer, instantOf } from '#server/database/record.ts'
import { consents } from './table.ts'

const consentAnswer = z
  .object({
    id: z.uuid(),
    document: z
      .enum(CONSENT_DOCUMENTS)
      .meta({ description: 'guardian: the user is parent or guardian of the patient of a visit' }),
    version: z.string(),
    occasion: z.enum(CONSENT_OCCASIONS).meta({ description: 'occasion of the consent' }),
    appointmentId: z.uuid().nullable().meta({ description: 'visit of a minor that a guardian agreed to' }),
    createdAt: instantAnswer,
  })
  .meta({ title: 'Consent' })
export type Consent = z.output<typeof consentAnswer>

export const consentColumns = {
  id: consents.id,
  document: consents.document,
  version: consents.version,
  occasion: consents.occasion,
  appointmentId: consents.appointmentId,
  createdAt: instantOf(consents.createdAt),
} satisfies ColumnsOf<Consent>
