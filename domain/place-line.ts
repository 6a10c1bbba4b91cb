const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text)

/** Joins the parts of a place without repetitions: `Şişli, İstanbul`, `شيشلي، إسطنبول`. */
export const placeLine = (...parts: readonly (string | null | undefined)[]): string =>
  [...new Set(parts)]
    .filter((part): part is string => Boolean(part))
    .reduce((line, part) => (line === '' ? part : `${line}${isArabic(line) && isArabic(part) ? '،' : ','} ${part}`), '')
