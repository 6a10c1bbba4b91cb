import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditEvents } from '#server/features/accounts/audit/table.ts'
import { refreshNextFree } from '#server/features/visits/appointments/next-free/next-free-jobs.ts'
import { blockedTimes } from '#server/features/visits/blocked-times/table.ts'
import { insertDoctor, insertUser } from '#server/seed/factories.ts'
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
import { bothDoors } from '#tests/support/doors.ts'
import { openEvents } from '#tests/support/event-stream.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let clinic: Clinic
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
})
afterAll(() => app.close())
beforeEach(async () => {
  clinic = await insertClinic(app)
})

const BLOCK = '{ id doctorId date from to reason }'
const verbs = bothDoors(() => app, {
  block: {
    rest: 'POST /api/Hospitals/:hospitalId/blocked-times',
    graphql: `mutation ($hospitalId: ID, $input: BlockedTimeInput!) { blockTime(hospitalId: $hospitalId, input: $input) ${BLOCK} }`,
    success: 201,
  },
  unblock: {
    rest: 'DELETE /api/Hospitals/:hospitalId/blocked-times/:id',
    graphql: 'mutation ($hospitalId: ID, $id: ID!) { unblockTime(hospitalId: $hospitalId, id: $id) }',
    success: 204,
  },
  board: {
    rest: 'GET /api/Hospitals/:hospitalId/board',
    graphql: `query ($hospitalId: ID, $from: Date!, $to: Date!) { dayBoard(hospitalId: $hospitalId, from: $from, to: $to) {
      columns { doctorId days { free } } blocked ${BLOCK} } }`,
  },
  calendar: {
    rest: 'GET /api/Hospitals/:hospitalId/calendar',
    graphql: `query ($hospitalId: ID, $doctorId: ID, $from: Date!, $to: Date!) {
      hospitalCalendar(hospitalId: $hospitalId, doctorId: $doctorId, from: $from, to: $to) {
        days { times { time available } } blocked ${BLOCK} } }`,
  },
})

describe.each(verbs)('blocked times through %s', (_door, ask) => {
  const staff = () => clinic.staff.token
  const at = () => ({ hospitalId: clinic.hospital.id })
  const block = (changes: object = {}, token = staff()) =>
    ask('block', { ...at(), doctorId: clinic.doctor.id, date: FRIDAY, from: '10:00', to: '12:00', ...changes }, token)
  const freeOf = async (doctorId: string | null, date = FRIDAY) => {
    const { body } = await ask('board', { ...at(), from: date, to: date }, staff())
    return body.columns.find((column: { doctorId: string | null }) => column.doctorId === doctorId).days[0].free
  }
  const offered = async (doctorId: string | undefined, serviceId = clinic.service.id) => {
    const search = { serviceId, ...(doctorId && { doctorId }), from: FRIDAY, to: FRIDAY }
    const { body } = await doors.REST.availability(app, undefined, clinic.hospital.id, search)
    return body[0].times.flatMap(({ time, available }: { time: string; available: boolean }) => (available ? time : []))
  }

  test('take the time of a doctor out of every calendar, and give it back', async () => {
    const second = await insertDoctor(app.db, { hospitalId: clinic.hospital.id }, [clinic.service.id])
    const { body: made, status } = await block({ reason: 'Visitors from Ankara' })
    expect(status).toBe(201)
    expect(made).toMatchObject({
      doctorId: clinic.doctor.id,
      from: '10:00',
      to: '12:00',
      reason: 'Visitors from Ankara',
    })
    const rest = ['09:00', '12:00', '14:00', '15:00', '16:00', '17:00']
    expect(await freeOf(clinic.doctor.id)).toEqual(rest)
    expect(await offered(clinic.doctor.id)).toEqual(rest)
    expect(await freeOf(second.id)).toContain('10:00')
    expect(await freeOf(null)).toContain('10:00')
    const { body } = await ask('calendar', { ...at(), doctorId: clinic.doctor.id, from: FRIDAY, to: FRIDAY }, staff())
    expect(body.blocked).toEqual([made])
    expect((await ask('calendar', { ...at(), from: FRIDAY, to: FRIDAY }, staff())).body.blocked).toEqual([])

    const patient = await insertPatient(app)
    const wish = bookingOf(clinic, { doctorId: clinic.doctor.id, appointmentDate: FRIDAY, appointmentTime: '10:00' })
    const refused = await doors.REST.book(app, patient.token, wish)
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).not.toContain('Ankara')
    expect((await ask('unblock', { ...at(), id: made.id }, staff())).status).toBe(204)
    expect((await ask('unblock', { ...at(), id: made.id }, staff())).status).toBe(404)
    expect(await offered(clinic.doctor.id)).toContain('10:00')
    expect((await doors.REST.book(app, patient.token, wish)).status).toBe(201)
  })

  test('of the whole hospital hold for all doctors and for visits without one', async () => {
    const { body: made } = await block({ doctorId: null })
    for (const doctorId of [clinic.doctor.id, null]) expect(await freeOf(doctorId)).not.toContain('11:00')
    expect(await offered(undefined)).toEqual(['09:00', '12:00', '14:00', '15:00', '16:00', '17:00'])
    const board = await ask('board', { ...at(), from: THURSDAY, to: FRIDAY }, staff())
    expect(board.body.blocked).toEqual([made])
    await refreshNextFree(app.db, () => NOON)
    await block({ doctorId: null, date: '2026-03-04', from: '13:00', to: '18:00' })
    await refreshNextFree(app.db, () => NOON)
    const [row] = await app.query<{ at: Date }>('select at from next_free_times where id = $1', [clinic.doctor.id])
    expect(row?.at.toISOString()).toBe('2026-03-05T06:00:00.000Z')
  })

  test('name the appointments in them, which stay once that is acknowledged', async () => {
    const visit = await insertVisit(app, clinic, { date: FRIDAY, time: '11:00', doctorId: clinic.doctor.id })
    const refused = await block()
    expect(refused).toMatchObject({ status: 409, body: { message: '1 appointments fall in this time.' } })
    expect((await block({ from: '09:00', to: '11:00' })).status).toBe(201)
    expect((await block({ from: '11:00', keepAppointments: true })).status).toBe(201)
    const moved = await doors.REST.update(app, staff(), visit.id, { time: '10:00' })
    expect(moved.status).toBe(400)
    expect((await doors.REST.update(app, staff(), visit.id, { date: MONDAY })).status).toBe(200)
  })

  test('refuse overlaps, times that are held, and times that make no sense', async () => {
    expect((await block()).status).toBe(201)
    expect((await block({ from: '11:00', to: '13:00' })).status).toBe(409)
    expect((await block({ doctorId: null })).status).toBe(201)
    expect((await block({ doctorId: null, to: '10:30' })).status).toBe(409)
    expect((await block({ from: '12:00', to: '12:30' })).status).toBe(201)
    for (const wrong of [
      { from: '13:00', to: '13:00' },
      { date: '2026-03-04', from: '09:00', to: '13:00' },
      { date: '2027-03-06' },
      { doctorId: (await insertDoctor(app.db, {})).id, date: MONDAY },
      { date: MONDAY, reason: 'x'.repeat(201) },
    ])
      expect((await block(wrong)).status).toBe(400)
    const visit = await insertVisit(app, clinic, { date: MONDAY, time: '09:00', doctorId: clinic.doctor.id })
    const proposed = await app.request
      .post(`/api/Appointments/${visit.id}/proposals`)
      .set('authorization', `Bearer ${staff()}`)
      .send({ date: MONDAY, time: '15:00' })
    expect(proposed.status).toBe(200)
    expect(await block({ date: MONDAY, from: '14:00', to: '16:00' })).toMatchObject({ status: 409 })
  })

  test('belong to staff who work with appointments, and leave a trail without their reason', async () => {
    const patient = await insertPatient(app)
    const { id } = await insertUser(app.db, {
      role: 'hospital',
      hospitalId: clinic.hospital.id,
      hospitalRole: 'viewer',
    })
    const viewer = await app.tokenFor(id)
    const other = await insertClinic(app)
    expect((await block({}, patient.token)).status).toBe(403)
    expect((await block({}, viewer)).status).toBe(403)
    expect((await block({}, other.staff.token)).status).toBe(404)
    const { body: made } = await block({ reason: 'Mrs. Kaya is ill' })
    for (const token of [viewer, other.staff.token, patient.token])
      expect([403, 404]).toContain((await ask('unblock', { ...at(), id: made.id }, token)).status)
    const elsewhere = { hospitalId: other.hospital.id, id: made.id }
    expect((await ask('unblock', elsewhere, other.staff.token)).status).toBe(404)
    const events = await app.db.select({ action: auditEvents.action, details: auditEvents.details }).from(auditEvents)
    expect(events.some(({ action }) => action === 'doctor.block_time')).toBe(true)
    expect(JSON.stringify(events)).not.toContain('Kaya')
  })

  test('are announced to the pages of the hospital', async () => {
    const stream = await openEvents(`${app.url}/api/Hospitals/${clinic.hospital.id}/stream`, staff())
    const { body: made } = await block()
    expect(await stream.next()).toMatchObject([{ event: 'calendar', data: { appointmentId: '' } }])
    await ask('unblock', { ...at(), id: made.id }, staff())
    expect(await stream.next()).toMatchObject([{ event: 'calendar' }])
    await stream.close()
  })
})

test('the database refuses visits, proposals and offers in a blocked time', async () => {
  const period = { hospitalId: clinic.hospital.id, date: FRIDAY, startsAt: '10:00', endsAt: '12:00' }
  await app.db.insert(blockedTimes).values({ ...period, doctorId: clinic.doctor.id })
  const put = (time: string, doctorId: string | null = clinic.doctor.id) =>
    insertVisit(app, clinic, { date: FRIDAY, time, doctorId })
  const fault = { cause: { constraint: 'blocked_times_slot' } }
  await expect(put('09:30')).rejects.toMatchObject(fault)
  await put('10:00', null)
  const visit = await put('12:00')
  const move = app.query(`update appointments set time = '11:30' where id = $1`, [visit.id])
  await expect(move).rejects.toMatchObject({ constraint: 'blocked_times_slot' })
  const propose = app.query(
    `insert into appointment_proposals (id, appointment_id, hospital_id, service_id, doctor_id, date, time, duration_minutes, expires_at)
     select gen_random_uuid(), id, hospital_id, service_id, doctor_id, date, '11:00', 60, now() from appointments where id = $1`,
    [visit.id],
  )
  await expect(propose).rejects.toMatchObject({ constraint: 'blocked_times_slot' })
  await expect(app.db.insert(blockedTimes).values({ ...period, doctorId: clinic.doctor.id })).rejects.toThrow()
  await expect(app.db.insert(blockedTimes).values({ ...period, endsAt: '09:00' })).rejects.toThrow()
})
