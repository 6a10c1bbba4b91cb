import { describe, expect, test } from 'vitest'
import {
  APPOINTMENT_STATUSES,
  type AppointmentStatus,
  allowedMoves,
  bookingLimits,
  patientInfo,
  refuseAnother,
  statusWhenBooked,
  statusWhenMoved,
} from '#domain/appointments.ts'
import { DEFAULT_BOOKING_RULES } from '#domain/availability.ts'

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

describe('the moves that somebody may make', () => {
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

  test.each([null, stranger, person('hospital', 'elsewhere'), person('hospital')])('nobody else: %o', (who) => {
    for (const status of APPOINTMENT_STATUSES) expect(moves(status, COMING, who)).toEqual([])
  })
})

describe('the state of a booking', () => {
  const instant = { ...DEFAULT_BOOKING_RULES, confirmation: 'instant' as const }

  test('waits for the hospital unless it confirms at once', () => {
    expect(statusWhenBooked(DEFAULT_BOOKING_RULES)).toBe('pending')
    expect(statusWhenBooked(instant)).toBe('confirmed')
  })

  test.each([
    ['confirmed', patient, DEFAULT_BOOKING_RULES, 'pending'],
    ['confirmed', patient, instant, 'confirmed'],
    ['confirmed', staff, DEFAULT_BOOKING_RULES, 'confirmed'],
    ['confirmed', admin, DEFAULT_BOOKING_RULES, 'confirmed'],
    ['pending', patient, DEFAULT_BOOKING_RULES, 'pending'],
    ['pending', patient, instant, 'pending'],
  ] as const)('%s, moved by %o', (status, who, rules, after) => {
    expect(statusWhenMoved({ status, hospitalId: 'here' }, who, rules)).toBe(after)
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
])('somebody who has made %o under %o', (made, setting, code) => {
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
