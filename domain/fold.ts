/** Letters that NFKD does not take apart but that people type without their stroke or ligature. */
const LATIN: Record<string, string> = {
  ß: 'ss',
  ẞ: 'ss',
  æ: 'ae',
  Æ: 'ae',
  ø: 'o',
  Ø: 'o',
  ł: 'l',
  Ł: 'l',
  đ: 'd',
  Đ: 'd',
}

/**
 * Folds case, accents and Turkish letters, so that `istanbul`, `ISTANBUL`, `İstanbul` and
 * `ıstanbul` are one word. The SQL function `fold(text)`
 * (drizzle/0000_extensions_and_functions.sql) gives the same answer for every string; a test holds
 * the two together. Case is lowered for ASCII and Cyrillic only, the letters both sides agree on.
 */
export function fold(text: string): string {
  return text
    .replace(/[İı]/g, 'i')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßẞæÆøØłŁđĐ]/g, (letter) => LATIN[letter] ?? letter)
    .replace(/[A-ZЂЄЅІЈЉЊЋЏА-ЯҐ]/g, (letter) => letter.toLowerCase())
}
