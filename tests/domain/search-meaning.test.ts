import { describe, expect, test } from 'vitest'
import {
  distanceBetween,
  freeWindows,
  locationParts,
  placeOf,
  searchPhrase,
  searchTerms,
} from '#domain/search-meaning.ts'

test.each([
  ['', []],
  ['Şişli', ['sisli']],
  ['  Kalp,  hastanesi; kalp ', ['kalp', 'hastanesi']],
  ['İSTANBUL ıstanbul', ['istanbul']],
  ['a b c d e f g', ['a', 'b', 'c', 'd', 'e']],
])('the terms of %j are %j', (text, terms) => {
  expect(searchTerms(text)).toEqual(terms)
})

test('a phrase is folded and its spaces are collapsed', () => {
  expect(searchPhrase('  Şişli   KALP ')).toBe('sisli kalp')
})

test.each([
  ['', []],
  ['Türkiye', []],
  ['İstanbul', [{ city: 'istanbul' }]],
  ['Kadıköy, İstanbul, Türkiye', [{ text: 'kadikoy' }, { city: 'istanbul' }]],
  ['Ankara Caddesi', [{ text: 'ankara caddesi' }]],
  [' , van ,', [{ city: 'van' }]],
])('the location %j means %j', (location, parts) => {
  expect(locationParts(location)).toEqual(parts)
})

describe('the place to measure from', () => {
  test('is the position, before any province', () => {
    expect(placeOf({ latitude: 41, longitude: 29, location: 'Ankara' })).toEqual({ latitude: 41, longitude: 29 })
  })
  test('is the first named province', () => {
    expect(placeOf({ location: 'Kadıköy, İzmir, Ankara' })).toMatchObject({ name: 'İzmir' })
  })
  test.each([[{}], [{ location: 'Kadıköy' }], [{ latitude: 41 }], [{ latitude: 41, longitude: null }]])(
    'is unknown for %j',
    (somewhere) => {
      expect(placeOf(somewhere)).toBeUndefined()
    },
  )
})

test.each([
  [{ latitude: 41, longitude: 29 }, { latitude: 41, longitude: 29 }, 0],
  [{ latitude: 39.921, longitude: 32.854 }, { latitude: 41.0082, longitude: 28.9784 }, 349.6],
  [{ latitude: null, longitude: 29 }, { latitude: 41, longitude: 29 }, null],
  [{ latitude: 41, longitude: 29 }, { location: 'Nowhere' }, null],
])('from %j to %j it is %j kilometres', (place, from, kilometres) => {
  const distance = distanceBetween(place, from)
  if (kilometres === null) expect(distance).toBeNull()
  else expect(distance).toBeCloseTo(kilometres, 0)
})

describe('the time windows of a request', () => {
  // A Wednesday, 11:00 in Istanbul.
  const now = new Date('2026-11-18T08:00:00Z')
  const today = { before: '2026-11-18T21:00:00.000Z' }
  const tomorrow = { from: '2026-11-18T21:00:00.000Z', before: '2026-11-19T21:00:00.000Z' }
  const day = { before: '2026-11-19T08:00:00.000Z' }
  const week = { before: '2026-11-25T08:00:00.000Z' }
  test.each([
    [{}, []],
    [{ availability: [] }, []],
    [{ urgency: 'routine' as const }, []],
    [{ availability: ['today' as const] }, [[today]]],
    [{ availability: ['tomorrow' as const] }, [[tomorrow]]],
    [{ availability: ['24h' as const] }, [[day]]],
    [{ availability: ['today' as const, 'week' as const] }, [[today, week]]],
    [{ availability: ['tomorrow' as const], urgency: 'urgent' as const }, [[tomorrow], [day]]],
    [{ urgency: 'immediate' as const }, [[{ before: '2026-11-18T20:00:00.000Z' }]]],
  ])('%j', (search, windows) => {
    expect(JSON.parse(JSON.stringify(freeWindows(search, now)))).toEqual(windows)
  })
})
