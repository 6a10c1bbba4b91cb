/** Parsing and formatting of numbers in the user's number format. */
import { LOCALES, type UiLanguage } from '#domain/languages.ts'

/** Arabic with Latin digits uses the English format. */
const localeOf = (language: UiLanguage) => LOCALES[language === 'ar' ? 'en' : language]
const decimalSign = (language: UiLanguage): string =>
  new Intl.NumberFormat(localeOf(language)).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'

const ARABIC_ZEROS = [0x660, 0x6f0]
const westernDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/gu, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (ARABIC_ZEROS.find((zero) => code >= zero && code < zero + 10) ?? code))
  })

/**
 * Parses a number. Thousands separators count only before three digits, so `0.35` is also accepted
 * in Turkish. Null if empty, NaN if invalid.
 */
export function readNumber(typed: string, language: UiLanguage): number | null {
  const text = westernDigits(typed)
    .replace(/[\s\u00a0\u202f]/gu, '')
    .replace(/٫/gu, '.')
  if (text === '') return null
  const group = decimalSign(language) === ',' ? '.' : ','
  const grouped = new RegExp(`^-?[1-9]\\d{0,2}([${group}]\\d{3})+([.,]\\d+)?$`, 'u')
  const plain = (grouped.test(text) ? text.replaceAll(group, '') : text).replace(',', '.')
  return /^-?(\d+(\.\d*)?|\.\d+)$/u.test(plain) ? Number(plain) : Number.NaN
}

/** Formats a number for a field, without thousands separators. */
export const writeNumber = (value: number | null | undefined, language: UiLanguage): string =>
  value == null ? '' : String(value).replace('.', decimalSign(language))
