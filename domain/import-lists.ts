/** Kinds of import and their columns. */

/**
 * Kinds of imports. `hospital_service` lists treatments of hospitals with their own prices,
 * `doctor_service` those of doctors.
 */
export const IMPORT_KINDS = ['hospital', 'doctor', 'health_service', 'hospital_service', 'doctor_service'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/**
 * States of an import, which is checked first and runs when it is started. 'undone': its records
 * were deleted again.
 */
export const IMPORT_STATES = ['checking', 'ready', 'running', 'done', 'cancelled', 'failed', 'undone'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** Outcomes of rows that are stored for review. Unchanged rows are only counted. */
export const IMPORT_OUTCOMES = ['added', 'changed', 'refused'] as const
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]

/** Maximum size of 10 MB, about 80,000 hospitals. */
export const MAX_IMPORT_BYTES = 10_000_000

/** Maximum number of lines of one list, its header included. */
export const MAX_IMPORT_LINES = 200_000
/**
 * Number of refused rows after which a list is given up, because it is another kind of list or
 * wrong throughout.
 */
export const MAX_IMPORT_REFUSALS = 10_000

/** Number of stored rows per outcome. All refused rows are stored, for their file. */
export const ROWS_SHOWN = 100

/**
 * Columns of each list by their English names, as in its template. Required ones of a new record
 * are first.
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
      'subspecialties',
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
  hospital_service: {
    required: ['hospital', 'service'],
    optional: ['province', 'price', 'currency', 'nights', 'stayDays', 'priceIncludes', 'priceExcludes'],
  },
  doctor_service: { required: ['doctor', 'hospital', 'service'], optional: ['price', 'currency'] },
}

/** Kinds of imports that can be undone. Links of treatments have no records of their own. */
export type UndoableKind = Exclude<ImportKind, 'hospital_service' | 'doctor_service'>
export const isUndoableKind = (kind: ImportKind): kind is UndoableKind =>
  kind !== 'hospital_service' && kind !== 'doctor_service'

type FinishedImport = { kind: ImportKind; state: ImportState; startedAt: unknown; added: number; changed: number }

/**
 * Returns true if an import can be undone as far as it knows itself: it has added records and
 * changed none.
 */
export const canUndoImport = ({ kind, state, startedAt, added, changed }: FinishedImport): boolean =>
  isUndoableKind(kind) &&
  (state === 'done' || state === 'cancelled') &&
  startedAt !== null &&
  added > 0 &&
  changed === 0
