/** File of refused rows, to be corrected and imported again. */
import { closeSync, openSync, writeSync } from 'node:fs'
import { markFormulas } from '#domain/csv.ts'
import type { Refusal } from '#server/features/administration/imports/lists/batches.ts'

/** Number of refused rows that are also printed on the terminal. */
const SAID = 20

const quoted = (value: string | number) => `"${markFormulas(String(value)).replaceAll('"', '""')}"`

export function refusedRows(file: string) {
  let descriptor: number | undefined
  let count = 0
  const refusals: Refusal[] = []
  return {
    add: (refusal: Refusal): void => {
      // The byte order mark marks the file as UTF-8 for spreadsheets.
      if (descriptor === undefined) {
        descriptor = openSync(file, 'w')
        writeSync(descriptor, '\uFEFFline,reason,row\n')
      }
      writeSync(descriptor, `${[refusal.line, refusal.reason, refusal.text].map(quoted).join(',')}\n`)
      count += 1
      if (refusals.length < SAID) refusals.push(refusal)
    },
    /**
     * Returns the first refused rows in the order of their lines, and the path of the file with all
     * of them.
     */
    close: (): string[] => {
      if (descriptor === undefined) return []
      closeSync(descriptor)
      const lines = refusals.sort((a, b) => a.line - b.line).map(({ line, reason }) => `Line ${line}: ${reason}`)
      if (count > refusals.length) lines.push(`And ${count - refusals.length} more.`)
      return [...lines, `All refused rows with their reasons: ${file}`]
    },
  }
}
