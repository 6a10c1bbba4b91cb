import { markFormulas } from '#domain/csv.ts'
import { saveFile } from '#web/device/download.ts'

function cell(value: string | number): string {
  const text = typeof value === 'string' ? markFormulas(value) : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Saves loaded data as a spreadsheet file. The byte order mark makes spreadsheets read Turkish
 * letters correctly.
 */
export function saveCsv(name: string, rows: readonly (readonly (string | number)[])[]) {
  const lines = rows.map((row) => row.map(cell).join(','))
  saveFile(new Blob([`\uFEFF${lines.join('\n')}\n`], { type: 'text/csv;charset=utf-8' }), name)
}
