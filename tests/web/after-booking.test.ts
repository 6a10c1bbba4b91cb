import { describe, expect, test } from 'vitest'
import { MAX_FILE_SIZE, sizeInMb } from '#domain/files.ts'
import { lastClockChange, offsetAt } from '#web/features/visits/appointments/clock-change.ts'
import { wordsOf } from '#web/features/visits/appointments/timeline.tsx'
import { readHearts } from '#web/features/visits/favourites/browser-hearts.ts'
import {
  bestOf,
  defaultTreatment,
  highestOf,
  servicesInCommon,
  treatmentsOf,
} from '#web/features/visits/favourites/compared.ts'
import { idsFrom } from '#web/features/visits/favourites/compared-ids.ts'
import { readComparison } from '#web/features/visits/favourites/comparison.ts'
import { refuseFile } from '#web/data/upload.ts'
import { readMessage } from '#web/features/visits/messages/message-stream.ts'
import { paths } from '#web/routing/paths.ts'

const NEW_YORK = 'America/New_York'

describe('the clocks of a time zone', () => {
  test.each([
    [NEW_YORK, '2026-11-21T12:00:00Z', -300],
    [NEW_YORK, '2026-07-01T12:00:00Z', -240],
    ['Asia/Kolkata', '2026-07-01T12:00:00Z', 330],
    ['Europe/London', '2026-12-01T12:00:00Z', 0],
    ['Europe/Istanbul', '2026-12-01T12:00:00Z', 180],
  ])('%s is ahead of UTC on %s by %i minutes', (zone, at, minutes) => {
    expect(offsetAt(zone, Date.parse(at))).toBe(minutes)
  })

  test.each([
    ['spring', NEW_YORK, '2027-02-01T00:00:00Z', '2027-04-10T09:00:00Z', '2027-03-14T07:00:00Z', 60],
    ['autumn', 'Europe/London', '2026-09-01T00:00:00Z', '2026-11-10T09:00:00Z', '2026-10-25T01:00:00Z', -60],
    ['the later of two', NEW_YORK, '2026-10-01T00:00:00Z', '2027-04-10T09:00:00Z', '2027-03-14T07:00:00Z', 60],
  ])('%s: found to the minute', (_, zone, from, to, at, minutes) => {
    expect(lastClockChange(zone, new Date(from), new Date(to))).toEqual({ at: new Date(at), minutes })
  })

  test.each([
    ['none in Istanbul', 'Europe/Istanbul', '2026-01-01T00:00:00Z', '2026-12-31T00:00:00Z'],
    ['none between', NEW_YORK, '2026-11-21T00:00:00Z', '2026-12-24T09:00:00Z'],
    ['none of a past appointment', NEW_YORK, '2027-04-10T09:00:00Z', '2027-02-01T00:00:00Z'],
  ])('%s', (_, zone, from, to) => {
    expect(lastClockChange(zone, new Date(from), new Date(to))).toBeNull()
  })
})

describe('the stream of messages', () => {
  const sent = { id: '1', sender: 'hospital', senderName: 'Lale', message: 'Hello', timestamp: '2026-11-21T10:00:00Z' }

  test('reads a message', () => {
    const { timestamp, ...rest } = sent
    expect(readMessage(JSON.stringify(sent))).toEqual({ ...rest, createdAt: timestamp, readAt: null })
  })

  test.each(['', 'no json', '{}', JSON.stringify({ ...sent, sender: 'nobody' })])('ignores %j', (data) => {
    expect(readMessage(data)).toBeNull()
  })
})

test.each([
  [0, 'The file is empty.'],
  [1, null],
  [MAX_FILE_SIZE, null],
  [MAX_FILE_SIZE + 1, 'A file may be up to 20 MB.'],
])('a file of %i bytes is refused with %j', (size, sentence) => {
  expect(refuseFile({ size })).toBe(sentence)
})

test.each([
  [0, '0.00'],
  [1_929_380, '1.84'],
  [MAX_FILE_SIZE, '20.00'],
])('%i bytes are %s MB', (bytes, text) => {
  expect(sizeInMb(bytes)).toBe(text)
})

test.each([
  ['booked', null, 'Requested'],
  ['status', 'confirmed', 'Confirmed'],
  ['status', 'cancelled', 'Cancelled'],
  ['rescheduled', null, 'Moved to another time'],
  ['something new', null, 'Changed'],
] as const)('the history has words for %s %s', (kind, toStatus, words) => {
  expect(wordsOf({ kind, toStatus }).words).toBe(words)
})

describe('a comparison', () => {
  const offering = (...ids: string[]) => ({
    treatments: ids.map((id) => ({
      price: null,
      currency: 'USD' as const,
      service: { id, name: `Service ${id}` },
      nights: null,
      stayDays: null,
      priceSummary: [],
      visit: { isFirstConsultation: false, minutes: 60 },
    })),
  })

  test('takes each ID once, three at most', () => {
    expect(idsFrom('a,b,a,,c,d')).toEqual(['a', 'b', 'c'])
    expect(idsFrom(null)).toEqual([])
    expect(paths.compare('hospitals', ['a', 'b'])).toBe('/compare?hospitals=a,b')
  })

  test('reads what a browser stores, and nothing else', () => {
    const id = '019a0000-0000-7000-8000-000000000000'
    const member = { id, name: 'Firuze Park' }
    const kept = JSON.stringify({ members: [member, { id: 'x', name: 'Other' }, { id }], service: id })
    expect(readComparison(kept)).toEqual({ members: [member], service: id })
    for (const text of [null, '', '[]', '{"members":1}', 'hospital x'])
      expect(readComparison(text)).toEqual({ members: [], service: null })
    expect(
      readHearts(
        JSON.stringify([
          { kind: 'doctor', id, service: null },
          { kind: 'pill', id },
        ]),
      ),
    ).toEqual([{ kind: 'doctor', id, service: null }])
    for (const text of [null, '', '{}', 'hospital x', '[1, null]']) expect(readHearts(text)).toEqual([])
  })

  test('names only what all offer', () => {
    expect(servicesInCommon([offering('1', '2', '3'), offering('3', '2'), offering('2', '4')])).toEqual(['Service 2'])
    expect(servicesInCommon([offering('1'), offering('2')])).toEqual([])
    expect(servicesInCommon([])).toEqual([])
    expect(treatmentsOf([offering('1', '2'), offering('2')]).map(({ id }) => id)).toEqual(['2', '1'])
  })

  test.each([
    [
      [300, 200, null],
      [false, true, false],
    ],
    [
      [200, 200, 300],
      [true, true, false],
    ],
    [
      [200, 200],
      [false, false],
    ],
    [
      [200, null],
      [false, false],
    ],
    [[], []],
  ])('marks the best of %j', (values, best) => {
    expect(bestOf(values, (one, other) => one < other)).toEqual(best)
  })

  test.each([
    [
      'both have enough reviews',
      [
        [4.8, 20],
        [4.5, 5],
      ],
      [true, false],
    ],
    [
      'the highest has too few',
      [
        [5, 1],
        [4.5, 30],
        [4.2, 9],
      ],
      [false, false, false],
    ],
    [
      'only one has enough',
      [
        [4.9, 30],
        [4.1, 4],
      ],
      [false, false],
    ],
    [
      'one has none',
      [
        [4.9, 30],
        [null, 0],
        [4.1, 8],
      ],
      [true, false, false],
    ],
    [
      'they are alike',
      [
        [4.9, 30],
        [4.9, 8],
      ],
      [false, false],
    ],
  ] as [string, [number | null, number][], boolean[]][])('marks the highest rating where %s', (_, ratings, best) => {
    expect(highestOf(ratings.map(([averageRating, count]) => ({ averageRating, count })))).toEqual(best)
  })

  test('starts with the first treatment that all of them offer', () => {
    const compared = [offering('knee', 'hair', 'teeth'), offering('hair', 'teeth', 'knee'), offering('knee', 'teeth')]
    expect(defaultTreatment(compared)).toBe('knee')
    expect(defaultTreatment([offering('knee'), offering('hair')])).toBeNull()
    expect(defaultTreatment([])).toBeNull()
  })
})
