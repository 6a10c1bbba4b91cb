import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  availableDays,
  type CalendarFacts,
  DEFAULT_BOOKING_RULES,
  dateIn,
  isBookable,
  isMine,
  isTaken,
  lastBookableDay,
  nextFree,
  nextFreeEndsAt,
  nextTimes,
  refuseDay,
  refuseSlot,
  timeIn,
  weekdayOf,
} from '#domain/availability.ts'
import { addDays } from '#domain/days.ts'
import * as reference from './availability-reference.ts'

const EPOCH = Date.UTC(2027, 1, 20)
const DAY = 86_400_000
const clock = (minute: number) => new Date(minute * 60_000).toISOString().slice(11, 16)
const dateAt = (day: number) => new Date(EPOCH + day * DAY).toISOString().slice(0, 10)

const time = fc.integer({ min: 0, max: 95 }).map((quarter) => clock(quarter * 15))
const span = fc.tuple(fc.integer({ min: -3, max: 20 }), fc.integer({ min: 0, max: 4 }))
const days = span.map(([first, length]) => ({ from: dateAt(first), to: dateAt(first + length) }))
const hours = fc.tuple(time, time).map((ends) => {
  const [from = '', to = ''] = [...ends].sort()
  return { from, to }
})
const week = fc.dictionary(
  fc.integer({ min: 1, max: 7 }).map(String),
  fc.uniqueArray(time, { maxLength: 5 }).map((times) => times.sort()),
)
const stretch = fc
  .tuple(fc.integer({ min: 0, max: 12 * 96 }), fc.integer({ min: 1, max: 8 }))
  .map(([from, length]) => ({ start: EPOCH + from * 900_000, end: EPOCH + (from + length) * 900_000 }))
const serviceId = fc.constantFrom('a', 'b', 'c')
const services = fc.uniqueArray(
  fc.record({
    id: serviceId,
    minutes: fc.constantFrom(15, 30, 60, 100),
    visitType: fc.constantFrom('consultation' as const, 'procedure' as const),
  }),
  { selector: ({ id }) => id, maxLength: 3 },
)
const doctor = fc.record({
  services: fc.uniqueArray(serviceId),
  hours: fc.option(week),
  breaks: fc.array(
    fc.tuple(fc.integer({ min: 1, max: 6 }), hours).map(([weekday, pause]) => ({ weekday, ...pause })),
    { maxLength: 3 },
  ),
  leave: fc.array(days, { maxLength: 2 }),
})
const facts: fc.Arbitrary<CalendarFacts> = fc.record({
  now: fc.integer({ min: 0, max: 3 * DAY }).map((after) => new Date(EPOCH + after)),
  isActive: fc.constantFrom(true, true, true, false),
  openingHours: week,
  closures: fc.array(
    fc.tuple(days, fc.option(hours)).map(([closed, part]) => ({ ...closed, hours: part })),
    { maxLength: 3 },
  ),
  holidays: fc.array(fc.integer({ min: 0, max: 20 }).map(dateAt), { maxLength: 3 }),
  rules: fc.record({
    noticeMinutes: fc.constantFrom(0, 1, 90, 48 * 60),
    procedureNoticeMinutes: fc.constantFrom(0, 120, 7 * 24 * 60),
    horizonDays: fc.constantFrom(0, 5, 12, 365),
    bufferMinutes: fc.constantFrom(0, 10, 30),
    confirmation: fc.constant(DEFAULT_BOOKING_RULES.confirmation),
  }),
  doctor: fc.oneof(fc.constant(null), fc.constant('unknown' as const), doctor, doctor),
  services,
  taken: fc.array(
    fc.tuple(stretch, serviceId).map(([taken, id]) => ({ ...taken, serviceId: id })),
    { maxLength: 12 },
  ),
  mine: fc.array(stretch, { maxLength: 4 }),
})
const slot = fc.record({ date: fc.integer({ min: -2, max: 20 }).map(dateAt), time })
const fortnight = { from: dateAt(-2), to: dateAt(14) }
const runs = { numRuns: 120 }

test('days and their times equal the reference', () => {
  fc.assert(
    fc.property(facts, (calendar) => {
      expect(availableDays(fortnight, calendar)).toEqual(reference.listedDays(fortnight, calendar))
    }),
    runs,
  )
})

test('the next times are the first bookable ones of the reference', () => {
  fc.assert(
    fc.property(facts, fc.integer({ min: 1, max: 9 }), (calendar, limit) => {
      const bookable = reference.bookableTimes(fortnight, calendar)
      expect(nextTimes(calendar, { ...fortnight, limit })).toEqual(bookable.slice(0, limit))
    }),
    runs,
  )
})

test('the next free time and its end equal the reference', () => {
  const near = fc.tuple(facts, fc.constantFrom(0, 5, 12)).map(([calendar, horizonDays]) => ({
    ...calendar,
    rules: { ...calendar.rules, horizonDays },
  }))
  fc.assert(
    fc.property(near, (calendar) => {
      const reach = { from: dateIn(calendar.now), to: lastBookableDay(calendar) }
      const [first] = reference.bookableTimes(reach, calendar)
      expect(nextFree(calendar)).toEqual(first ?? null)
      expect(nextFreeEndsAt(first ?? null, calendar)?.getTime() ?? null).toBe(reference.endOfFirst(first, calendar))
    }),
    runs,
  )
})

test('a time is refused, taken and bookable as in the reference', () => {
  fc.assert(
    fc.property(facts, fc.array(slot, { minLength: 20, maxLength: 20 }), (calendar, slots) => {
      for (const place of slots) {
        expect(refuseDay(place.date, calendar)).toBe(reference.refuseDate(place.date, calendar))
        expect(refuseSlot(place, calendar)).toBe(reference.refuseTime(place, calendar))
        expect(isTaken(place, calendar)).toBe(reference.isTaken(place, calendar))
        expect(isMine(place, calendar)).toBe(reference.isMine(place, calendar))
        expect(isBookable(place, calendar)).toBe(reference.isBookable(place, calendar))
      }
    }),
    runs,
  )
})

test('days and times of an instant are in Istanbul time', () => {
  const formats = {
    date: new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul', dateStyle: 'short' }),
    time: new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul', timeStyle: 'short' }),
  }
  const instant = fc.date({
    min: new Date('2016-04-01T00:00:00Z'),
    max: new Date('2099-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(instant, fc.integer({ min: -800, max: 800 }), (at, count) => {
      expect(dateIn(at)).toBe(formats.date.format(at))
      expect(timeIn(at)).toBe(formats.time.format(at))
      expect(addDays(dateIn(at), count)).toBe(reference.dayAfter(dateIn(at), count))
      expect(weekdayOf(dateIn(at))).toBe(new Date(`${dateIn(at)}T00:00:00Z`).getUTCDay() || 7)
    }),
  )
})
