/** Joins the parts of a place without repetitions: `Şişli, İstanbul`, `شيشلي، إسطنبول`. */
export const placeLine = (...parts: readonly (string | null | undefined)[]): string =>
  [...new Set(parts)]
    .filter(Boolean)
    .join(', ')
    .replace(/([\u0600-\u06ff]), (?=[\u0600-\u06ff])/g, '$1، ')
