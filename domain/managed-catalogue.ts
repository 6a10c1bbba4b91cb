/** Search and bulk activation of hospitals, doctors and services by administrators. */
import { z } from 'zod'
import { emptyAsAbsent, text, uuid, yesOrNo } from './fields.ts'
import { listDirection } from './list-direction.ts'
import {
  DOCTOR_COLUMNS,
  HOSPITAL_COLUMNS,
  MISSING_CHOICES,
  RECORD_KINDS,
  RECORD_STATUSES,
  SERVICE_COLUMNS,
} from './record-lists.ts'
import { sentence } from './sentences.ts'
import { CATEGORIES } from './service-categories.ts'
import { SPECIALTIES } from './specialties.ts'

const fields = {
  status: emptyAsAbsent(z.enum(RECORD_STATUSES, 'Please choose active or inactive')).meta({
    description: 'Only active or only inactive records.',
  }),
  direction: listDirection,
}
const words = (of: string) =>
  emptyAsAbsent(text(200)).meta({ description: `Search text, matched against ${of} in any spelling.` })
const sortBy = <const Names extends readonly string[]>(names: Names) =>
  emptyAsAbsent(z.enum(names, 'Please choose a column of the list')).meta({
    description: 'Sort column, name by default.',
  })

export const managedHospitalSearch = z.object({
  q: words('the name, city, country or address'),
  ...fields,
  city: emptyAsAbsent(text(100)).meta({ description: 'Only hospitals of this city.' }),
  verified: yesOrNo.meta({ description: 'Only verified or only unverified hospitals.' }),
  missing: emptyAsAbsent(z.enum(MISSING_CHOICES, 'Please choose any, services or hours')).meta({
    description: 'Only active hospitals that cannot be booked, for any reason or for this one.',
  }),
  sortBy: sortBy(HOSPITAL_COLUMNS),
})
export type ManagedHospitalSearch = z.output<typeof managedHospitalSearch>

export const managedDoctorSearch = z.object({
  q: words('the name, specialty, hospital or languages'),
  ...fields,
  specialty: emptyAsAbsent(z.enum(SPECIALTIES, 'Please choose a specialty')).meta({
    description: 'Only doctors of this specialty.',
  }),
  hospitalId: emptyAsAbsent(uuid('Please choose a hospital')).meta({ description: 'Only doctors of this hospital.' }),
  sortBy: sortBy(DOCTOR_COLUMNS),
})
export type ManagedDoctorSearch = z.output<typeof managedDoctorSearch>

/** Search for doctors by the staff of one hospital. */
export const hospitalDoctorSearch = managedDoctorSearch.omit({ hospitalId: true })

export const managedServiceSearch = z.object({
  q: words('the name, description or category'),
  ...fields,
  category: emptyAsAbsent(z.enum(CATEGORIES, 'Please choose a category')).meta({
    description: 'Only services of this category.',
  }),
  sortBy: sortBy(SERVICE_COLUMNS),
})
export type ManagedServiceSearch = z.output<typeof managedServiceSearch>

/**
 * Maximum number of records in a bulk activation, which also updates their prices, counts and
 * doctors in the same transaction.
 */
export const MAX_SWITCHED = 2000

/** Records, by ID or by a search, and their new state. */
export const activationInput = z
  .object({
    kind: z.enum(RECORD_KINDS, 'Please choose hospital, doctor or health_service'),
    isActive: z.boolean({ error: 'Please say whether they should be active' }),
    ids: z
      .array(uuid('Please choose a record'))
      .max(MAX_SWITCHED, sentence('Please choose at most {{count}} records at once', { count: MAX_SWITCHED }))
      .nullish()
      .meta({ description: 'UUIDs of the records.' }),
    search: z
      .looseObject({})
      .nullish()
      .meta({ description: 'Search of the list that selects the records, instead of `ids`.' }),
  })
  .refine(({ ids, search }) => Boolean(ids) !== Boolean(search), {
    path: ['ids'],
    error: 'Please choose records, or all that a search finds',
  })
export type ActivationInput = z.output<typeof activationInput>
