import { expect, test } from 'vitest'
import ar from '#domain/sentences/ar/shell.json' with { type: 'json' }
import ru from '#domain/sentences/ru/shell.json' with { type: 'json' }
import type { Dictionary } from '#domain/sentences.ts'
import { translator } from '#domain/translator.ts'
import { placeOfZone } from '#web/i18n/own-time.ts'
import type { Translate } from '#web/i18n/translation.ts'

const saying = (dictionary: Dictionary, language: 'ru' | 'ar') => translator(dictionary, language) as Translate

// Browsers have these names in English only, so the dictionaries have them.
test.each([
  ['Asia/Yekaterinburg', 'Екатеринбург', 'يكاترينبورغ'],
  ['Europe/Moscow', 'Москва', 'موسكو'],
  ['America/New_York', 'Нью-Йорк', 'نيويورك'],
  ['Asia/Dubai', 'Дубай', 'دبي'],
])('the place of %s comes from the dictionary', (zone, russian, arabic) => {
  expect(placeOfZone(zone, 'en-GB', ((text: string) => `said: ${text}`) as Translate)).toMatch(/^said: /)
  expect(placeOfZone(zone, 'ru-RU', saying(ru, 'ru'))).toBe(russian)
  expect(placeOfZone(zone, 'ar-u-nu-latn', saying(ar, 'ar'))).toBe(arabic)
})
