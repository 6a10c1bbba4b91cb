import { describe, expect, test } from 'vitest'
import {
  APPOINTMENT_STATUSES,
  type AppointmentStatus,
  allowedMoves,
  bookingLimits,
  patientInfo,
  refuseAnother,
  statusWhenBooked,
} from '#domain/appointments.ts'
import { DEFAULT_BOOKING_RULES } from '#domain/availability.ts'
import { heldUntil, needsConfirmation } from '#domain/proposals.ts'

const NOW = new Date('2026-03-04T10:00:00Z')
const [PAST, STARTING, COMING] = ['2026-03-04T09:00:00Z', '2026-03-04T10:00:00Z', '2026-03-04T11:00:00Z']
const person = (role: 'user' | 'hospital' | 'admin', hospitalId: string | null = null) => ({
  id: role,
  role,
  hospitalId,
  hospitalRole: role === 'hospital' ? ('coordinator' as const) : null,
})
const patient = person('user')
const stranger = { ...patient, id: 'somebody else' }
const staff = person('hospital', 'here')
const admin = person('admin')

const moves = (status: AppointmentStatus, startsAt: string, who: Parameters<typeof allowedMoves>[1]) =>
  allowedMoves({ status, startsAt, patientId: patient.id, hospitalId: 'here' }, who, NOW)

describe('allowed moves', () => {
  test.each<[AppointmentStatus, string, AppointmentStatus[]]>([
    ['pending', COMING, ['cancelled']],
    ['confirmed', COMING, ['cancelled']],
    ['confirmed', STARTING, []],
    ['pending', PAST, []],
    ['completed', PAST, []],
    ['cancelled', COMING, []],
  ])('a patient: %s at %s', (status, startsAt, allowed) => {
    expect(moves(status, startsAt, patient)).toEqual(allowed)
  })

  test.each<[AppointmentStatus, string, AppointmentStatus[]]>([
    ['pending', COMING, ['confirmed', 'cancelled']],
    ['pending', PAST, ['confirmed', 'cancelled']],
    ['confirmed', COMING, ['cancelled']],
    ['confirmed', STARTING, ['completed', 'cancelled']],
    ['confirmed', PAST, ['completed', 'cancelled']],
    ['completed', PAST, []],
    ['cancelled', COMING, []],
  ])('staff and administrators: %s at %s', (status, startsAt, allowed) => {
    expect(moves(status, startsAt, staff)).toEqual(allowed)
    expect(moves(status, startsAt, admin)).toEqual(allowed)
  })

  test.each([null, stranger, person('hospital', 'elsewhere'), person('hospital')])('others: %o', (who) => {
    for (const status of APPOINTMENT_STATUSES) expect(moves(status, COMING, who)).toEqual([])
  })
})

describe('the status of a booking', () => {
  const instant = { ...DEFAULT_BOOKING_RULES, confirmation: 'instant' as const }

  test('is pending unless the hospital confirms at once', () => {
    expect(statusWhenBooked(DEFAULT_BOOKING_RULES)).toBe('pending')
    expect(statusWhenBooked(instant)).toBe('confirmed')
  })

  test.each([
    ['confirmed', DEFAULT_BOOKING_RULES, true],
    ['confirmed', instant, false],
    ['pending', DEFAULT_BOOKING_RULES, false],
    ['pending', instant, false],
  ] as const)('a new time of a %s appointment, by the rules %o', (status, rules, needed) => {
    expect(needsConfirmation({ status }, rules)).toBe(needed)
  })

  test('is held until the answer is due, but never beyond either time', () => {
    const at = (iso: string) => new Date(`2026-03-${iso}Z`)
    const held = (side: 'patient' | 'hospital', startsAt: string, presentStart: string) =>
      heldUntil(at('04T10:00:00'), { side, startsAt: at(startsAt), presentStart: at(presentStart) })
    expect(held('hospital', '20T10:00:00', '04T12:00:00')).toEqual(at('05T10:00:00'))
    expect(held('patient', '20T10:00:00', '21T10:00:00')).toEqual(at('07T10:00:00'))
    expect(held('patient', '05T08:00:00', '21T10:00:00')).toEqual(at('05T08:00:00'))
    expect(held('patient', '20T10:00:00', '04T12:00:00')).toEqual(at('04T12:00:00'))
  })
})

test.each([
  [{ upcoming: 19, today: 19, isConfirmed: true }, {}, undefined],
  [{ upcoming: 20, today: 0, isConfirmed: true }, {}, 'conflict'],
  [{ upcoming: 0, today: 20, isConfirmed: true }, {}, 'too_many_requests'],
  [{ upcoming: 1, today: 1, isConfirmed: false }, {}, undefined],
  [{ upcoming: 2, today: 2, isConfirmed: false }, {}, 'conflict'],
  [{ upcoming: 4, today: 0, isConfirmed: true }, { upcoming: 4 }, 'conflict'],
  [{ upcoming: 4, today: 0, isConfirmed: false }, { upcomingUnconfirmed: 5 }, undefined],
])('a user who has made %o under %o', (made, setting, code) => {
  expect(refuseAnother(made, bookingLimits.parse(setting))?.code).toBe(code)
})

test.each([
  ['٠٥٣٢ ١٢٣ ٤٥ ٦٧', '0532 123 45 67'],
  ['+۹۸ ۲۱ ۱۲۳۴', '+98 21 1234'],
  ['+90 532 123 45 67', '+90 532 123 45 67'],
])('a telephone number may be typed on any keyboard: %s', (typed, kept) => {
  const { phone } = patientInfo.parse({ firstName: 'Ada', lastName: 'Öz', email: 'ada@mail.example', phone: typed })
  expect(phone).toBe(kept)
})
