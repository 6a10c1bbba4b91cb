/**
 * Text in CSV files for spreadsheets, whose cell separator depends on the language: commas in
 * English, semicolons in Turkish and Russian.
 */

/** Characters that start a formula, including full-width forms. */
const FORMULA_SIGN = '[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20]'
const BETWEEN = '[;\\t\\r\\n]'
/** Spaces and quotation marks at the beginning of a cell, which spreadsheets ignore. */
const GAP = '(?:[^\\S\\t\\r\\n]|")*'

const HIDDEN_FORMULA = new RegExp(`(?<=${BETWEEN})(?=${GAP}${FORMULA_SIGN})`, 'gu')
const MARKED_FORMULA = new RegExp(`(?<=^|${BETWEEN})'(?=${GAP}${FORMULA_SIGN})`, 'gu')

/**
 * Marks with `'` each formula that could begin inside the text: after a semicolon, a tab or a line
 * break, where some spreadsheets start a new cell. The writer of the file handles the beginning of
 * the text.
 */
export const markHiddenFormulas = (text: string): string => text.replace(HIDDEN_FORMULA, "'")

/** Marks formulas, also at the beginning of the text. */
export const markFormulas = (text: string): string =>
  markHiddenFormulas(text).replace(new RegExp(`^(?=${FORMULA_SIGN}|[\\t\\r])`, 'u'), "'")

/** Removes the marks, for files that are imported again. */
export const withoutFormulaMarks = (text: string): string => text.replace(MARKED_FORMULA, '')
