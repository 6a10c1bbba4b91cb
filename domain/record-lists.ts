/** Options of the administrators' lists of hospitals, doctors and services. */

export const RECORD_KINDS = ['hospital', 'doctor', 'health_service'] as const
export type RecordKind = (typeof RECORD_KINDS)[number]

export const RECORD_STATUSES = ['active', 'inactive'] as const
export type RecordStatus = (typeof RECORD_STATUSES)[number]

export const DIRECTIONS = ['asc', 'desc'] as const

/** Parts without which nothing can be booked at a hospital. */
export const MISSING_PARTS = ['services', 'hours'] as const
export type MissingPart = (typeof MISSING_PARTS)[number]
/** Values of the filter of hospitals that cannot be booked. */
export const MISSING_CHOICES = ['any', ...MISSING_PARTS] as const

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
