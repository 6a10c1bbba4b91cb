import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertAppointment, insertReview, insertUser } from '#server/seed/factories.ts'
import { insertPerson, PASSWORD } from '#tests/support/account.ts'
import { insertKey } from '#tests/support/api-keys.ts'
import { bookingOf, type Clinic, insertClinic, insertPatient, MONDAY, NOON, THURSDAY } from '#tests/support/clinic.ts'
import { type Call, type OpenApi, readOpenApi } from '#tests/support/openapi.ts'
import { manage } from '#tests/support/openapi-admin.ts'
import { workOnAppointments } from '#tests/support/openapi-appointments.ts'
import { keepCatalogue } from '#tests/support/openapi-catalogue.ts'
import { exportVisits, keepCertificates, useDesk } from '#tests/support/openapi-oversight.ts'
import { usePortal } from '#tests/support/openapi-portal.ts'
import { keepHospital } from '#tests/support/openapi-portal-doctors.ts'
import { exchangeQuotes } from '#tests/support/openapi-quotes.ts'
import { haveReports } from '#tests/support/openapi-reports.ts'
import { SON } from '#tests/support/persons.ts'
import { insertQuoteRequests } from '#tests/support/quote-world.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

/** Real responses of every operation, validated against the OpenAPI document. */
let app: TestApp
let api: OpenApi
let clinic: Clinic
let admin: string
let ada: Awaited<ReturnType<typeof insertPatient>>
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
  api = await readOpenApi(app)
  clinic = await insertClinic(app)
  ada = await insertPatient(app)
  admin = (await app.signIn('admin')).token
})
afterAll(() => app.close())

/**
 * Calls an operation and expects this status. `call` validates the response against the document.
 */
async function expectStatus(status: number, operationId: string, options: Call = {}) {
  const answer = await api.call(operationId, options)
  expect(answer.status, `${operationId}: ${answer.text}`).toBe(status)
  return answer
}

const pdf = { bytes: Buffer.from('%PDF-1.7\n%%EOF\n'), name: 'report.pdf' }

/** Inserts a past visit of Ada's. */
const insertVisit = (time: string) =>
  insertAppointment(app.db, {
    hospitalId: clinic.hospital.id,
    serviceId: clinic.service.id,
    patientId: ada.id,
    date: '2026-03-03',
    time,
    status: 'completed',
  })

describe('the catalogue', () => {
  test('is public', async () => {
    const [hospital, service, doctor] = [clinic.hospital.id, clinic.service.id, clinic.doctor.id]
    for (const kind of ['Hospitals', 'Doctors', 'HealthServices']) {
      await expectStatus(200, `list${kind}`)
      await expectStatus(200, `search${kind}`, { query: { q: 'a', limit: 1 } })
      await expectStatus(400, `search${kind}`, { query: { sortBy: 'beauty' } })
      await expectStatus(401, `list${kind}`, { query: { includeInactive: true } })
      await expectStatus(403, `list${kind}`, { query: { includeInactive: true }, token: ada.token })
    }
    const languages = 'English,Turkish'
    await expectStatus(200, 'searchHospitals', {
      query: { languages, priceRange: '$,$$', latitude: 38.4, longitude: 27.1 },
    })
    await expectStatus(200, 'listFeaturedHospitals', { query: { limit: 2 } })
    await expectStatus(200, 'suggest', { query: { q: 'hosp' } })
    await expectStatus(400, 'suggest', { query: { q: 'hosp', limit: 11 } })
    await expectStatus(200, 'chat', { body: { messages: [{ role: 'user', content: 'My knee hurts.' }] } })
    await expectStatus(400, 'chat', { body: {} })
    const { headers } = await expectStatus(200, 'getHospital', { path: { id: hospital } })
    const known = { 'if-none-match': String(headers.etag) }
    await expectStatus(304, 'getHospital', { path: { id: hospital }, headers: known })
    await expectStatus(200, 'getDoctor', { path: { id: doctor } })
    await expectStatus(200, 'listDoctorServices', { path: { id: doctor } })
    await expectStatus(200, 'getHealthService', { path: { id: service } })
    await expectStatus(404, 'getHospital', { path: { id: 'nobody' } })
    await expectStatus(200, 'listHospitalServices', { path: { id: hospital } })
    await expectStatus(200, 'getHospitalService', { path: { id: hospital, serviceId: service } })
    await expectStatus(200, 'getAvailability', { path: { id: hospital }, query: { serviceId: service } })
    await expectStatus(400, 'getAvailability', { path: { id: hospital }, query: { from: 'soon' } })
  })

  test('is maintained by administrators', () =>
    keepCatalogue(expectStatus, { api, admin, patient: ada.token, strangeService: clinic.service.id }))

  test('is named in the requested language', async () => {
    await expectStatus(200, 'listTerms', { query: { kind: 'specialty' } })
    await expectStatus(400, 'listTerms', { query: { kind: 'colour' } })
  })
})

describe('appointments', () => {
  test('are booked, moved, discussed and read', async () => {
    const { token } = ada
    const booking = { body: bookingOf(clinic), token, headers: { 'idempotency-key': 'one' } }
    const { headers, body: appointment } = await expectStatus(201, 'bookAppointment', booking)
    await expectStatus(201, 'bookAppointment', booking)
    await expectStatus(422, 'bookAppointment', { ...booking, body: bookingOf(clinic, { appointmentTime: '11:00' }) })
    const eve = await insertPatient(app, 'Eve')
    await expectStatus(409, 'bookAppointment', { body: bookingOf(clinic), token: eve.token })
    await expectStatus(400, 'bookAppointment', { body: bookingOf(clinic, { appointmentTime: '03:00' }), token })
    await expectStatus(415, 'bookAppointment', { body: 'hello', token, headers: { 'content-type': 'text/csv' } })

    const path = { id: appointment.id }
    const mine = { path, token }
    const staff = { path, token: clinic.staff.token }
    const edit = { ...mine, body: { notes: 'I walk with a stick.' }, headers: { 'if-match': String(headers.etag) } }
    await expectStatus(200, 'updateAppointment', edit)
    await expectStatus(409, 'updateAppointment', { ...edit, body: { notes: 'I do not.' } })
    await expectStatus(200, 'moveAppointment', { ...staff, body: { status: 'confirmed' } })
    await expectStatus(409, 'moveAppointment', { ...staff, body: { status: 'pending' } })
    await expectStatus(403, 'moveAppointment', { ...mine, body: { status: 'completed' } })

    await expectStatus(201, 'sendMessage', { ...mine, body: { message: 'May I bring my X-rays?' } })
    await expectStatus(201, 'sendMessage', { ...staff, body: { message: 'Please do.' } })
    await expectStatus(200, 'listMessages', { ...mine, query: { page: 1 } })
    const { body: file } = await expectStatus(201, 'uploadFile', { ...mine, file: pdf })
    await expectStatus(415, 'uploadFile', { ...mine, file: { bytes: Buffer.from('hello'), name: 'a.txt' } })
    await expectStatus(200, 'listFiles', staff)
    await expectStatus(200, 'downloadFile', { ...staff, path: { ...path, fileId: file.id } })

    const draft = await app.graphql('mutation { saveQuoteRequest(input: {}) { id } }', {}, token)
    const request = { path: { id: draft.data.saveQuoteRequest.id }, token }
    const { body: report } = await expectStatus(201, 'uploadQuoteFile', { ...request, file: pdf })
    await expectStatus(415, 'uploadQuoteFile', { ...request, file: { bytes: Buffer.from('hello'), name: 'a.txt' } })
    await expectStatus(200, 'downloadQuoteFile', { ...request, path: { ...request.path, fileId: report.id } })

    for (const reader of [mine, staff]) await expectStatus(200, 'getAppointment', reader)
    await expectStatus(404, 'getAppointment', { path, token: eve.token })
    await expectStatus(403, 'listMessages', { path, token: admin })
    const open = 'mutation ($id: ID!, $reason: String!) { openAppointment(id: $id, reason: $reason) { id } }'
    await app.graphql(open, { ...path, reason: 'The patient asked support.' }, admin)
    await expectStatus(200, 'listMessages', { path, token: admin, query: { page: 1 } })
    await expectStatus(200, 'listMyAppointments', { token, query: { tab: 'upcoming' } })
    await expectStatus(200, 'listAppointments', {
      token: clinic.staff.token,
      query: { status: 'confirmed', q: 'ada', from: THURSDAY },
    })
    await expectStatus(403, 'listAppointments', { token })
    await expectStatus(200, 'summariseAppointments', { token: clinic.staff.token })
    await usePortal(expectStatus, { clinic, patient: token })
    await keepHospital(expectStatus, { app, clinic, patient: token })
    await expectStatus(200, 'getCalendarFile', mine)
    await expectStatus(200, 'getReceipt', { ...mine, query: { lang: 'tr' } })
    await expectStatus(400, 'getReceipt', { ...mine, query: { lang: 'xx' } })
    const { data } = await app.graphql('mutation { createCalendarFeed }', {}, token)
    await expectStatus(200, 'getCalendarFeed', { path: { file: data.createCalendarFeed.split('/').at(-1) } })
  })

  test('are streamed', async () => {
    const { body } = await expectStatus(201, 'bookAppointment', {
      body: bookingOf(clinic, { appointmentDate: MONDAY }),
      token: ada.token,
    })
    const place = { patientId: ada.id, hospitalId: clinic.hospital.id, serviceId: clinic.service.id }
    const quotes = await insertQuoteRequests(app, place)
    for (const [operationId, id, token] of [
      ['streamAppointment', body.id, ada.token],
      ['streamSession', body.id, ada.token],
      ['streamHospital', clinic.hospital.id, clinic.staff.token],
      ['streamQuoteRequest', quotes.quoterequests, ada.token],
    ]) {
      const stream = api.find(operationId)
      const stop = new AbortController()
      const answer = await fetch(app.url + api.addressOf(stream, { path: { id } }), {
        headers: { authorization: `Bearer ${token}` },
        signal: stop.signal,
      })
      expect(answer.status).toBe(200)
      expect(Object.keys(stream.responses['200']?.content ?? {})).toEqual([
        answer.headers.get('content-type')?.split(';')[0],
      ])
      stop.abort()
      api.succeeded.add(operationId)
    }
  })

  test('have quotes, which are compared and shown to companions', async () => {
    const place = { patientId: ada.id, hospitalId: clinic.hospital.id, serviceId: clinic.service.id }
    const quotes = await insertQuoteRequests(app, place)
    const request = { path: { id: quotes.quoterequests }, token: ada.token }
    await expectStatus(200, 'getQuoteComparison', { ...request, query: { lang: 'ar' } })
    const atHospital = { path: { id: quotes.hospitalquoterequests }, token: clinic.staff.token }

    const { body: attached } = await expectStatus(201, 'addQuoteAttachment', { ...atHospital, file: pdf })
    const attachment = { ...atHospital, path: { ...atHospital.path, attachmentId: attached.id } }
    await expectStatus(200, 'downloadQuoteAttachment', attachment)
    await expectStatus(404, 'downloadQuoteAttachment', {
      ...attachment,
      ...request,
      path: { ...attachment.path, ...request.path },
    })
    await expectStatus(204, 'removeQuoteAttachment', attachment)
    const eve = await insertPatient(app, 'Eve')
    await expectStatus(404, 'getQuoteComparison', { ...request, token: eve.token })
    const body = { name: 'Clare', parts: ['prices'], days: 14 }
    const { body: made } = await expectStatus(201, 'createQuoteLink', { ...request, body })
    await expectStatus(400, 'createQuoteLink', { ...request, body: { ...body, days: 91 } })
    await expectStatus(200, 'listQuoteLinks', request)
    await expectStatus(200, 'revokeQuoteLink', { ...request, path: { id: made.link.id } })
  })

  test('have a message limit set by the operator', async () => {
    await app.query(`insert into settings (key, value) values ('messagesPerHour', '1')`)
    const { id } = await insertVisit('09:00')
    const message = { path: { id }, token: ada.token, body: { message: 'Hello?' } }
    await expectStatus(201, 'sendMessage', message)
    const { body, headers } = await expectStatus(429, 'sendMessage', message)
    expect([body.code, String(body.retryAfter)]).toEqual(['too_many_requests', headers['retry-after']])
  })
})

test('reports are created, read and deleted', () => haveReports(expectStatus, { app, clinic, patient: ada.token }))

test('reviews are answered and read', async () => {
  const { hospital, staff } = clinic
  const review = await insertReview(app.db, await insertVisit('11:00'), {
    authorName: 'Ada L.',
    rating: 5,
    comment: 'Everybody took their time.',
  })
  const path = { id: review.id }
  await expectStatus(200, 'replyToReview', { path, token: staff.token, body: { reply: 'Thank you.' } })
  await expectStatus(403, 'replyToReview', { path, token: ada.token, body: { reply: 'Me too.' } })
  for (const [kind, owner] of [
    ['Hospital', hospital],
    ['Doctor', clinic.doctor],
  ] as const) {
    await expectStatus(200, `list${kind}Reviews`, { path: { id: owner.id } })
    await expectStatus(200, `summarise${kind}Reviews`, { path: { id: owner.id } })
  }
})

test('the list of appointments is exported', () => exportVisits(expectStatus, { admin, patient: ada }))

describe('accounts', () => {
  test('are created, signed in to and deleted', async () => {
    const newcomer = { firstName: 'Ingrid', lastName: 'Solvang', email: 'ingrid@mail.example', password: 'Fjord-1905' }
    const { body } = await expectStatus(201, 'register', { body: { ...newcomer, confirmPassword: newcomer.password } })
    await expectStatus(409, 'register', { body: newcomer })
    await expectStatus(400, 'register', { body: { ...newcomer, confirmPassword: 'Fjord-1906' } })
    await expectStatus(200, 'login', { body: newcomer })
    await expectStatus(401, 'login', { body: { ...newcomer, password: 'Fjord-1906' } })
    await insertUser(app.db, { email: 'gone@mail.example', password: PASSWORD, status: 'suspended' })
    await expectStatus(403, 'login', { body: { email: 'gone@mail.example', password: PASSWORD } })
    const token = body.token
    await expectStatus(204, 'logout', { token })
    await expectStatus(204, 'logout', { token })
    await expectStatus(401, 'getProfile', { token })
  })

  test('are edited', async () => {
    const { token } = await insertPerson(app)
    const { headers } = await expectStatus(200, 'getProfile', { token })
    const edit = { token, headers: { 'if-match': String(headers.etag) } }
    await expectStatus(200, 'updateProfile', { ...edit, body: { bio: 'I sail.' } })
    await expectStatus(409, 'updateProfile', { ...edit, body: { bio: 'I ski.' } })
    await expectStatus(200, 'exportAccount', { token })
    const { body: person } = await expectStatus(201, 'addPerson', { token, body: SON })
    await expectStatus(200, 'listPersons', { token })
    await expectStatus(200, 'updatePerson', { token, path: { id: person.id }, body: { language: 'en' } })
    await expectStatus(204, 'removePerson', { token, path: { id: person.id } })
  })

  test('have passwords', async () => {
    const { token } = await insertPerson(app)
    const change = { currentPassword: PASSWORD, newPassword: 'Lofoten-1907' }
    await expectStatus(400, 'changePassword', { token, body: { ...change, confirmPassword: 'Lofoten-1908' } })
    await expectStatus(204, 'changePassword', { token, body: { ...change, confirmPassword: change.newPassword } })
  })
})

test.each(manage)('$what by administrators', ({ calls }) => calls(expectStatus, { admin, patient: ada.token }))

test('hospitals show certificates', () => keepCertificates(app, expectStatus, { admin, patient: ada, clinic }))
test('programs use keys', async () => {
  const { key } = await insertKey(app, ada.id, ['profile:read'])
  await expectStatus(200, 'getProfile', { token: key })
  await expectStatus(403, 'listMyAppointments', { token: key })
})
test('hospitals work on their appointments', () => workOnAppointments(expectStatus, { app, clinic, patient: ada }))
test('quotes are asked for and given', () => exchangeQuotes(app, expectStatus))
test('requests reach the desk', () => useDesk(app, expectStatus, { admin, patient: ada }))

test('every operation has succeeded once', () => {
  const unseen = api.operations.map(({ operationId }) => operationId).filter((name) => !api.succeeded.has(name))
  expect(unseen).toEqual([])
})
