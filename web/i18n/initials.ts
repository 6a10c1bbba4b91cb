/** First letters of names, upper-cased as the language of the page does: ian is I in English and İ in Turkish. */
export const initialsOf = (names: readonly string[], locale: string): string =>
  names
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toLocaleUpperCase(locale)
