/**
 * First letters of names, upper-cased as the language of the page does: ian is I in English and İ
 * in Turkish. Arabic ones are kept from joining, since two of them would read as a word.
 */
export const initialsOf = (names: readonly string[], locale: string): string =>
  names
    .map((name) => [...name.trim()][0] ?? '')
    .join(names.some((name) => /^\s*[\u0600-\u06ff]/.test(name)) ? '\u200c' : '')
    .toLocaleUpperCase(locale)
