import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertHealthService } from '#server/seed/factories.ts'
import { bookingOf, type Clinic, insertClinic, insertPatient, NOON, THURSDAY } from '#tests/support/clinic.ts'
import { bothDoors, rest, type Verb } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let now = NOON
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
beforeEach(() => {
  now = NOON
})
afterAll(() => app.close())

const VISIT = `id status date time durationMinutes price currency visitType channel isFirstConsultation
  consultationPrice consultationCurrency meetingOpensAt meetingUrl`
const OFFERED = 'visit { visitType isFirstConsultation channels price currency minutes } nights stayDays'

const verbs: Record<string, Verb> = {
  book: {
    rest: 'POST /api/Appointments',
    graphql: `mutation ($input: BookingInput!) { bookAppointment(input: $input) { ${VISIT} } }`,
    success: 201,
  },
  read: { rest: 'GET /api/Appointments/:id', graphql: `query ($id: ID!) { appointment(id: $id) { ${VISIT} } }` },
  mine: {
    rest: 'GET /api/Appointments/my',
    graphql: `query { myAppointments { items { ${VISIT} } } }`,
  },
  move: {
    rest: 'PATCH /api/Appointments/:id/status',
    graphql: `mutation ($id: ID!, $status: AppointmentStatus!) { moveAppointment(id: $id, status: $status) { ${VISIT} } }`,
  },
  setServices: {
    rest: 'PUT /api/Doctor/:doctorId/services',
    graphql: `mutation ($doctorId: ID!, $services: [DoctorServiceInput!]!) {
      setDoctorServices(doctorId: $doctorId, services: $services) { id services { service { id } ${OFFERED} } } }`,
  },
}

/**
 * Creates a clinic that offers knee replacements, with a free first consultation, also by video.
 */
async function insertKnees(
  terms: Record<string, unknown> = { channels: ['in_person', 'video'], consultationPrice: 0 },
) {
  const clinic = await insertClinic(app)
  const knee = { name: 'Knee Replacement', price: 7800, duration: 60, nights: 5, stayDays: 12 }
  const service = await insertHealthService(app.db, knee)
  const linked = await link(clinic, service.id, terms)
  expect(linked.status).toBe(201)
  return { ...clinic, knee: service, linked: linked.body }
}

const link = ({ hospital, staff }: Clinic, serviceId: string, terms: Record<string, unknown>) =>
  rest(app, 'post', `/api/Hospitals/${hospital.id}/services/${serviceId}`, { token: staff.token, body: terms })

const kneeAt = (clinic: Clinic & { knee: { id: string } }, changes: Record<string, unknown> = {}) =>
  bookingOf(clinic, { serviceId: clinic.knee.id, ...changes })

test.each([
  ['en', 'First consultation in person or by video, 30 min'],
  ['tr', 'İlk görüşme yüz yüze veya görüntülü, 30 dk'],
  ['ru', 'Первая консультация очно или по видео, 30 мин'],
  ['ar', 'الاستشارة الأولى حضوريًا أو بالفيديو، 30 دقيقة'],
])('a result card describes the visit in one line in %s', async (language, summary) => {
  const { hospital, knee } = await insertKnees()
  const query = `query ($id: ID!, $ids: [ID!]!) {
    hospital(id: $id) { matched(serviceIds: $ids) { visit { summary } } } }`
  const { body } = await app.request
    .post('/graphql')
    .set('accept-language', language)
    .send({ query, variables: { id: hospital.id, ids: [knee.id] } })
  expect(body).toEqual({ data: { hospital: { matched: [{ visit: { summary } }] } } })
})

describe.each(bothDoors(() => app, verbs))('the visit through %s', (_name, call) => {
  test('for a procedure is its first consultation', async () => {
    const clinic = await insertKnees()
    const patient = await insertPatient(app)
    const wish = kneeAt(clinic, { visitType: 'consultation', channel: 'video' })
    const { status, body } = await call('book', wish, patient.token)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      visitType: 'consultation',
      channel: 'video',
      isFirstConsultation: true,
      durationMinutes: 30,
      consultationPrice: 0,
      consultationCurrency: 'USD',
      price: 7800,
      meetingUrl: null,
    })
  })

  test('is the default one, in person, if neither type nor channel is sent', async () => {
    const clinic = await insertKnees({})
    const patient = await insertPatient(app)
    const { body } = await call('book', kneeAt(clinic), patient.token)
    expect(body).toMatchObject({ visitType: 'consultation', channel: 'in_person', consultationPrice: null })
    const other = await call('book', bookingOf(clinic, { appointmentTime: '14:00' }), patient.token)
    expect(other.body).toMatchObject({ isFirstConsultation: false, durationMinutes: 60, consultationPrice: null })
  })

  test.each([
    [
      { visitType: 'procedure' },
      'visitType',
      'Operations cannot be booked directly. Please book a first consultation.',
    ],
    [{ visitType: 'examination' }, 'visitType', 'This treatment is booked as a consultation.'],
    [{ channel: 'phone' }, 'channel', 'This visit is not offered by phone. Please choose another way.'],
  ])('may not be another one: %o', async (changes, field, sentence) => {
    const clinic = await insertKnees()
    const patient = await insertPatient(app)
    const { status, body } = await call('book', kneeAt(clinic, changes), patient.token)
    expect(status).toBe(400)
    expect(body.errors).toEqual({ [field]: sentence })
  })

  test('needs the notice of a consultation, not that of a procedure', async () => {
    const clinic = await insertKnees()
    await app.query(
      'update booking_rules set notice_minutes = 60, procedure_notice_minutes = 10080 where hospital_id = $1',
      [clinic.hospital.id],
    )
    const patient = await insertPatient(app)
    expect((await call('book', kneeAt(clinic), patient.token)).status).toBe(201)
  })

  test('with a doctor has the terms of the doctor', async () => {
    const clinic = await insertKnees()
    const services = [
      { serviceId: clinic.knee.id, channels: ['phone'], consultationPrice: 40, consultationMinutes: 20 },
      { serviceId: clinic.service.id },
    ]
    const saved = await call('setServices', { doctorId: clinic.doctor.id, services }, clinic.staff.token)
    expect(saved.status).toBe(200)
    const patient = await insertPatient(app)
    const wish = kneeAt(clinic, { doctorId: clinic.doctor.id, channel: 'phone' })
    expect((await call('book', { ...wish, channel: 'video' }, patient.token)).status).toBe(400)
    expect((await call('book', wish, patient.token)).body).toMatchObject({
      channel: 'phone',
      durationMinutes: 20,
      consultationPrice: 40,
      consultationCurrency: 'USD',
    })
  })

  test('a doctor keeps terms that are not sent, and null means those of the hospital', async () => {
    const clinic = await insertKnees()
    const { id } = clinic.doctor
    const save = (terms: object) =>
      call('setServices', { doctorId: id, services: [{ serviceId: clinic.knee.id, ...terms }] }, clinic.staff.token)
    const stored = async () => {
      const [row] = await app.query(
        'select channels, consultation_price, consultation_currency, consultation_minutes from doctor_services where doctor_id = $1',
        [id],
      )
      return row
    }
    await save({ channels: ['phone'], consultationPrice: 40, consultationMinutes: 20 })
    await save({ price: 9000 })
    const terms = { channels: ['phone'], consultation_currency: 'USD', consultation_minutes: 20 }
    expect(await stored()).toMatchObject({ ...terms, consultation_price: 40 })
    await save({ channels: null, consultationPrice: null, consultationMinutes: null })
    expect(Object.values((await stored()) ?? {})).toEqual([null, null, null, null])
  })

  test('shows the link of a video visit from 15 minutes before until its end, and never earlier', async () => {
    const clinic = await insertKnees()
    await app.query('insert into doctor_services (doctor_id, service_id) values ($1, $2)', [
      clinic.doctor.id,
      clinic.knee.id,
    ])
    await app.query("update doctors set meeting_url = 'https://meet.example/umut' where id = $1", [clinic.doctor.id])
    const patient = await insertPatient(app)
    const stranger = await insertPatient(app)
    const wish = kneeAt(clinic, { doctorId: clinic.doctor.id, channel: 'video' })
    const { body } = await call('book', wish, patient.token)
    const link = async (token: string) => (await call('read', { id: body.id }, token)).body
    const at = (time: string) => {
      now = new Date(`${THURSDAY}T${time}Z`)
    }

    at('07:00:00')
    expect(await link(patient.token)).toMatchObject({ meetingOpensAt: null, meetingUrl: null })
    now = NOON
    const confirmed = await call('move', { id: body.id, status: 'confirmed' }, clinic.staff.token)
    expect(confirmed.body).toMatchObject({ meetingOpensAt: `${THURSDAY}T06:45:00.000Z`, meetingUrl: null })

    at('06:44:59')
    for (const token of [patient.token, clinic.staff.token])
      expect(await link(token)).toMatchObject({ meetingUrl: null })
    at('06:45:00')
    for (const token of [patient.token, clinic.staff.token])
      expect(await link(token)).toMatchObject({ meetingUrl: 'https://meet.example/umut' })
    expect(JSON.stringify((await call('mine', {}, patient.token)).body)).toContain('https://meet.example/umut')
    expect(JSON.stringify(await call('read', { id: body.id }, stranger.token))).not.toContain('meet.example')
    at('07:29:59')
    expect(await link(patient.token)).toMatchObject({ meetingUrl: 'https://meet.example/umut' })
    at('07:30:00')
    expect(await link(patient.token)).toMatchObject({ meetingUrl: null })
  })
})

describe('a hospital', () => {
  test('sets the terms of a consultation, and keeps fields that are not sent', async () => {
    const clinic = await insertKnees({ channels: ['phone', 'video'], consultationPrice: 60, consultationMinutes: 40 })
    const visit = {
      visitType: 'consultation',
      isFirstConsultation: true,
      channels: ['video', 'phone'],
      price: 60,
      currency: 'USD',
      minutes: 40,
    }
    expect(clinic.linked).toMatchObject({ visit, price: 7800, nights: 5, stayDays: 12 })
    const repriced = (await link(clinic, clinic.knee.id, { price: 9000, nights: 4 })).body
    expect(repriced).toMatchObject({ visit, price: 9000, nights: 4, stayDays: 12 })
    const changed = (await link(clinic, clinic.knee.id, { consultationPrice: null, channels: null })).body
    expect(changed).toMatchObject({ visit: { price: null, channels: ['in_person'], minutes: 40 }, price: 9000 })
  })

  test.each([
    [{ channels: ['video'] }, 'channels', 'An examination takes place in person.'],
    [
      { consultationMinutes: 20 },
      'consultationMinutes',
      'Only operations have a first consultation with its own price and length.',
    ],
  ])('may not set terms that are invalid for the treatment: %o', async (terms, field, sentence) => {
    const clinic = await insertClinic(app)
    const scan = await insertHealthService(app.db, { name: 'MRI Scan', category: 'Diagnostics' })
    const answer = await link(clinic, scan.id, terms)
    expect([answer.status, answer.body.errors]).toEqual([400, { [field]: sentence }])
  })

  test('offers a treatment whose page shows the booked visit and the price of the operation', async () => {
    const clinic = await insertKnees()
    const { data } = await app.graphql(
      `query ($id: ID!, $serviceId: ID!) { hospital(id: $id) { service(id: $serviceId) { price ${OFFERED} } } }`,
      { id: clinic.hospital.id, serviceId: clinic.knee.id },
    )
    expect(data.hospital.service).toEqual({
      price: 7800,
      nights: 5,
      stayDays: 12,
      visit: {
        visitType: 'consultation',
        isFirstConsultation: true,
        channels: ['in_person', 'video'],
        price: 0,
        currency: 'USD',
        minutes: 30,
      },
    })
  })
})

test('the address of video visits is read only by staff', async () => {
  const clinic = await insertClinic(app)
  await app.query("update doctors set meeting_url = 'https://meet.example/umut' where id = $1", [clinic.doctor.id])
  const patient = await insertPatient(app)
  const read = async (path: string, token?: string) => JSON.stringify((await rest(app, 'get', path, { token })).body)
  for (const token of [undefined, patient.token, clinic.staff.token]) {
    expect(await read(`/api/Doctor/${clinic.doctor.id}`, token)).not.toContain('meet.example')
    expect(await read('/api/Doctor?limit=100', token)).not.toContain('meet.example')
  }
  const settings = `/api/Doctor/${clinic.doctor.id}/settings`
  expect(await read(settings, clinic.staff.token)).toContain('https://meet.example/umut')
  expect(await read(settings, patient.token)).not.toContain('meet.example')
})
