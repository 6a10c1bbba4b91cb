/** Photos and files of a quote request. */
import { MAX_FILE_SIZE } from '../files.ts'
import { sentence } from '../sentences.ts'
import type { Sentence } from '../sentences.ts'
import type { Question } from './questionnaires/shape.ts'
import type { QuoteRequestState } from './states.ts'

export const MAX_QUOTE_FILES = 20
/** Maximum total size of a request's files, in bytes. */
export const MAX_QUOTE_FILE_BYTES = 200 * 1024 * 1024
export { MAX_FILE_SIZE as MAX_QUOTE_FILE_SIZE }

/** Types in the file dialog. The server checks the content. */
export const PHOTO_CHOICE = 'image/jpeg,image/png'
export const REPORT_CHOICE =
  '.pdf,.jpg,.jpeg,.png,.dcm,.dicom,.zip,application/pdf,image/jpeg,image/png,application/dicom,application/zip'

export const QUOTE_FILE_MESSAGES = {
  wrongKind: sentence('Please choose a PDF, JPEG, PNG or DICOM file, or a zip of DICOM images.'),
  wrongZip: sentence('This zip holds other files than DICOM images, PDF, JPEG or PNG.'),
  notAsked: sentence('No such photo is asked for.'),
  closed: sentence('Files can be added until the request has ended.'),
} as const

/** Number of stored files, and their bytes. */
export type FileUse = { files: number; bytes: number }
type FileLimits = { files: number; bytes: number; tooMany: string; tooLarge: string }

/** Returns the reason why another file of this size exceeds the limits, or null. */
export function refuseBeyond({ files, bytes }: FileUse, size: number, most: FileLimits): Sentence | null {
  if (files >= most.files) return { sentence: most.tooMany, params: { max: most.files } }
  if (bytes + size > most.bytes) return { sentence: most.tooLarge, params: { size: most.bytes / 1024 / 1024 } }
  return null
}

/** Returns the reason against a file of a request with this size, or null. */
export const refuseQuoteFile = (use: FileUse, size: number): Sentence | null =>
  refuseBeyond(use, size, {
    files: MAX_QUOTE_FILES,
    bytes: MAX_QUOTE_FILE_BYTES,
    tooMany: sentence('A request holds at most {{max}} files.'),
    tooLarge: sentence('The files of a request may take at most {{size}} MB.'),
  })

/** Whether a request in this state accepts files. */
export const takesFiles = (state: QuoteRequestState): boolean => state === 'draft' || state === 'sent'

/** Returns the IDs of the photos and papers in a questionnaire. */
export const viewsOf = (questions: readonly Question[]): string[] =>
  questions.flatMap((question) => (question.kind === 'photos' ? question.views.map(({ id }) => id) : []))
