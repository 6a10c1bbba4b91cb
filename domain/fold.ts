/** Letters that NFKD does not decompose but that users type without their stroke or ligature. */
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
 * (drizzle/0000_extensions_and_functions.sql) gives the same result for every string, which a test
 * checks. Only ASCII and Cyrillic are lower-cased, the letters for which both agree.
 */
export function fold(text: string): string {
  return text
    .replace(/[İı]/g, 'i')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßẞæÆøØłŁđĐ]/g, (letter) => LATIN[letter] ?? letter)
    .replace(/[A-ZЂЄЅІЈЉЊЋЏА-ЯҐ]/g, (letter) => letter.toLowerCase())
}
