/**
 * Returns the first letters of names, upper-cased by the language of the page: ian is I in English
 * and İ in Turkish. Arabic letters are kept from joining, because two of them would read as a word.
 */
export const initialsOf = (names: readonly string[], locale: string): string =>
  names
    .map((name) => [...name.trim()][0] ?? '')
    .join(names.some((name) => /^\s*[\u0600-\u06ff]/.test(name)) ? '\u200c' : '')
    .toLocaleUpperCase(locale)
