/** Names in capitals, as Turkish registers keep them, made readable. */
import { fold } from './fold.ts'

/** Small words inside a name. */
const SMALL = new Set(['ve', 'veya', 'ile'])

/**
 * Short words whose letters are spoken one by one, so capitals stay. Words without any vowel need
 * not stand here.
 */
const ACRONYMS = new Set(['abd', 'adn', 'asm', 'asv', 'egm', 'emot', 'epc', 'imc', 'kbb', 'ofm', 'tem'])

/** Words without a vowel that are abbreviations, not acronyms. */
const ABBREVIATIONS = new Set(['dr', 'dt', 'kdz', 'ltd', 'mrk', 'prf', 'st'])

/**
 * Foreign words in hospital names. Registers write them with either I (`HOSPITAL`, `HOSPİTAL`, even
 * `INTERNATİONAL`); by Turkish rules alone they would become `Hospıtal` and `İnternatıonal`.
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
    // İBN-İ SİNA: the joining -i of Persian compounds; A.Ş. and other initials stay.
    return word === 'İ' && before === '-' ? 'i' : word
  }
  if (ROMAN.test(word) || ACRONYMS.has(key)) return word
  if (!VOWEL.test(key) && !ABBREVIATIONS.has(key)) return word
  const foreign = FOREIGN.has(key) || /[qwx]/u.test(key)
  const lower = foreign ? word.replace(/İ/gu, 'I').toLowerCase() : word.toLocaleLowerCase('tr')
  // ATATÜRK'ÜN: a Turkish ending after a name is written small.
  if (before === "'" || before === '’') return lower
  if (SMALL.has(lower) && before !== '' && after !== '') return lower
  return foreign ? lower.charAt(0).toUpperCase() + lower.slice(1) : capital(lower)
}

/**
 * `ÖZEL ACIBADEM ADANA HASTANESİ` → `Özel Acıbadem Adana Hastanesi`. Text that already has small
 * letters keeps its letters; spaces (also unbreakable and doubled ones) are put in order either
 * way.
 */
export function titleCase(text: string): string {
  const spaced = text
    .normalize('NFC')
    // Remainder of an İ that was lower-cased by the rules of another language.
    .replace(/i\u0307/gu, 'i')
    .replace(/\s+/gu, ' ')
    .replace(/(?<=\S)\(/gu, ' (')
    .replace(/\s+\(/gu, ' (')
    .replace(/\(\s+/gu, '(')
    .replace(/\s+\)/gu, ')')
    .replace(/(?<=\p{L}{2}\.)(?=\p{L}{2})/gu, ' ')
    .trim()
    // A full stop after a whole word is a slip of the register; after a short one it marks an
    // abbreviation.
    .replace(/(?<=\p{L}{6})\.$/u, '')
  if (/\p{Ll}/u.test(spaced)) return spaced
  return spaced.replace(WORD, (word, at: number) =>
    readableWord(word, spaced.charAt(at - 1), spaced.charAt(at + word.length)),
  )
}
