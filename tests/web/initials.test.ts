import { expect, test } from 'vitest'
import { LOCALES } from '#domain/languages.ts'
import { initialsOf } from '#web/i18n/initials.ts'

test('Arabic initials do not join to a word', () => {
  expect(initialsOf(['ليلى', 'منصور'], LOCALES.ar)).toBe('ل\u200cم')
})

test('initials are upper-cased in the language of the page', () => {
  expect(initialsOf(['ian'], LOCALES.en)).toBe('I')
  expect(initialsOf(['ipek', ' şule'], LOCALES.tr)).toBe('İŞ')
  expect(initialsOf(['', ''], LOCALES.tr)).toBe('')
})
