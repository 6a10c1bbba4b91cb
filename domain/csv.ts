/**
 * Text in CSV files that spreadsheets open, whatever separates the cells for them: commas in
 * English, semicolons in Turkish and Russian.
 */

/** Signs with which a formula begins, in their full-width forms too. */
const FORMULA_SIGN = '[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20]'
const BETWEEN = '[;\\t\\r\\n]'
/** Spreadsheets pass over spaces and quotation marks at the beginning of a cell. */
const GAP = '(?:[^\\S\\t\\r\\n]|")*'

const HIDDEN_FORMULA = new RegExp(`(?<=${BETWEEN})(?=${GAP}${FORMULA_SIGN})`, 'gu')
const MARKED_FORMULA = new RegExp(`(?<=^|${BETWEEN})'(?=${GAP}${FORMULA_SIGN})`, 'gu')

/**
 * Marks with `'` each formula that would begin inside the text: after a semicolon, a tab or a line
 * break, at which some spreadsheets begin a new cell. The beginning of the text is left to the
 * writer of the file.
 */
export const markHiddenFormulas = (text: string): string => text.replace(HIDDEN_FORMULA, "'")

/** Marks the beginning of the text too. */
export const markFormulas = (text: string): string =>
  markHiddenFormulas(text).replace(new RegExp(`^(?=${FORMULA_SIGN}|[\\t\\r])`, 'u'), "'")

/** Takes the marks away again, for files that come back. */
export const withoutFormulaMarks = (text: string): string => text.replace(MARKED_FORMULA, '')
