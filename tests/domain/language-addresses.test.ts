import { expect, test } from 'vitest'
import { addressIn, hasLanguages, readAddress } from '#domain/language-addresses.ts'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { PAGES } from '#domain/pages.ts'

test.each([
  ['/', '/tr'],
  ['/?q=a#b', '/tr?q=a#b'],
  ['/search?q=knee', '/tr/search?q=knee'],
  ['/hospitals/1/name#doctors', '/tr/hospitals/1/name#doctors'],
  ['/developers/webhooks-guide', '/tr/developers/webhooks-guide'],
  // Personal pages have one address.
  ['/my-appointments/1', '/my-appointments/1'],
  ['/Admin', '/Admin'],
  ['/hospitalportal?hospital=1', '/hospitalportal?hospital=1'],
  ['/developers/webhooks', '/developers/webhooks'],
  ['/profile#emails', '/profile#emails'],
])('%s is %s in Turkish', (english, turkish) => {
  expect(addressIn('tr', english)).toBe(turkish)
  expect(addressIn('en', english)).toBe(english)
  expect(readAddress(turkish)).toEqual({ language: turkish === english ? undefined : 'tr', address: english })
})

test.each([
  ['/TR/search', 'tr', '/search'],
  ['/tr/', 'tr', '/'],
  ['/trading', undefined, '/trading'],
  ['/de/search', undefined, '/de/search'],
  ['/en/search', undefined, '/en/search'],
  ['/tr/ru/search', 'tr', '/ru/search'],
  ['/ar//elsewhere.example', 'ar', '//elsewhere.example'],
])('%s is read as %s and %s', (written, language, address) => {
  expect(readAddress(written)).toEqual({ language, address })
})

test('every page in the sitemap has languages, and no page behind a sign-in', () => {
  for (const { address, guard, inSitemap } of Object.values(PAGES)) {
    if (inSitemap) expect([address, hasLanguages(address)]).toEqual([address, true])
    if (guard) expect([address, hasLanguages(address)]).toEqual([address, false])
    for (const language of UI_LANGUAGES) expect(readAddress(addressIn(language, address)).address).toBe(address)
  }
})
