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

/** Number of files of a request, and their bytes. */
type QuoteFileUse = { files: number; bytes: number }

/** Returns the reason against a file of this size, or null. */
export function refuseQuoteFile({ files, bytes }: QuoteFileUse, size: number): Sentence | null {
  if (files >= MAX_QUOTE_FILES)
    return { sentence: sentence('A request holds at most {{max}} files.'), params: { max: MAX_QUOTE_FILES } }
  if (bytes + size > MAX_QUOTE_FILE_BYTES) {
    const megabytes = MAX_QUOTE_FILE_BYTES / 1024 / 1024
    return { sentence: sentence('The files of a request may take at most {{size}} MB.'), params: { size: megabytes } }
  }
  return null
}

/** Whether a request in this state accepts files. */
export const takesFiles = (state: QuoteRequestState): boolean => state === 'draft' || state === 'sent'

/** Returns the IDs of the photos and papers in a questionnaire. */
export const viewsOf = (questions: readonly Question[]): string[] =>
  questions.flatMap((question) => (question.kind === 'photos' ? question.views.map(({ id }) => id) : []))
