import { expect, test } from 'vitest'
import { preferredLanguage } from '#domain/languages.ts'

test.each([
  [['tr-TR', 'en-US'], 'tr'],
  [['de-DE', 'TR', 'en'], 'tr'],
  [['en-GB', 'tr'], 'en'],
  [['ru-RU', 'tr'], 'tr'],
  [['zh-Hans-CN'], 'en'],
  [[], 'en'],
])('a browser that prefers %j gets %s', (wanted, language) => {
  expect(preferredLanguage(wanted, ['en', 'tr'])).toBe(language)
})
