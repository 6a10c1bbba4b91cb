/** Title case for names in capitals, as Turkish registers store them. */
import { fold } from './fold.ts'

/** Words that stay in lower case inside a name. */
const SMALL = new Set(['ve', 'veya', 'ile'])

/** Acronyms, which stay in capitals. Words without any vowel need no entry. */
const ACRONYMS = new Set(['abd', 'adn', 'asm', 'asv', 'egm', 'emot', 'epc', 'imc', 'kbb', 'ofm', 'tem'])

/** Words without a vowel that are abbreviations, not acronyms. */
const ABBREVIATIONS = new Set(['dr', 'dt', 'kdz', 'ltd', 'mrk', 'prf', 'st'])

/**
 * Foreign words in hospital names. Registers write them with either I (`HOSPITAL`, `HOSPİTAL`, even
 * `INTERNATİONAL`). By Turkish rules they would become `Hospıtal` and `İnternatıonal`.
 */
const FOREIGN = new Set(
  `academia academic academica american central city clinic clinica clinics dental emergency esthetic estetica family
  florance florence grand health hospital hospitals imperial institute intercontinental international life live medi
  medical medicana medicine mediline medivia memorial nightingale park plus poliklinik royal special surgical vital vision`
    .split(/\s+/u)
    .map(fold),
)

const ROMAN = /^[IVX]{2,}$/u
const VOWEL = /[aeiouy]/u
const WORD = /\p{L}[\p{L}\p{M}]*/gu

const capital = (word: string): string => word.charAt(0).toLocaleUpperCase('tr') + word.slice(1)

function readableWord(word: string, before: string, after: string): string {
  const key = fold(word)
  if (word.length === 1) {
    // İBN-İ SİNA: the joining -i of Persian compounds. A.Ş. and other initials stay.
    return word === 'İ' && before === '-' ? 'i' : word
  }
  if (ROMAN.test(word) || ACRONYMS.has(key)) return word
  if (!VOWEL.test(key) && !ABBREVIATIONS.has(key)) return word
  const foreign = FOREIGN.has(key) || /[qwx]/u.test(key)
  const lower = foreign ? word.replace(/İ/gu, 'I').toLowerCase() : word.toLocaleLowerCase('tr')
  // ATATÜRK'ÜN: a Turkish ending after a name is lower-cased.
  if (before === "'" || before === '’') return lower
  if (SMALL.has(lower) && before !== '' && after !== '') return lower
  return foreign ? lower.charAt(0).toUpperCase() + lower.slice(1) : capital(lower)
}

/**
 * Returns `ÖZEL ACIBADEM ADANA HASTANESİ` as `Özel Acıbadem Adana Hastanesi`. Text that contains
 * lower-case letters keeps its letters. Spaces (also non-breaking and repeated ones) are normalised
 * in both cases.
 */
export function titleCase(text: string): string {
  const spaced = text
    .normalize('NFC')
    // Combining dot of an İ that was lower-cased by the rules of another language.
    .replace(/i\u0307/gu, 'i')
    .replace(/\s+/gu, ' ')
    .replace(/(?<=\S)\(/gu, ' (')
    .replace(/\s+\(/gu, ' (')
    .replace(/\(\s+/gu, '(')
    .replace(/\s+\)/gu, ')')
    .replace(/(?<=\p{L}{2}\.)(?=\p{L}{2})/gu, ' ')
    .trim()
    // A full stop after a long word is a typing error of the register. After a short one it marks
    // an abbreviation.
    .replace(/(?<=\p{L}{6})\.$/u, '')
  if (/\p{Ll}/u.test(spaced)) return spaced
  return spaced.replace(WORD, (word, at: number) =>
    readableWord(word, spaced.charAt(at - 1), spaced.charAt(at + word.length)),
  )
}
