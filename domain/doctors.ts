import { z } from 'zod'
import {
  imageUrl,
  optionalEmail,
  optionalHttps,
  optionalPhone,
  optionalText,
  optionalUrl,
  requiredName,
  uuid,
} from './fields.ts'
import { consultationTermsInput, hospitalServiceInput, price } from './health-services.ts'
import { CURRENCIES, DEFAULT_CURRENCY } from './money.ts'
import { altText } from './pictures.ts'
import { sentence } from './sentences.ts'
import { SPECIALTIES } from './specialties.ts'
import { MAX_SUBSPECIALTIES, SUBSPECIALTIES } from './subspecialties.ts'
import { languagesInput } from './spoken-languages.ts'
import { descriptionsInput, MAX_DESCRIPTION } from './texts.ts'

export { SPECIALTIES, type Specialty } from './specialties.ts'

const EXPERIENCE = 'Experience must be between 0 and 60 years'

const years = z.number({ error: EXPERIENCE }).int(EXPERIENCE).min(0, EXPERIENCE).max(60, EXPERIENCE)

/** Null, as forms send an empty field, means 0 years of experience and no languages. */
const fields = {
  fullName: requiredName('Full name is required', 160),
  specialty: z.enum(SPECIALTIES, { error: 'Specialty is required' }),
  subspecialties: z
    .array(z.enum(SUBSPECIALTIES, { error: 'Unknown sub-specialty' }))
    .max(MAX_SUBSPECIALTIES, sentence('Please choose at most {{count}} sub-specialties', { count: MAX_SUBSPECIALTIES }))
    .nullable()
    .transform((items) => [...new Set(items ?? [])]),
  experienceYears: years.nullable().transform((value) => value ?? 0),
  languagesSpoken: languagesInput.nullable().transform((items) => items ?? []),
  phone: optionalPhone,
  email: optionalEmail,
  website: optionalUrl,
  description: optionalText(MAX_DESCRIPTION),
  profileImageUrl: z.preprocess((value) => (value === '' ? null : value), imageUrl.nullish()),
  /** Null for the text of the uploader. */
  profileImageAlt: altText.nullish(),
  consultationFee: price.nullish(),
  /** Address of video visits, visible only to their patients and staff. */
  meetingUrl: optionalHttps,
  currency: z.enum(CURRENCIES),
  isActive: z.boolean(),
  texts: descriptionsInput,
}

export const MAX_SERVICES_OF_DOCTOR = 200

export const doctorInput = z.object({
  ...fields,
  experienceYears: fields.experienceYears.default(0),
  languagesSpoken: fields.languagesSpoken.default([]),
  subspecialties: fields.subspecialties.default([]),
  currency: fields.currency.default(DEFAULT_CURRENCY),
  isActive: fields.isActive.default(true),
  texts: fields.texts.optional(),
  hospitalId: uuid('Hospital selection is required'),
  serviceIds: z
    .array(uuid('Service selection is required'))
    .max(MAX_SERVICES_OF_DOCTOR, sentence('Please enter up to {{count}} services', { count: MAX_SERVICES_OF_DOCTOR }))
    .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))])
    .nullish()
    .meta({ description: 'Treatments of the doctor at the prices of the hospital, which must offer them.' }),
})
export type DoctorInput = z.input<typeof doctorInput>

/** Input of a PUT. Omitted fields stay unchanged. A null hospital makes the doctor independent. */
export const doctorUpdate = z
  .object({ ...fields, hospitalId: uuid('Hospital selection is required').nullable() })
  .partial()

/**
 * All services of a doctor. Omitted ones are removed. The price of a doctor's service is checked as
 * the hospital's is, which applies without an own one.
 */
export const doctorServicesInput = z.object({
  services: z
    .array(
      hospitalServiceInput
        .pick({ price: true, currency: true, onRequest: true })
        .extend({ ...consultationTermsInput.shape, serviceId: uuid('Service selection is required') }),
    )
    .max(MAX_SERVICES_OF_DOCTOR, sentence('Please enter up to {{count}} services', { count: MAX_SERVICES_OF_DOCTOR }))
    .refine((links) => new Set(links.map(({ serviceId }) => serviceId.toLowerCase())).size === links.length, {
      error: 'Please enter each service once',
    })
    .meta({ description: 'All treatments of the doctor: active services that the hospital offers' }),
})
