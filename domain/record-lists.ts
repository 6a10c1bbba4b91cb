/** Options of the administrators' lists of hospitals, doctors and services. */

export const RECORD_KINDS = ['hospital', 'doctor', 'health_service'] as const
export type RecordKind = (typeof RECORD_KINDS)[number]

export const RECORD_STATUSES = ['active', 'inactive'] as const
export type RecordStatus = (typeof RECORD_STATUSES)[number]

export const DIRECTIONS = ['asc', 'desc'] as const

/** Sort columns of hospitals, which are also the columns of their list. */
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

/** Sort columns of doctors. */
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

/** Sort columns of services. */
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
