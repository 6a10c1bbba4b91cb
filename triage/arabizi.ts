/** Arabic in Latin letters and digits, as phones write it: "2alby", "so5na", "mesh". */

/** A word with a digit that stands for a letter. */
const WORD = /(?<![\p{L}\d])(?:[a-z]+[235679][a-z']*|[23579][a-z]{2,})(?![\p{L}\d])/giu
/** Amounts, times and names that contain digits: "3am", "2nd", "37wks". */
const AMOUNT =
  /^(?:\d+(?:st|nd|rd|th|am|pm|cm|mm|kg|mg|ml|yo|yr|yrs|wk|wks|hr|hrs|min|mins|days?|weeks?|months?|years?|te|de|ta|da|gun|ay|yil|bin|tl|usd|eur|ish|ers?)|covid\d*|b\d+|vitd\d|t\d|c\d|l\d|mp\d)$/i
const LEAST = 2

export const isArabizi = (turn: string): boolean =>
  (turn.match(WORD) ?? []).filter((word) => !AMOUNT.test(word)).length >= LEAST

const PAIRS: readonly [RegExp, string][] = [
  [/7'/g, 'خ'],
  [/3'/g, 'غ'],
  [/sh|ch/g, 'ش'],
  [/th/g, 'ث'],
  [/dh/g, 'ذ'],
  [/kh/g, 'خ'],
  [/gh/g, 'غ'],
  [/oo|ou/g, 'و'],
  [/ee|ii/g, 'ي'],
  [/aa/g, 'ا'],
]
const LETTERS: Record<string, string> = {
  b: 'ب',
  p: 'ب',
  t: 'ت',
  g: 'ج',
  j: 'ج',
  7: 'ح',
  h: 'ه',
  5: 'خ',
  d: 'د',
  r: 'ر',
  z: 'ز',
  s: 'س',
  9: 'ص',
  6: 'ط',
  3: 'ع',
  f: 'ف',
  v: 'ف',
  2: 'ق',
  q: 'ق',
  k: 'ك',
  l: 'ل',
  m: 'م',
  n: 'ن',
  w: 'و',
  y: 'ي',
}
/** Words whose short vowels do not follow from their letters. */
const KNOWN: Record<string, string> = {
  el: '',
  al: '',
  il: '',
  delwa2ty: 'دلوقتي',
  dilwa2ti: 'دلوقتي',
  ana: 'انا',
  ma: 'ما',
  la: 'لا',
  msh: 'مش',
  mesh: 'مش',
  mish: 'مش',
  mo: 'مو',
  mu: 'مو',
  fe: 'في',
  fi: 'في',
  f: 'في',
  w: 'و',
  we: 'و',
  wa: 'و',
  bs: 'بس',
  abi: 'ابي',
  abuy: 'ابوي',
  abooy: 'ابوي',
  ebni: 'ابني',
  ibni: 'ابني',
  bnti: 'بنتي',
  benti: 'بنتي',
  waga3: 'وجع',
  baby: 'بيبي',
  app: 'التطبيق',
  '3ayez': 'عايز',
  '3ayza': 'عايزه',
  '3awez': 'عاوز',
  '3ayesh': 'اعيش',
  '2ader': 'قادر',
  '2adra': 'قادره',
  '6a7': 'طاح',
  '3ala': 'على',
  '3alena': 'علينا',
  '7amel': 'حامل',
  '3ar2an': 'عرقان',
  sadri: 'صدري',
  sadry: 'صدري',
  nazel: 'نازل',
  '7arara': 'حراره',
  fag2a: 'فجاه',
  faj2a: 'فجاه',
  doctor: 'دكتور',
}

function inArabic(word: string): string {
  const known = KNOWN[word]
  if (known !== undefined) return known
  const ended = word
    .replace(/^[aeiou]+/, 'ا')
    .replace(/[aeh]$/, (end) => (end === 'e' ? 'ي' : 'ه'))
    .replace(/i$/, 'ي')
    .replace(/[ou]$/, 'و')
  const paired = PAIRS.reduce((text, [pair, letter]) => text.replace(pair, letter), ended)
  return [...paired].map((letter) => LETTERS[letter] ?? (/[aeiou']/.test(letter) ? '' : letter)).join('')
}

/** Returns a turn in Arabic script if it is Arabic in Latin letters. */
export const fromArabizi = (turn: string): string =>
  isArabizi(turn)
    ? turn
        .toLowerCase()
        .replace(/[a-z\d']*[a-z][a-z\d']*/g, inArabic)
        .replace(/\s+/g, ' ')
        .trim()
    : turn
