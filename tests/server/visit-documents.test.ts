import { expect, test } from 'vitest'
import { renderMail } from '#server/features/accounts/outbox/render.ts'
import { calendarFile } from '#server/features/visits/appointments/documents/calendar-file.ts'
import { receiptPdf } from '#server/features/visits/appointments/documents/receipt-pdf.ts'
import { lettersOf, readPdf } from '#tests/support/pdf.ts'

const ADDRESS = 'Söğüt Sokak 1'
const STARTS_AT = new Date('2026-03-08T07:00:00Z')
const to = {
  kind: 'appointment.confirmed',
  language: 'en',
  firstName: 'Ada',
  publicUrl: 'https://hekima.example',
} as const

const mailFor = (channel: 'in_person' | 'video' | 'phone') =>
  renderMail(to, {
    page: '/my-appointments/a',
    appointment: { bookingId: 'BK-23456789', startsAt: STARTS_AT, channel, hospital: 'Söğüt', address: ADDRESS },
  }).text

test('a mail has the address of a visit in person, and the channel of another one', () => {
  expect(mailFor('in_person')).toContain(ADDRESS)
  expect(mailFor('video')).toContain('By video: the link appears on the appointment page 15 minutes before it starts.')
  expect(mailFor('video')).not.toContain(ADDRESS)
  expect(mailFor('phone')).toContain('By phone.')
})

const fileFor = (channel: 'in_person' | 'video') =>
  calendarFile(
    {
      id: 'a',
      bookingId: 'BK-23456789',
      status: 'confirmed',
      sequence: 0,
      channel,
      people: null,
      durationMinutes: 30,
      place: { address: ADDRESS, district: null, city: 'İzmir', country: 'Türkiye' },
      startsAt: STARTS_AT,
      updatedAt: STARTS_AT,
    },
    { publicUrl: 'https://hekima.example', organizer: { name: 'Hekima', email: 'no-reply@hekima.example' } },
  )

test('a calendar file has a place for a visit in person only', () => {
  expect(fileFor('in_person')).toContain('LOCATION:')
  expect(fileFor('video')).not.toContain('LOCATION:')
  expect(fileFor('video').replaceAll('\r\n ', '')).toContain('By video: the link appears')
})

const service = { id: 's', name: 'Knee Replacement', category: 'Surgery', visitType: 'procedure' as const }
const receiptFor = (consultationPrice: number | null) =>
  receiptPdf(
    {
      id: 'a',
      bookingId: 'BK-23456789',
      status: 'confirmed',
      hospitalId: 'h',
      serviceId: 's',
      doctorId: null,
      patientId: 'p',
      moveRequest: null,
      date: '2026-03-08',
      time: '10:00',
      startsAt: STARTS_AT.toISOString(),
      durationMinutes: 30,
      visitType: 'consultation',
      channel: 'video',
      consultationPrice,
      consultationCurrency: consultationPrice === null ? null : 'USD',
      patientFirstName: 'Ada',
      patientLastName: 'Lovelace',
      patientEmail: 'ada@mail.example',
      patientPhone: '+44 20 7946 0100',
      patientBirthDate: null,
      patientSex: null,
      patientLanguage: null,
      personId: null,
      bookerRelation: null,
      bookerFirstName: null,
      bookerLastName: null,
      notes: null,
      noShowAt: null,
      arrivedAt: null,
      calledInAt: null,
      price: 7800,
      currency: 'USD',
      createdAt: STARTS_AT.toISOString(),
      updatedAt: STARTS_AT.toISOString(),
      hospital: { id: 'h', name: 'Söğüt', city: 'İzmir', country: 'Türkiye', logoUrl: null, phone: null, email: null },
      service,
      doctor: null,
      place: { address: ADDRESS, district: null, city: 'İzmir', country: 'Türkiye' },
      issuedAt: STARTS_AT,
    },
    'en',
  )

test.each([
  [0, 'free of charge'],
  [40, '40.00 USD'],
  [null, 'price not given'],
])('a receipt names the first consultation at %s, and the price of the operation beside it', async (price, words) => {
  const said = lettersOf((await readPdf(await receiptFor(price))).pieces)
  for (const part of ['First consultation for Knee Replacement', 'By video', 'Cost of the first consultation', words])
    expect(said).toContain(part.replaceAll(' ', ''))
  expect(said).toContain('7,800.00USD')
})
