import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { APPOINTMENT_STATUSES, canMove } from '#domain/appointments.ts'
import { insertAppointment } from '#server/seed/factories.ts'
import {
  bookingOf,
  type Clinic,
  DOORS,
  doors,
  FRIDAY,
  insertClinic,
  insertPatient,
  MONDAY,
  NOON,
  namesOf,
  THURSDAY,
} from '#tests/support/clinic.ts'
import { graphql, rest } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const TUESDAY = '2026-03-03'
const now = NOON
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())

const put = (clinic: Clinic, changes: object = {}) =>
  insertAppointment(app.db, {
    hospitalId: clinic.hospital.id,
    serviceId: clinic.service.id,
    date: THURSDAY,
    time: '10:00',
    ...changes,
  })
const get = (path: string, token?: string) => rest(app, 'get', `/api/Appointments${path}`, { token })
const rowOf = async (id: string) => (await app.query('select * from appointments where id = $1', [id]))[0]

describe('GET /api/Appointments/my', () => {
  test('returns the viewer’s own, the next one first, as the screen shows them', async () => {
    const clinic = await insertClinic(app)
    const [ada, bea] = [await insertPatient(app), await insertPatient(app)]
    const old = await put(clinic, { patientId: ada.id, date: TUESDAY, status: 'completed' })
    const next = await put(clinic, { patientId: ada.id, status: 'confirmed', doctorId: clinic.doctor.id })
    const gone = await put(clinic, { patientId: ada.id, date: FRIDAY, status: 'cancelled' })
    await put(clinic, { patientId: bea.id, date: MONDAY })
    const { status, body, headers } = await get('/my', ada.token)
    expect(status).toBe(200)
    expect(headers['x-total-count']).toBe('3')
    expect(headers['x-total-pages']).toBe('1')
    expect(body.map(({ id }: { id: string }) => id)).toEqual([next.id, gone.id, old.id])
    const { id, name, city, country, phone } = clinic.hospital
    expect(body[0]).toMatchObject({
      bookingId: next.bookingId,
      status: 'confirmed',
      hospital: { id, name, city, country, phone, email: null, logoUrl: null },
      service: { name: clinic.service.name, category: clinic.service.category },
      doctor: { fullName: clinic.doctor.fullName },
      date: THURSDAY,
      time: '10:00',
      patientName: 'Ada Söğüt',
      notes: null,
      allowedMoves: ['cancelled'],
    })
    expect((await get('/my?tab=upcoming', ada.token)).body).toHaveLength(1)
    expect((await get('/my?tab=past', ada.token)).body).toHaveLength(2)
    const page = await get('/my?page=2&limit=2', ada.token)
    expect(page.body.map((item: { id: string }) => item.id)).toEqual([old.id])
    expect(page.headers.link).toContain('rel="prev"')
    expect((await get('/my?limit=101', ada.token)).status).toBe(400)
    expect((await get('/my?tab=some', ada.token)).status).toBe(400)
    expect(await get('/my')).toMatchObject({ status: 401, code: 'unauthenticated' })
  })

  test('has an equivalent in GraphQL', async () => {
    const clinic = await insertClinic(app)
    const ada = await insertPatient(app)
    const mine = await put(clinic, { patientId: ada.id, doctorId: clinic.doctor.id })
    const { body } = await graphql(
      app,
      `{ myAppointments(tab: upcoming) { total totalPages items { id hospital { id name city services { id } } service { name }
        doctor { fullName } events { kind } messages { id } files { id } allowedMoves } } }`,
      {},
      ada.token,
    )
    expect(body).toMatchObject({ total: 1, totalPages: 1 })
    expect(body.items[0]).toMatchObject({
      id: mine.id,
      hospital: { id: clinic.hospital.id, city: 'İzmir' },
      service: { name: clinic.service.name },
      doctor: { fullName: clinic.doctor.fullName },
      allowedMoves: ['cancelled'],
    })
    expect(body.items[0].hospital.services).toHaveLength(2)
    expect(await graphql(app, '{ myAppointments { total } }', {})).toMatchObject({ code: 'unauthenticated' })
  })
})

describe('another user’s appointment', () => {
  test('is as unknown as one that does not exist, and stays unchanged', async () => {
    const [clinic, other] = [await insertClinic(app), await insertClinic(app)]
    const [ada, bea] = [await insertPatient(app), await insertPatient(app)]
    const { id } = await put(clinic, { patientId: ada.id })
    const before = await rowOf(id)
    const stranger = [bea.token, other.staff.token]
    for (const token of stranger) {
      const { requestId: _, ...unknown } = (await get(`/${crypto.randomUUID()}`, token)).body
      expect(await get(`/${id}`, token)).toMatchObject({ status: 404, body: unknown })
      for (const [, door] of DOORS) {
        expect(await door.move(app, token, id, { status: 'cancelled' })).toMatchObject({
          status: 404,
          code: 'not_found',
        })
        expect(await door.update(app, token, id, { time: '11:00' })).toMatchObject({ status: 404, code: 'not_found' })
        expect(await door.say(app, token, id, 'hello')).toMatchObject({ status: 404, code: 'not_found' })
      }
      expect((await get(`/${id}/messages`, token)).status).toBe(404)
      expect((await get(`/${id}/files`, token)).status).toBe(404)
      expect(await graphql(app, 'query ($id: ID!) { appointment(id: $id) { id } }', { id }, token)).toMatchObject({
        status: 200,
        body: null,
      })
    }
    expect(await rowOf(id)).toEqual(before)
    for (const bad of ['17', 'null', '%00', "'", 'a'.repeat(90)])
      expect([400, 404]).toContain((await get(`/${bad}`, ada.token)).status)
    expect((await get(`/${id}`)).status).toBe(401)
    for (const token of [ada.token, clinic.staff.token, (await app.signIn('admin')).token])
      expect((await get(`/${id}`, token)).status).toBe(200)
  })
})

describe.each(DOORS)('moving through %s', (_name, door) => {
  test('follows the table of moves for staff, and records actor, action and reason', async () => {
    const clinic = await insertClinic(app)
    for (const from of APPOINTMENT_STATUSES)
      for (const to of APPOINTMENT_STATUSES) {
        const ada = await insertPatient(app)
        // Today at noon, which has begun, so the visit can be completed.
        const { id } = await put(clinic, { patientId: ada.id, status: from, date: '2026-03-04', time: '12:00' })
        const answer = await door.move(app, clinic.staff.token, id, { status: to, note: 'as agreed' })
        if (canMove(from, to)) {
          expect(answer).toMatchObject({ status: 200, body: { id, status: to } })
          const events = await app.query(
            'select kind, actor_id, actor_role, from_status, to_status, note, created_at from appointment_events where appointment_id = $1',
            [id],
          )
          expect(events).toEqual([
            {
              ...{
                kind: 'status',
                actor_id: clinic.staff.id,
                actor_role: 'hospital',
                from_status: from,
                to_status: to,
              },
              note: 'as agreed',
              created_at: NOON,
            },
          ])
          expect(await app.query('select kind from outbox where user_id = $1', [ada.id])).toEqual([
            { kind: `appointment.${to}` },
          ])
        } else {
          expect(answer).toMatchObject({ status: 409, code: 'invalid_transition' })
          expect(await rowOf(id)).toMatchObject({ status: from })
        }
        await app.query('delete from appointments where id = $1', [id])
      }
  })

  test('can be completed from its start on, and not before', async () => {
    const clinic = await insertClinic(app)
    const admin = (await app.signIn('admin')).token
    const coming = await put(clinic, { status: 'confirmed', date: '2026-03-04', time: '14:00' })
    for (const token of [clinic.staff.token, admin])
      expect(await door.move(app, token, coming.id, { status: 'completed' })).toMatchObject({
        status: 409,
        code: 'invalid_transition',
        body: { message: 'An appointment can be completed once it has started.' },
      })
    const begun = await put(clinic, { status: 'confirmed', date: '2026-03-04', time: '13:00' })
    expect((await door.move(app, clinic.staff.token, begun.id, { status: 'completed' })).status).toBe(200)
  })

  test('lets patients only cancel future appointments', async () => {
    const clinic = await insertClinic(app)
    const ada = await insertPatient(app)
    const move = (id: string, status: string) => door.move(app, ada.token, id, { status })
    const pending = await put(clinic, { patientId: ada.id })
    for (const status of ['confirmed', 'completed', 'pending'])
      expect(await move(pending.id, status)).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await rowOf(pending.id)).toMatchObject({ status: 'pending' })
    expect(await move(pending.id, 'cancelled')).toMatchObject({
      status: 200,
      body: { status: 'cancelled', allowedMoves: [] },
    })
    expect(await move(pending.id, 'cancelled')).toMatchObject({ status: 409, code: 'invalid_transition' })
    const past = await put(clinic, { patientId: ada.id, date: TUESDAY, status: 'confirmed' })
    expect(await move(past.id, 'cancelled')).toMatchObject({ status: 403, code: 'forbidden' })
    const begun = await put(clinic, { patientId: ada.id, date: '2026-03-04', time: '13:00', status: 'confirmed' })
    expect((await move(begun.id, 'cancelled')).status).toBe(403)
    expect((await door.move(app, (await app.signIn('admin')).token, begun.id, { status: 'completed' })).status).toBe(
      200,
    )
  })
})

describe('the portal', () => {
  test('lists and counts the appointments of only one hospital', async () => {
    const [clinic, other] = [await insertClinic(app), await insertClinic(app)]
    const ada = await insertPatient(app)
    const names = { patientFirstName: 'Şükriye', patientLastName: 'Çelik', patientEmail: 'sukriye@mail.example' }
    const first = await put(clinic, { ...names, patientId: ada.id, doctorId: clinic.doctor.id })
    await put(clinic, { date: '2026-03-04', time: '15:00', status: 'confirmed' })
    await put(clinic, { date: '2026-03-04', time: '16:00', status: 'cancelled' })
    await put(clinic, { date: TUESDAY, status: 'completed' })
    await put(other)
    const list = (query: string, token = clinic.staff.token) => get(`?${query}`, token)
    const all = await list('')
    expect(all.headers['x-total-count']).toBe('4')
    expect(all.body[1]).toMatchObject({
      id: first.id,
      ...namesOf(clinic),
      patientName: 'Şükriye Çelik',
      files: [],
      messages: [],
      allowedMoves: ['confirmed', 'cancelled'],
    })
    const found = async (query: string) => (await list(query)).body.length
    expect(await found('status=confirmed')).toBe(1)
    expect(await found('status=all')).toBe(4)
    expect(await found('q=SUKRIYE%20celik')).toBe(1)
    expect(await found(`q=${first.bookingId.toLowerCase()}`)).toBe(1)
    expect(await found(`q=${encodeURIComponent(clinic.doctor.fullName)}`)).toBe(1)
    expect(await found('q=%25')).toBe(0)
    expect(await found('q=_')).toBe(0)
    expect(await found('from=2026-03-04&to=2026-03-04')).toBe(2)
    expect((await list('status=lost')).status).toBe(400)
    expect((await list('from=yesterday')).status).toBe(400)
    expect((await list(`hospitalId=${other.hospital.id}`)).status).toBe(403)

    const summary = { today: 1, pending: 1, confirmed: 1, completed: 1, total: 4 }
    expect((await get('/summary', clinic.staff.token)).body).toEqual(summary)
    const admin = (await app.signIn('admin')).token
    expect((await get(`/summary?hospitalId=${clinic.hospital.id}`, admin)).body).toEqual(summary)
    expect((await get('/summary', admin)).body.total).toBeGreaterThan(4)
    expect((await list(`hospitalId=${other.hospital.id}`, admin)).body).toHaveLength(1)

    const query = `query ($search: AppointmentSearch) {
      appointments(search: $search) { total items { id patientName service { name } } } appointmentSummary { total } }`
    const { data } = await app.graphql(query, { search: { status: 'pending' } }, clinic.staff.token)
    expect(data).toMatchObject({
      appointments: { total: 1, items: [{ id: first.id }] },
      appointmentSummary: { total: 4 },
    })
  })

  test('is closed to patients and visitors', async () => {
    const ada = await insertPatient(app)
    for (const path of ['', '/summary', '?status=pending']) {
      expect(await get(path, ada.token)).toMatchObject({ status: 403, code: 'forbidden' })
      expect((await get(path)).status).toBe(401)
    }
    for (const text of ['{ appointments { total } }', '{ appointmentSummary { total } }']) {
      expect((await graphql(app, text, {}, ada.token)).code).toBe('forbidden')
      expect((await graphql(app, text, {})).code).toBe('unauthenticated')
    }
  })

  test('returns the same through both interfaces', async () => {
    const clinic = await insertClinic(app)
    const ada = await insertPatient(app)
    const { id } = (await doors.REST.book(app, ada.token, bookingOf(clinic))).body
    await doors.GraphQL.move(app, clinic.staff.token, id, { status: 'confirmed', note: 'See you' })
    const { body } = await get(`/${id}`, ada.token)
    expect(body.events).toMatchObject([
      { kind: 'booked', actorName: 'Ada Söğüt', toStatus: 'pending', note: null },
      {
        kind: 'status',
        actorRole: 'hospital',
        actorName: 'Suna Söğüt',
        fromStatus: 'pending',
        toStatus: 'confirmed',
        note: 'See you',
      },
    ])
    const twin = await graphql(
      app,
      `query ($id: ID!) { appointment(id: $id) { status events { kind actorName actorRole fromStatus toStatus note createdAt } } }`,
      { id },
      ada.token,
    )
    expect(body.events).toMatchObject(twin.body.events)
  })
})
