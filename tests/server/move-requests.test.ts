import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AvailableDay } from '#domain/availability.ts'
import { expireProposals } from '#server/features/visits/proposals/jobs.ts'
import {
  bookingOf,
  type Clinic,
  doors,
  FRIDAY,
  insertClinic,
  insertPatient,
  insertVisit,
  MONDAY,
  NOON,
  THURSDAY,
} from '#tests/support/clinic.ts'
import { type Answer, bothDoors, rest } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const HOUR = 60 * 60 * 1000
let now = NOON
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())

let clinic: Clinic
let ada: Awaited<ReturnType<typeof insertPatient>>
let bea: Awaited<ReturnType<typeof insertPatient>>
let id: string
const OLD: { date: string; time: string } = { date: FRIDAY, time: '10:00' }
const NEW: typeof OLD = { date: MONDAY, time: '15:00' }
beforeEach(async () => {
  now = NOON
  clinic = await insertClinic(app)
  ada = await insertPatient(app)
  bea = await insertPatient(app, 'Bea')
  const mine = { doctorId: clinic.doctor.id, patientId: ada.id, status: 'confirmed' as const }
  id = (await insertVisit(app, clinic, { ...mine, ...OLD })).id
})

const FIELDS = '{ id status date time updatedAt moveRequest { id date time expiresAt } }'
const verbs = bothDoors(() => app, {
  move: {
    rest: 'PATCH /api/Appointments/:id',
    graphql: `mutation ($id: ID!, $input: AppointmentUpdate!) { updateAppointment(id: $id, input: $input) ${FIELDS} }`,
  },
  answer: {
    rest: 'POST /api/Appointments/:id/proposals/:proposalId/answer',
    graphql: `mutation ($id: ID!, $proposalId: ID!, $accept: Boolean!, $note: String) {
      answerProposal(appointmentId: $id, proposalId: $proposalId, accept: $accept, note: $note) ${FIELDS} }`,
  },
  withdraw: {
    rest: 'DELETE /api/Appointments/:id/proposals/:proposalId',
    graphql: `mutation ($id: ID!, $proposalId: ID!) { withdrawProposal(appointmentId: $id, proposalId: $proposalId) ${FIELDS} }`,
  },
  read: { rest: 'GET /api/Appointments/:id', graphql: `query ($id: ID!) { appointment(id: $id) ${FIELDS} }` },
})

const isFree = async ({ date, time }: typeof NEW) => {
  const search = { doctorId: clinic.doctor.id, serviceId: clinic.service.id, from: date, to: date }
  const { body } = await doors.REST.availability(app, undefined, clinic.hospital.id, search)
  return (body as AvailableDay[])[0]?.times.find((slot) => slot.time === time)?.available
}
const bookAt = (token: string, slot: typeof NEW, place: Clinic = clinic): Promise<Answer> =>
  doors.REST.book(
    app,
    token,
    bookingOf(place, { doctorId: place.doctor.id, appointmentDate: slot.date, appointmentTime: slot.time }),
  )
const historyOf = async (appointment = id) =>
  (
    await app.query<{ kind: string }>(
      'select kind from appointment_events where appointment_id = $1 order by created_at, id',
      [appointment],
    )
  ).map(({ kind }) => kind)
const mailsTo = async (userId: string) =>
  (await app.query<{ kind: string }>('select kind from outbox where user_id = $1 order by id', [userId])).map(
    ({ kind }) => kind,
  )
const request = async (slot = NEW, token = ada.token) => {
  const answer = await doors.REST.update(app, token, id, slot)
  expect(answer.status).toBe(200)
  return answer.body.moveRequest as { id: string; expiresAt: string }
}
const answer = (token: string, proposalId: string, accept: boolean) =>
  rest(app, 'post', `/api/Appointments/${id}/proposals/${proposalId}/answer`, { token, body: { accept } })

describe.each(verbs)('a patient’s request for another time through %s', (_name, ask) => {
  const requested = async () => {
    const { status, body } = await ask('move', { id, ...NEW }, ada.token)
    expect(status).toBe(200)
    return body.moveRequest as { id: string; expiresAt: string }
  }

  test('is held beside the old one, which stays', async () => {
    const before = (await ask('read', { id }, ada.token)).body
    const { body } = await ask('move', { id, ...NEW }, ada.token)
    expect(body).toMatchObject({ ...OLD, status: 'confirmed', moveRequest: NEW })
    // 72 hours, but not beyond the start of the appointment.
    expect(body.moveRequest.expiresAt).toBe(new Date('2026-03-06T07:00:00Z').toISOString())
    expect(body.updatedAt).not.toBe(before.updatedAt)
    expect((await ask('read', { id }, clinic.staff.token)).body.moveRequest).toMatchObject(NEW)
    expect([await isFree(OLD), await isFree(NEW)]).toEqual([false, false])
    for (const slot of [OLD, NEW]) expect((await bookAt(bea.token, slot)).code).toBe('slot_taken')
    expect(await historyOf()).toEqual(['move_requested'])
    expect(await mailsTo(ada.id)).toEqual(['appointment.move_requested'])
    expect(await mailsTo(clinic.staff.id)).toEqual(['staff.move_requested'])
    // A repeated request for the same time changes nothing.
    expect((await ask('move', { id, ...NEW }, ada.token)).body.moveRequest.id).toBe(body.moveRequest.id)
    expect(await historyOf()).toEqual(['move_requested'])
  })

  test('becomes the time of the appointment when the hospital confirms it', async () => {
    const { id: proposalId } = await requested()
    expect((await ask('answer', { id, proposalId, accept: true }, ada.token)).code).toBe('forbidden')
    expect((await ask('answer', { id, proposalId, accept: true }, bea.token)).status).toBe(404)
    const { status, body } = await ask('answer', { id, proposalId, accept: true }, clinic.staff.token)
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...NEW, status: 'confirmed', moveRequest: null })
    expect([await isFree(OLD), await isFree(NEW)]).toEqual([true, false])
    expect(await historyOf()).toEqual(['move_requested', 'move_confirmed'])
    expect(await mailsTo(ada.id)).toEqual(['appointment.move_requested', 'appointment.rescheduled'])
    expect((await ask('answer', { id, proposalId, accept: false }, clinic.staff.token)).code).toBe('conflict')
  })

  test('is free again when the hospital declines, and the appointment keeps its time', async () => {
    const { id: proposalId } = await requested()
    const note = 'The doctor is away then.'
    const { body } = await ask('answer', { id, proposalId, accept: false, note }, clinic.staff.token)
    expect(body).toMatchObject({ ...OLD, status: 'confirmed', moveRequest: null })
    expect([await isFree(OLD), await isFree(NEW)]).toEqual([false, true])
    expect(await mailsTo(ada.id)).toEqual(['appointment.move_requested', 'appointment.move_declined'])
    const [event] = await app.query(
      "select note from appointment_events where kind = 'move_declined' and appointment_id = $1",
      [id],
    )
    expect(event).toEqual({ note })
  })

  test('is withdrawn only by the patient', async () => {
    const { id: proposalId } = await requested()
    expect((await ask('withdraw', { id, proposalId }, clinic.staff.token)).code).toBe('forbidden')
    const { body } = await ask('withdraw', { id, proposalId }, ada.token)
    expect(body).toMatchObject({ ...OLD, status: 'confirmed', moveRequest: null })
    expect(await isFree(NEW)).toBe(true)
    expect(await historyOf()).toEqual(['move_requested', 'move_withdrawn'])
  })
})

test('without an answer the appointment keeps its time, and the patient is notified', async () => {
  const { expiresAt, id: proposalId } = await request()
  now = new Date(new Date(expiresAt).getTime() - 1)
  await expireProposals({ db: app.db, clock: () => now })
  expect(await historyOf()).toEqual(['move_requested'])
  now = new Date(expiresAt)
  const read = () => rest(app, 'get', `/api/Appointments/${id}`, { token: ada.token })
  expect((await read()).body).toMatchObject({ ...OLD, status: 'confirmed', moveRequest: null })
  expect((await answer(clinic.staff.token, proposalId, true)).code).toBe('conflict')
  await expireProposals({ db: app.db, clock: () => now })
  expect(await historyOf()).toEqual(['move_requested', 'move_expired'])
  expect(await mailsTo(ada.id)).toEqual(['appointment.move_requested', 'appointment.move_expired'])
  expect(await isFree(NEW)).toBe(true)
})

test('the time of a request is held for 72 hours at most', async () => {
  const later = { date: '2026-03-20', time: '10:00' }
  await app.query('update appointments set date = $2 where id = $1', [id, '2026-03-19'])
  expect((await request(later)).expiresAt).toBe(new Date(NOON.getTime() + 72 * HOUR).toISOString())
})

test('another request replaces the first, and so does a proposal of the hospital', async () => {
  const first = await request()
  const second = await request({ date: MONDAY, time: '16:00' })
  expect(second.id).not.toBe(first.id)
  expect(await isFree(NEW)).toBe(true)
  const other = { date: MONDAY, time: '11:00' }
  await rest(app, 'post', `/api/Appointments/${id}/proposals`, { token: clinic.staff.token, body: other })
  const { body } = await rest(app, 'get', `/api/Appointments/${id}`, { token: ada.token })
  expect(body).toMatchObject({ ...OLD, moveRequest: null })
  expect([await isFree({ date: MONDAY, time: '16:00' }), await isFree(other)]).toEqual([true, false])
})

test('a request that is not confirmed yet moves at once', async () => {
  const { body } = await bookAt(bea.token, { date: THURSDAY, time: '16:00' })
  const moved = await doors.REST.update(app, bea.token, String(body.id), NEW)
  expect(moved.body).toMatchObject({ ...NEW, status: 'pending', moveRequest: null })
})

test('the old and the held time may overlap each other, and nothing else of the same patient', async () => {
  const long = { ...OLD, time: '11:00' }
  await app.query('update appointments set duration_minutes = 90 where id = $1', [id])
  await request(long)
  const other = await insertClinic(app)
  // One patient cannot be at two places at the same time.
  const elsewhere = await bookAt(ada.token, { date: FRIDAY, time: '12:00' }, other)
  expect(elsewhere).toMatchObject({ status: 409, code: 'slot_taken' })
  expect(elsewhere.body.message).toMatch(/^You already have an appointment at this time/)
  expect((await bookAt(bea.token, { date: FRIDAY, time: '12:00' }, other)).status).toBe(201)
  expect((await bookAt(ada.token, NEW, other)).status).toBe(201)
  // A request for a time at which the patient has another visit fails too.
  const asked = await doors.REST.update(app, ada.token, id, NEW)
  expect(asked).toMatchObject({ status: 409, code: 'slot_taken' })
})

test('cancelling ends the request, and both times are free', async () => {
  await request()
  expect((await doors.REST.move(app, ada.token, id, { status: 'cancelled' })).status).toBe(200)
  expect([await isFree(OLD), await isFree(NEW)]).toEqual([true, true])
  const [row] = await app.query('select state, patient_key from appointment_proposals where appointment_id = $1', [id])
  expect(row).toEqual({ state: 'withdrawn', patient_key: null })
})

describe('at the same moment', () => {
  test('of two patients who request the held time one gets it', async () => {
    for (let round = 0; round < 5; round++) {
      const time = `${11 + round}:00`.replace('13:00', '17:00')
      const slot = { date: MONDAY, time }
      const [moved, booked] = await Promise.all([doors.REST.update(app, ada.token, id, slot), bookAt(bea.token, slot)])
      const held = moved.status === 200
      expect([moved.status, booked.status].sort()).toEqual(held ? [200, 409] : [201, 409])
      const taken = await app.query(
        `select (select count(*)::int from appointments where date = $1 and time = $2 and doctor_id = $3 and status <> 'cancelled')
          + (select count(*)::int from appointment_proposals where date = $1 and time = $2 and doctor_id = $3 and state = 'open') as n`,
        [slot.date, slot.time, clinic.doctor.id],
      )
      expect(taken).toEqual([{ n: 1 }])
    }
  })

  test('one patient requests a time and books it elsewhere: one of the two succeeds', async () => {
    const other = await insertClinic(app)
    const both = await Promise.all([doors.REST.update(app, ada.token, id, NEW), bookAt(ada.token, NEW, other)])
    const won = both.filter(({ status }) => status < 300)
    expect(won).toHaveLength(1)
    expect(both.find(({ status }) => status >= 300)?.code).toBe('slot_taken')
  })

  test('two requests of one patient for one time: one of the two succeeds', async () => {
    const other = await insertClinic(app)
    const second = await insertVisit(app, other, {
      doctorId: other.doctor.id,
      patientId: ada.id,
      status: 'confirmed',
      date: THURSDAY,
      time: '15:00',
    })
    const both = await Promise.all([id, second.id].map((one) => doors.REST.update(app, ada.token, one, NEW)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('the hospital confirms and the patient cancels: the appointment ends, at one time, and nothing is held', async () => {
    const { id: proposalId } = await request()
    const [confirmed, cancelled] = await Promise.all([
      answer(clinic.staff.token, proposalId, true),
      doors.REST.move(app, ada.token, id, { status: 'cancelled' }),
    ])
    expect(cancelled.status).toBe(200)
    expect([200, 409]).toContain(confirmed.status)
    const { body } = await rest(app, 'get', `/api/Appointments/${id}`, { token: ada.token })
    expect(body).toMatchObject({ ...(confirmed.status === 200 ? NEW : OLD), status: 'cancelled', moveRequest: null })
    expect([await isFree(OLD), await isFree(NEW)]).toEqual([true, true])
  })

  test('two members of staff confirm and decline: one answer counts', async () => {
    const { id: proposalId } = await request()
    const answers = await Promise.all([true, false].map((accept) => answer(clinic.staff.token, proposalId, accept)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { body } = await rest(app, 'get', `/api/Appointments/${id}`, { token: ada.token })
    expect(body).toMatchObject(answers[0]?.status === 200 ? NEW : OLD)
  })
})

test('the database itself protects the held time from other patients and from the same one', async () => {
  await request()
  const elsewhere = await insertClinic(app)
  const slot = { ...NEW, status: 'confirmed' as const }
  const held = /appointments_held_slot/
  const insert = async (place: Clinic, changes: object) => {
    try {
      await insertVisit(app, place, { ...slot, ...changes })
      return ''
    } catch (error) {
      return String((error as { cause?: { constraint?: string } }).cause?.constraint)
    }
  }
  expect(await insert(clinic, { doctorId: clinic.doctor.id, patientId: bea.id })).toMatch(held)
  expect(await insert(elsewhere, { doctorId: elsewhere.doctor.id, patientId: ada.id })).toMatch(held)
  expect(await insert(elsewhere, { doctorId: elsewhere.doctor.id, patientId: bea.id })).toBe('')
})
