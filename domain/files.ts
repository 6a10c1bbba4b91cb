/** Accepted uploads to an appointment. */
import type { Sentence } from './sentences.ts'

/** Maximum size in bytes. */
export const MAX_FILE_SIZE = 20 * 1024 * 1024
export const MAX_FILES = 50
/** Maximum number of bytes that each side may upload for one patient, over all appointments. */
export const MAX_PATIENT_BYTES = 200 * 1024 * 1024
/** Limit per user. */
export const MAX_UPLOADS_PER_DAY = 100
/** Types in the file dialog. The server checks the content. */
export const FILE_CHOICE = '.pdf,.jpg,.jpeg,.png,.dcm,.dicom,application/pdf,image/jpeg,image/png,application/dicom'

export const FILE_MESSAGES = {
  tooLarge: 'A file may be up to 20 MB.',
  empty: 'The file is empty.',
  wrongKind: 'Please choose a PDF, JPEG, PNG or DICOM file.',
  broken: 'The file did not arrive in full. Please try again.',
  several: 'Please send one file at a time.',
  missing: 'Please choose a file.',
} as const

/** Existing uploads: files of the appointment, and bytes uploaded for the patient by this side. */
export type StorageUse = { files: number; bytes: number }

/** Returns the sentence why a file of this size exceeds the quota, or null. */
export function refuseFile({ files, bytes }: StorageUse, size: number): Sentence | null {
  if (files >= MAX_FILES)
    return { sentence: 'You can add up to {{count}} files to an appointment.', params: { count: MAX_FILES } }
  if (bytes + size > MAX_PATIENT_BYTES) {
    const megabytes = MAX_PATIENT_BYTES / 1024 / 1024
    return { sentence: 'The files for one patient may take at most {{size}} MB.', params: { size: megabytes } }
  }
  return null
}

/** Formats megabytes with two decimals. */
export const sizeInMb = (bytes: number): string => (bytes / 1024 / 1024).toFixed(2)
