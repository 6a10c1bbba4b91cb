import { describe, expect, test } from 'vitest'
import {
  availableDays,
  type CalendarFacts,
  DEFAULT_BOOKING_RULES,
  DEFAULT_OPENING_HOURS,
  type DoctorCalendar,
  instantOf,
  isBookable,
  isMine,
  isTaken,
  nextFree,
  nextFreeEndsAt,
  nextTimes,
  refuseDay,
  refuseSlot,
  refuseSubject,
  type SlotRefusal,
  TIME_SLOTS,
} from '#domain/availability.ts'
import { nearestFree } from '#domain/nearest-free.ts'

/** A Wednesday, 13:00 in Istanbul. */
const NOW = new Date('2026-03-04T10:00:00Z')
const [WEDNESDAY, THURSDAY, FRIDAY, SUNDAY] = ['2026-03-04', '2026-03-05', '2026-03-06', '2026-03-08']

const NO_NOTICE = { ...DEFAULT_BOOKING_RULES, noticeMinutes: 0, procedureNoticeMinutes: 0 }
const ALWAYS: DoctorCalendar = { services: ['hour', 'half', 'long'], hours: null, breaks: [], leave: [] }
const facts = (changes: Partial<CalendarFacts> = {}): CalendarFacts => ({
  now: NOW,
  isActive: true,
  openingHours: DEFAULT_OPENING_HOURS,
  closures: [],
  holidays: [],
  rules: NO_NOTICE,
  doctor: null,
  services: [{ id: 'hour', minutes: 60, visitType: 'examination' as const }],
  taken: [],
  mine: [],
  ...changes,
})
/** A hospital with default settings. */
const BY_HAND = { rules: DEFAULT_BOOKING_RULES }
const PROCEDURE = { services: [{ id: 'hour', minutes: 60, visitType: 'procedure' as const }] }
const rules = (changes: Partial<CalendarFacts['rules']>) => ({ rules: { ...NO_NOTICE, ...changes } })
const doctor = (changes: Partial<DoctorCalendar>) => ({ doctor: { ...ALWAYS, ...changes } })
const stretch = (date: string, time: string, minutes: number) => {
  const start = instantOf(date, time).getTime()
  return { start, end: start + minutes * 60_000 }
}

describe('bookable subjects', () => {
  test.each([
    [{}, null],
    [{ isActive: false }, 'inactive'],
    [{ services: [] }, 'not_offered'],
    [{ doctor: 'unknown' as const }, 'not_here'],
    [doctor({ services: ['other'] }), 'not_done'],
    [{ doctor: ALWAYS }, null],
  ])('%o: %s', (changes, refusal) => {
    expect(refuseSubject(facts(changes))).toBe(refusal)
    expect(nextFree(facts(changes)) === null).toBe(refusal !== null)
  })
})

test('with a doctor only the doctor’s treatments fit', () => {
  const both = [
    { id: 'hour', minutes: 60, visitType: 'examination' as const },
    { id: 'half', minutes: 30, visitType: 'examination' as const },
  ]
  const breaks = [{ weekday: 4, from: '09:30', to: '13:00' }]
  const at = { date: THURSDAY, time: '09:00' }
  expect(isBookable(at, facts({ services: both, ...doctor({ breaks }) }))).toBe(true)
  expect(isBookable(at, facts({ services: both, ...doctor({ breaks, services: ['hour'] }) }))).toBe(false)
})

test('the next times are the first bookable ones within the bookable days', () => {
  const week = facts({
    taken: [{ serviceId: 'hour', ...stretch(THURSDAY, '09:00', 60) }],
    ...rules({ horizonDays: 2 }),
  })
  const days = { from: THURSDAY, to: SUNDAY }
  expect(nextTimes(week, { ...days, limit: 2 })).toEqual([
    { date: THURSDAY, time: '10:00' },
    { date: THURSDAY, time: '11:00' },
  ])
  expect(nextTimes(week, { ...days, limit: 100 })).toHaveLength(2 * TIME_SLOTS.length - 1)
  expect(nextTimes({ ...week, isActive: false }, { ...days, limit: 2 })).toEqual([])
})

describe('reasons why a day has no times', () => {
  test.each<[string, Partial<CalendarFacts>, SlotRefusal | null]>([
    ['2026-03-03', {}, 'past'],
    [WEDNESDAY, {}, null],
    [SUNDAY, {}, 'sunday'],
    ['2027-03-04', {}, null],
    ['2027-03-05', {}, 'too_far'],
    [THURSDAY, rules({ horizonDays: 1 }), null],
    [FRIDAY, rules({ horizonDays: 1 }), 'too_far'],
    [THURSDAY, { closures: [{ from: WEDNESDAY, to: THURSDAY }] }, 'closed'],
    [FRIDAY, { closures: [{ from: WEDNESDAY, to: THURSDAY }] }, null],
    [THURSDAY, { openingHours: { 5: ['09:00'] } }, 'closed'],
    [THURSDAY, { holidays: [THURSDAY] }, 'holiday'],
    [THURSDAY, doctor({ leave: [{ from: THURSDAY, to: THURSDAY }] }), 'away'],
    [FRIDAY, doctor({ leave: [{ from: THURSDAY, to: THURSDAY }] }), null],
    [THURSDAY, doctor({ hours: { 5: ['09:00'] } }), 'away'],
    // A doctor's own hours apply where the hospital has none, but not against its closures.
    [FRIDAY, { openingHours: {}, ...doctor({ hours: { 5: ['09:00'] } }) }, null],
    [FRIDAY, { closures: [{ from: FRIDAY, to: FRIDAY }], ...doctor({ hours: { 5: ['09:00'] } }) }, 'closed'],
  ])('%s under %o: %s', (date, changes, refusal) => {
    expect(refuseDay(date, facts(changes))).toBe(refusal)
    const [day] = availableDays({ from: date, to: date }, facts(changes))
    expect(day?.refusal).toBe(refusal)
    expect(day?.times.length === 0).toBe(refusal !== null)
  })
})

describe('reasons why a time cannot be booked', () => {
  const noon = { weekday: 4, from: '12:00', to: '13:00' }
  test.each<[string, string, Partial<CalendarFacts>, SlotRefusal | null]>([
    [WEDNESDAY, '12:00', {}, 'past'],
    [WEDNESDAY, '13:00', {}, 'past'],
    [WEDNESDAY, '14:00', {}, null],
    [WEDNESDAY, '14:00', rules({ noticeMinutes: 60 }), null],
    [WEDNESDAY, '14:00', rules({ noticeMinutes: 61 }), 'too_soon'],
    [THURSDAY, '09:00', rules({ noticeMinutes: 24 * 60 }), 'too_soon'],
    [FRIDAY, '12:00', BY_HAND, 'too_soon'],
    [FRIDAY, '14:00', BY_HAND, null],
    ['2026-03-11', '12:00', { ...BY_HAND, ...PROCEDURE }, 'too_soon'],
    ['2026-03-11', '14:00', { ...BY_HAND, ...PROCEDURE }, null],
    [WEDNESDAY, '14:00', { ...rules({ procedureNoticeMinutes: 60 }), ...PROCEDURE }, null],
    [THURSDAY, '13:00', {}, 'off_list'],
    [THURSDAY, '13:00', doctor({ hours: { 4: ['13:00'] } }), null],
    [THURSDAY, '09:00', doctor({ hours: { 4: ['13:00'] } }), 'off_list'],
    [THURSDAY, '12:00', doctor({ breaks: [noon] }), 'off_list'],
    [THURSDAY, '11:00', doctor({ breaks: [noon] }), null],
    [
      THURSDAY,
      '11:00',
      { services: [{ id: 'long', minutes: 61, visitType: 'examination' as const }], ...doctor({ breaks: [noon] }) },
      'off_list',
    ],
    [FRIDAY, '12:00', doctor({ breaks: [noon] }), null],
  ])('%s %s under %o: %s', (date, time, changes, refusal) => {
    expect(refuseSlot({ date, time }, facts(changes))).toBe(refusal)
    expect(isBookable({ date, time }, facts(changes))).toBe(refusal === null)
  })
})

describe('taken times', () => {
  const at = (time: string, minutes: number, serviceId = 'hour') => ({
    ...stretch(THURSDAY, time, minutes),
    serviceId,
  })
  test.each<[string, Partial<CalendarFacts>, boolean]>([
    ['10:00', { taken: [at('09:00', 60)] }, false],
    ['10:00', { taken: [at('09:00', 61)] }, true],
    ['10:00', { taken: [at('11:00', 60)] }, false],
    ['10:00', { taken: [at('11:00', 60)], ...rules({ bufferMinutes: 15 }) }, true],
    ['10:00', { taken: [at('10:00', 60, 'another service')] }, false],
    ['10:00', { taken: [at('10:00', 60, 'another service')], doctor: ALWAYS }, true],
    [
      '10:00',
      {
        taken: [at('10:30', 30)],
        services: [
          { id: 'hour', minutes: 60, visitType: 'examination' as const },
          { id: 'half', minutes: 30, visitType: 'examination' as const },
        ],
      },
      false,
    ],
  ])('%s under %o: %s', (time, changes, taken) => {
    const slot = { date: THURSDAY, time }
    expect(isTaken(slot, facts(changes))).toBe(taken)
    expect(isMine(slot, facts(changes))).toBe(false)
    expect(isBookable(slot, facts(changes))).toBe(!taken)
  })

  test('the patient’s own appointments block their duration, without the buffer', () => {
    const mine = [stretch(THURSDAY, '10:00', 60)]
    const changes = { mine, ...rules({ bufferMinutes: 60 }) }
    expect(isMine({ date: THURSDAY, time: '10:00' }, facts(changes))).toBe(true)
    expect(isBookable({ date: THURSDAY, time: '10:00' }, facts(changes))).toBe(false)
    expect(isBookable({ date: THURSDAY, time: '11:00' }, facts(changes))).toBe(true)
    expect(isBookable({ date: THURSDAY, time: '09:00' }, facts(changes))).toBe(true)
  })
})

describe('the next free time', () => {
  const BOTH = [...PROCEDURE.services, { id: 'talk', minutes: 60, visitType: 'examination' as const }]
  /** Returns all times of the talk on these days. */
  const taken = (...dates: string[]) =>
    dates.flatMap((date) => TIME_SLOTS.map((time) => ({ ...stretch(date, time, 60), serviceId: 'talk' })))
  const wholeDay = (date: string) => TIME_SLOTS.map((time) => ({ ...stretch(date, time, 60), serviceId: 'hour' }))
  test.each<[Partial<CalendarFacts>, string | null, string | null]>([
    [{}, `${WEDNESDAY} 14:00`, '2026-03-04T11:00:00Z'],
    [rules({ noticeMinutes: 90 }), `${WEDNESDAY} 15:00`, '2026-03-04T10:30:00Z'],
    [{ taken: [...wholeDay(WEDNESDAY), ...wholeDay(THURSDAY)] }, `${FRIDAY} 09:00`, '2026-03-06T06:00:00Z'],
    [BY_HAND, `${FRIDAY} 14:00`, '2026-03-04T11:00:00Z'],
    [{ ...BY_HAND, ...PROCEDURE }, '2026-03-11 14:00', '2026-03-04T11:00:00Z'],
    [
      { ...BY_HAND, services: BOTH, taken: taken(FRIDAY, '2026-03-07', '2026-03-09', '2026-03-10', '2026-03-11') },
      '2026-03-11 14:00',
      '2026-03-04T11:00:00Z',
    ],
    [{ openingHours: {} }, null, '2026-03-04T21:00:00Z'],
    [{ closures: [{ from: WEDNESDAY, to: '2028-01-01' }] }, null, '2026-03-04T21:00:00Z'],
    [{ isActive: false }, null, null],
  ])('under %o is %s until %s', (changes, free, until) => {
    const found = nextFree(facts(changes))
    expect(found && `${found.date} ${found.time}`).toBe(free)
    expect(nextFreeEndsAt(found, facts(changes))).toEqual(until && new Date(until))
  })

  test('nearest to a requested time, nearest first', () => {
    const taken = [{ ...stretch(THURSDAY, '10:00', 60), serviceId: 'hour' }]
    const near = nearestFree({ date: THURSDAY, time: '10:00' }, facts({ taken }))
    expect(near.map(({ time }) => time)).toEqual(['09:00', '11:00', '12:00', '14:00', '15:00'])
  })
})
