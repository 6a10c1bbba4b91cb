import { expect, test } from 'vitest'
import { LOCALES } from '#web/i18n/i18n.ts'
import { initialsOf } from '#web/i18n/initials.ts'

test('initials are upper-cased in the language of the page', () => {
  expect(initialsOf(['ian'], LOCALES.en)).toBe('I')
  expect(initialsOf(['ipek', ' şule'], LOCALES.tr)).toBe('İŞ')
  expect(initialsOf(['', ''], LOCALES.tr)).toBe('')
})
