import { describe, expect, test } from 'vitest'
import { isDate } from '#domain/checks.ts'
import { conceptById } from '#domain/concepts/recognise.ts'
import {
  afterBusinessMinutes,
  businessMinutes,
  pauseClock,
  readClock,
  resumeClock,
  startClock,
  stopClock,
} from '#domain/quotes/clock.ts'
import { FLIGHT_RULES, flightRuleFor } from '#domain/quotes/flights.ts'
import { fitsCurrency, priceOfEach, totalsOf } from '#domain/quotes/lines.ts'
import { statedPoints } from '#domain/quotes/points.ts'
import { quoteInput, refuseQuote } from '#domain/quotes/quote-input.ts'
import { staffMoves } from '#domain/quotes/states.ts'

const WEEK = { weekdays: [1, 2, 3, 4, 5, 6], closures: [] }
const at = (text: string) => new Date(`${text}:00+03:00`)

describe('the clock of a hospital', () => {
  test('counts business days from midnight to midnight', () => {
    expect(afterBusinessMinutes(WEEK, at('2026-11-23T14:05'), 2880)).toEqual(at('2026-11-25T14:05'))
  })

  test('skips Sundays, public holidays and closed days', () => {
    // From Saturday noon: twelve hours, then Monday.
    expect(afterBusinessMinutes(WEEK, at('2026-11-21T12:00'), 2880)).toEqual(at('2026-11-24T12:00'))
    // 29 October is Republic Day.
    expect(afterBusinessMinutes(WEEK, at('2026-10-28T12:00'), 1440)).toEqual(at('2026-10-30T12:00'))
    const closed = { ...WEEK, closures: [{ from: '2026-11-24', to: '2026-11-25' }] }
    expect(afterBusinessMinutes(closed, at('2026-11-23T12:00'), 1440)).toEqual(at('2026-11-26T12:00'))
    expect(businessMinutes(closed, at('2026-11-23T12:00'), at('2026-11-26T12:00'))).toBe(1440)
  })

  test('is paused while the patient has a question', () => {
    const started = startClock(WEEK, at('2026-11-23T10:00'))
    const paused = pauseClock(started, WEEK, at('2026-11-23T16:00'))
    const later = at('2026-12-01T09:00')
    expect(readClock(paused, WEEK, later)).toMatchObject({ state: 'paused', leftMinutes: 2520, dueAt: null })
    const resumed = resumeClock(paused, WEEK, later)
    expect(resumed.dueAt).toEqual(at('2026-12-03T03:00'))
    expect(readClock(resumed, WEEK, at('2026-12-01T10:00'))).toMatchObject({ state: 'running', leftMinutes: 2460 })
  })

  test('is late once it has run out, and stops with the answer', () => {
    const started = startClock(WEEK, at('2026-11-23T10:00'))
    const late = at('2026-11-25T11:00')
    expect(readClock(started, WEEK, late)).toMatchObject({ leftMinutes: 0, isLate: true })
    const stopped = stopClock(started, WEEK, late)
    expect(readClock(stopped, WEEK, at('2026-12-25T11:00'))).toMatchObject({
      state: 'stopped',
      leftMinutes: null,
      answeredMinutes: 2940,
      isLate: true,
    })
  })

  test('is capped months after it ran out', () => {
    const started = startClock(WEEK, at('2026-11-23T10:00'))
    const weekdays = [...WEEK.weekdays]
    let days = 0
    weekdays.includes = (day) => {
      days++
      return WEEK.weekdays.includes(day)
    }
    const reading = readClock(started, { ...WEEK, weekdays }, at('2027-03-20T11:00'))
    expect(reading).toMatchObject({ state: 'running', leftMinutes: 0, isLate: true })
    expect(days).toBe(3)
    // Late from the minute in which no time is left.
    expect(readClock(started, WEEK, at('2026-11-25T09:59'))).toMatchObject({ leftMinutes: 1, isLate: false })
    expect(readClock(started, WEEK, at('2026-11-25T10:00'))).toMatchObject({ leftMinutes: 0, isLate: true })
  })
})

describe('amounts', () => {
  test('add up exactly for all decimals', () => {
    const lines = [
      { net: 0.1, status: 'included' as const },
      { net: 0.2, status: 'included' as const },
      { net: 1.1, status: 'optional' as const },
      { net: 99, status: 'excluded' as const },
    ]
    expect(totalsOf(lines, 'EUR')).toEqual({ included: 0.3, withOptions: 1.4 })
    expect(priceOfEach({ net: 980, quantity: 2800 }, 'EUR')).toBe(0.35)
  })

  test('have no more decimals than their currency', () => {
    expect(fitsCurrency(10.25, 'TRY')).toBe(true)
    expect(fitsCurrency(10.255, 'TRY')).toBe(false)
  })
})

const LINE = {
  kind: 'surgeon',
  labels: { en: 'Surgeon' },
  quantity: 1,
  unit: 'each',
  net: 700,
  status: 'included',
} as const
const refusalsOf = (quote: object): Record<string, string> =>
  Object.fromEntries(
    (quoteInput.safeParse(quote).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )

describe('a quote', () => {
  test.each([
    [{ ...LINE, net: 10.999 }, 'lines.0.net'],
    [{ ...LINE, net: -1 }, 'lines.0.net'],
    [{ ...LINE, quantity: -2 }, 'lines.0.quantity'],
    [{ ...LINE, quantity: 0 }, 'lines.0.quantity'],
    [{ ...LINE, quantity: 1.0001 }, 'lines.0.quantity'],
    [{ ...LINE, currency: 'USD' }, 'lines.0.currency'],
    [{ ...LINE, labels: { tr: ' ' } }, 'lines.0.labels'],
  ])('is refused at the field of %j', (line, field) => {
    expect(Object.keys(refusalsOf({ currency: 'EUR', lines: [line] }))).toEqual([field])
  })

  test('has a total that an appointment can have as its price', () => {
    const lines = [LINE, { ...LINE, net: 99_999_999.99 }]
    expect(refusalsOf({ currency: 'EUR', lines })).toEqual({ 'lines.1.net': 'This amount is too high' })
    expect(refusalsOf({ currency: 'EUR', lines: lines.slice(1) })).toEqual({})
  })

  test('has at most 60 lines', () => {
    const lines = Array.from({ length: 61 }, () => LINE)
    expect(Object.keys(refusalsOf({ currency: 'EUR', lines }))).toEqual(['lines'])
    expect(refusalsOf({ currency: 'EUR', lines: lines.slice(1) })).toEqual({})
  })

  test('is sent with an included line, a doctor and 7 to 90 days', () => {
    const finished = { lines: [LINE], doctorId: 'doctor', validUntil: '2026-12-01' }
    expect(refuseQuote(finished, '2026-11-24')).toEqual({})
    expect(refuseQuote({ ...finished, validUntil: '2026-11-30' }, '2026-11-24')).toHaveProperty('validUntil')
    expect(refuseQuote({ ...finished, validUntil: '2027-02-23' }, '2026-11-24')).toHaveProperty('validUntil')
    expect(Object.keys(refuseQuote({ lines: [], doctorId: null, validUntil: null }, '2026-11-24'))).toEqual([
      'lines',
      'doctorId',
      'validUntil',
    ])
  })

  test('gives a reason for fewer days to the flight than the public advice', () => {
    const quote = { lines: [LINE], doctorId: 'd', validUntil: '2026-12-20' }
    const refusals = (days: number, ruleId: string | null, reason: string | null = null) =>
      refuseQuote({ ...quote, earliestFlight: { days, ruleId, reason } }, '2026-12-01')
    expect(refusals(4, 'bapras-breast')).toHaveProperty(['earliestFlight.reason'])
    expect(refusals(4, 'bapras-breast', 'Only a small scar')).toEqual({})
    expect(refusals(5, 'bapras-breast')).toEqual({})
    expect(refusals(0, null)).toEqual({})
    expect(flightRuleFor(['hair-transplant'])).toBeUndefined()
    // The strictest of several treatments applies.
    expect(flightRuleFor(['breast-surgery', 'rhinoplasty'])).toMatchObject({ id: 'bapras-face', days: 7 })
  })

  test('every flight rule names treatments that exist, and a source with its day', () => {
    for (const { id, concepts, source, comparedOn } of FLIGHT_RULES) {
      expect(
        concepts.filter((concept) => !conceptById(concept)),
        id,
      ).toEqual([])
      expect([new URL(source.url).protocol, isDate(comparedOn)], id).toEqual(['https:', true])
    }
  })

  test('has stated points, that of implants only with maker and model', () => {
    const bare = statedPoints({ lines: [LINE] })
    expect(bare.stated).toEqual([])
    expect(bare.notStated).toHaveLength(16)
    const implant = { kind: 'implant' as const, maker: 'Straumann', model: null }
    expect(statedPoints({ lines: [implant] }).notStated).toContain('implant')
    expect(statedPoints({ lines: [{ ...implant, model: 'BLX' }] }).stated).toEqual(['implant'])
    // Price changes and deposits may be stated as none.
    const said = statedPoints({ lines: [], priceMayChange: [], deposit: { amount: 0 }, nightsInHospital: 0 })
    expect(said.stated).toEqual(['nights_in_hospital', 'price_changes', 'deposit'])
  })
})

test('staff answer until the decision of the patient, and can send further versions', () => {
  expect(staffMoves('sent')).toEqual(['seen', 'question', 'quoted', 'declined'])
  expect(staffMoves('quoted')).toEqual(['quoted'])
  expect(staffMoves('accepted')).toEqual([])
})
