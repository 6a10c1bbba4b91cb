import { describe, expect, test } from 'vitest'
import { bookingInput } from '#domain/booking-input.ts'
import { doctorInput } from '#domain/doctors.ts'
import { hospitalServiceInput, refuseTerms } from '#domain/health-services.ts'
import { refuseVisit } from '#domain/visit-fields.ts'
import {
  bookableVisit,
  type Channel,
  chosenChannel,
  isMeetingOpen,
  meetingHours,
  proposedChannel,
  visitTypeByName,
} from '#domain/visit-types.ts'

const NO_TERMS = { channels: null, consultationPrice: null, consultationCurrency: null, consultationMinutes: null }
const KNEE = { visitType: 'procedure', minutes: 60, price: 7800, currency: 'USD' } as const
const TALK = { visitType: 'consultation', minutes: 45, price: 120, currency: 'USD' } as const

describe('the visit type of a treatment', () => {
  test.each([
    ['Knee Replacement', 'Other', 'procedure'],
    ['Gallbladder', 'Surgery', 'procedure'],
    ['Dental Implants', 'Dental Care', 'procedure'],
    ['Cardiology', 'Specialist Care', 'consultation'],
    ['Psychotherapy', 'Mental Health', 'consultation'],
    ['Treatment Planning Call', 'Other', 'consultation'],
    ['MRI Scan', 'Diagnostics', 'examination'],
    ['Physiotherapy', 'Therapy', 'examination'],
  ] as const)('follows from name and category: %s (%s) is %s', (name, category, type) => {
    expect(visitTypeByName({ name, category })).toBe(type)
  })
})

describe('the booked visit', () => {
  test('for a procedure is by default its first consultation, of 30 minutes in person at an unknown price', () => {
    expect(bookableVisit(KNEE, NO_TERMS)).toEqual({
      visitType: 'consultation',
      isFirstConsultation: true,
      channels: ['in_person'],
      price: null,
      currency: 'USD',
      minutes: 30,
    })
  })

  test('for a procedure has the terms of the hospital, and 0 is free', () => {
    const terms = {
      channels: ['phone', 'video'] satisfies Channel[],
      consultationPrice: 0,
      consultationCurrency: 'EUR' as const,
      consultationMinutes: 20,
    }
    expect(bookableVisit(KNEE, terms)).toMatchObject({
      channels: ['video', 'phone'],
      price: 0,
      currency: 'EUR',
      minutes: 20,
    })
  })

  test('has the terms of the doctor before those of the hospital, field by field', () => {
    const hospital = {
      ...NO_TERMS,
      channels: ['in_person'] satisfies Channel[],
      consultationPrice: 0,
      consultationCurrency: 'USD' as const,
    }
    const doctor = { ...NO_TERMS, channels: ['video'] satisfies Channel[], consultationMinutes: 40 }
    expect(bookableVisit(KNEE, hospital, doctor)).toMatchObject({ channels: ['video'], price: 0, minutes: 40 })
    const priced = { ...doctor, consultationPrice: 50, consultationCurrency: 'GBP' as const }
    expect(bookableVisit(KNEE, hospital, priced)).toMatchObject({ price: 50, currency: 'GBP' })
  })

  test('for a consultation has the price and the length of the treatment', () => {
    const terms = { ...NO_TERMS, channels: ['video'] satisfies Channel[], consultationMinutes: 20 }
    expect(bookableVisit(TALK, terms)).toEqual({
      visitType: 'consultation',
      isFirstConsultation: false,
      channels: ['video'],
      price: 120,
      currency: 'USD',
      minutes: 45,
    })
  })

  test('for an examination takes place in person', () => {
    const terms = { ...NO_TERMS, channels: ['video'] satisfies Channel[] }
    expect(bookableVisit({ ...TALK, visitType: 'examination' }, terms).channels).toEqual(['in_person'])
  })
})

describe('a booking', () => {
  const consultation = bookableVisit(KNEE, { ...NO_TERMS, channels: ['in_person', 'video'] })
  const examination = bookableVisit({ ...TALK, visitType: 'examination' }, NO_TERMS)

  test.each([
    [{}, consultation, null],
    [{ visitType: 'consultation', channel: 'video' }, consultation, null],
    [{ visitType: 'procedure' }, consultation, 'visitType'],
    [{ visitType: 'examination' }, consultation, 'visitType'],
    [{ visitType: 'consultation' }, examination, 'visitType'],
    [{ channel: 'phone' }, consultation, 'channel'],
    [{ channel: 'video' }, examination, 'channel'],
  ] as const)('of %o is validated by the visit', (request, visit, field) => {
    expect(refuseVisit(request, visit)?.field ?? null).toBe(field)
  })

  test('is in person unless only other channels are offered', () => {
    expect(chosenChannel({}, { channels: ['in_person', 'video'] })).toBe('in_person')
    expect(chosenChannel({}, { channels: ['video', 'phone'] })).toBe('video')
    expect(chosenChannel({ channel: 'phone' }, { channels: ['in_person', 'phone'] })).toBe('phone')
  })

  test('may omit visit type and channel, but not send unknown ones', () => {
    const { visitType, channel } = bookingInput.shape
    expect([visitType.safeParse(undefined).success, channel.safeParse(undefined).success]).toEqual([true, true])
    expect(visitType.safeParse('operation').error?.issues[0]?.message).toBe(
      'Visit type must be consultation, examination or procedure',
    )
    expect(channel.safeParse('fax').error?.issues[0]?.message).toBe('Channel must be in_person, video or phone')
  })
})

describe('the terms of a consultation', () => {
  test.each([19, 41, 30.5])('have 20 to 40 minutes: not %s', (consultationMinutes) => {
    expect(hospitalServiceInput.safeParse({ consultationMinutes }).success).toBe(false)
  })

  test('name at least one channel, without duplicates and in order', () => {
    expect(hospitalServiceInput.safeParse({ channels: [] }).success).toBe(false)
    expect(hospitalServiceInput.parse({ channels: ['phone', 'in_person', 'phone'] }).channels).toEqual([
      'in_person',
      'phone',
    ])
  })

  test.each([
    ['examination', { channels: ['video'] }, 'channels'],
    ['examination', { channels: ['in_person'] }, null],
    ['consultation', { channels: ['video'] }, null],
    ['consultation', { consultationPrice: 20 }, 'consultationPrice'],
    ['consultation', { consultationMinutes: 20 }, 'consultationMinutes'],
    ['procedure', { channels: ['video'], consultationPrice: 0, consultationMinutes: 20 }, null],
  ] as const)('match the treatment: %s with %o', (treatment, terms, field) => {
    expect(refuseTerms(treatment, hospitalServiceInput.parse(terms))?.field ?? null).toBe(field)
  })

  test('a meeting address is encrypted', () => {
    const { meetingUrl } = doctorInput.shape
    expect(meetingUrl.parse('meet.example/umut')).toBe('https://meet.example/umut')
    expect(meetingUrl.parse('')).toBeNull()
    expect(meetingUrl.safeParse('http://meet.example').success).toBe(false)
    expect(meetingUrl.safeParse('javascript:alert(1)').success).toBe(false)
  })
})

describe('the link of a video visit', () => {
  const visit = {
    status: 'confirmed',
    channel: 'video',
    startsAt: '2026-03-04T10:00:00Z',
    durationMinutes: 30,
  } as const

  test.each([
    ['2026-03-04T09:44:59Z', false],
    ['2026-03-04T09:45:00Z', true],
    ['2026-03-04T10:29:59Z', true],
    ['2026-03-04T10:30:00Z', false],
  ])('is open at %s: %s', (now, isOpen) => {
    expect(isMeetingOpen(visit, new Date(now))).toBe(isOpen)
  })

  test.each(['pending', 'completed', 'cancelled'])('is not open while the visit is %s', (status) => {
    expect(meetingHours({ ...visit, status })).toBeNull()
  })

  test.each(['in_person', 'phone'] as const)('does not exist %s', (channel) => {
    expect(isMeetingOpen({ ...visit, channel }, new Date(visit.startsAt))).toBe(false)
  })
})

test.each([
  ['Asia/Kuwait', ['in_person', 'video'], 'video'],
  ['Asia/Kuwait', ['in_person'], undefined],
  ['Europe/Istanbul', ['in_person', 'video'], undefined],
  ['UTC', ['in_person', 'video'], undefined],
  ['Etc/UTC', ['in_person', 'video'], undefined],
] as const)('to a device in %s with %j it is proposed: %s', (zone, channels, proposed) => {
  expect(proposedChannel(zone, { channels: [...channels] })).toBe(proposed)
})
