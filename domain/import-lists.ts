/** Kinds of import and their columns. */

/** `doctor_service`: which treatments doctors do, at which price of their own. */
export const IMPORT_KINDS = ['hospital', 'doctor', 'health_service', 'doctor_service'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/** Checked, then run when somebody says so. */
export const IMPORT_STATES = ['checking', 'ready', 'running', 'done', 'cancelled', 'failed'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** Outcomes of rows that are stored for review; unchanged rows are only counted. */
export const IMPORT_OUTCOMES = ['added', 'changed', 'refused'] as const
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]

/** 10 MB: about 80,000 hospitals. */
export const MAX_IMPORT_BYTES = 10_000_000

/** Lines that one list may have, its header included. */
export const MAX_IMPORT_LINES = 200_000
/** Refused rows after which a list is given up: it is no such list, or wrong from end to end. */
export const MAX_IMPORT_REFUSALS = 10_000

/** Number of stored rows per outcome. All refused rows are stored, for their file. */
export const ROWS_SHOWN = 100

/**
 * The columns of each list by their English names, as its template has them: first those that a new
 * record needs.
 */
export const IMPORT_COLUMNS: Record<ImportKind, { required: readonly string[]; optional: readonly string[] }> = {
  hospital: {
    required: ['name', 'province'],
    optional: ['code', 'type', 'district', 'address', 'phone', 'website'],
  },
  doctor: {
    required: ['fullName', 'specialty', 'hospital'],
    optional: [
      'id',
      'province',
      'experienceYears',
      'languagesSpoken',
      'phone',
      'email',
      'website',
      'description',
      'profileImageUrl',
      'consultationFee',
      'currency',
      'isActive',
    ],
  },
  health_service: {
    required: ['name', 'description', 'category'],
    optional: ['id', 'price', 'currency', 'duration', 'isActive'],
  },
  doctor_service: { required: ['doctor', 'hospital', 'service'], optional: ['price', 'currency'] },
}
