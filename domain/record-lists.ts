/** The lists of hospitals, doctors and services that administrators keep: what there is to choose. */

export const RECORD_KINDS = ['hospital', 'doctor', 'health_service'] as const
export type RecordKind = (typeof RECORD_KINDS)[number]

export const RECORD_STATUSES = ['active', 'inactive'] as const
export type RecordStatus = (typeof RECORD_STATUSES)[number]

export const DIRECTIONS = ['asc', 'desc'] as const

/** What hospitals are sorted by; the same names are the columns of their list. */
export const HOSPITAL_COLUMNS = [
  'name',
  'city',
  'country',
  'phone',
  'services',
  'rating',
  'verified',
  'status',
  'created',
  'updated',
] as const

/** The same of doctors. */
export const DOCTOR_COLUMNS = [
  'name',
  'specialty',
  'hospital',
  'languages',
  'experience',
  'fee',
  'rating',
  'status',
  'created',
  'updated',
] as const

/** The same of services. */
export const SERVICE_COLUMNS = [
  'name',
  'category',
  'price',
  'duration',
  'hospitals',
  'rating',
  'status',
  'created',
  'updated',
] as const
