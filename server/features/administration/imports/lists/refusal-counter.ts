import { MAX_IMPORT_REFUSALS } from '#domain/import-lists.ts'
import { sentence } from '#domain/sentences.ts'
import { ListError } from './csv-lines.ts'

/** Counts refusals of a list. Throws a `ListError` if there are too many. */
export function refusalCounter() {
  let count = 0
  let first = 0
  return (line: number): void => {
    first ||= line
    count += 1
    if (count <= MAX_IMPORT_REFUSALS) return
    const params = { most: MAX_IMPORT_REFUSALS, line: first }
    throw new ListError(
      sentence(
        'More than {{most}} rows of the list cannot be used, the first in line {{line}}. Please check the file.',
        params,
      ),
    )
  }
}
