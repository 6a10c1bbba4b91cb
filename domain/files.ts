/** What may be uploaded to an appointment. */

/** Bytes. */
export const MAX_FILE_SIZE = 20 * 1024 * 1024
export const MAX_FILES = 50
/** What a file dialog offers; the server judges by content. */
export const FILE_CHOICE = '.pdf,.jpg,.jpeg,.png,.dcm,.dicom,application/pdf,image/jpeg,image/png,application/dicom'

export const FILE_MESSAGES = {
  tooLarge: 'A file may be at most 20 MB large.',
  empty: 'The file is empty.',
  wrongKind: 'Please choose a PDF, JPEG, PNG or DICOM file.',
  broken: 'The file did not arrive completely. Please try again.',
} as const

/** Megabytes with two decimals, as people read them. */
export const sizeInMb = (bytes: number): string => (bytes / 1024 / 1024).toFixed(2)
