import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { doctorBreaks, doctorLeave } from '#server/features/catalogue/doctors/table.ts'
import { closures } from '#server/features/catalogue/hospitals/table.ts'
import { appointmentEvents, appointments } from '#server/features/visits/appointments/table.ts'
import { insertDoctor, insertUser } from '#server/seed/factories.ts'
import {
  type Clinic,
  FRIDAY,
  insertClinic,
  insertPatient,
  insertVisit,
  MONDAY,
  NOON,
  SATURDAY,
  THURSDAY,
  type VisitAt,
} from '#tests/support/clinic.ts'
import { bothDoors } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

const TODAY = '2026-03-04'
let now = NOON
let app: TestApp
let clinic: Clinic
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())
beforeEach(async () => {
  now = NOON
  clinic = await insertClinic(app)
})

const put = (changes: VisitAt) =>
  insertVisit(app, clinic, { status: 'confirmed', doctorId: clinic.doctor.id, ...changes })
const viewer = async () => {
  const { id } = await insertUser(app.db, { role: 'hospital', hospitalId: clinic.hospital.id, hospitalRole: 'viewer' })
  return app.tokenFor(id)
}

const verbs = bothDoors(() => app, {
  board: {
    rest: 'GET /api/Hospitals/:hospitalId/board',
    graphql: `query ($hospitalId: ID, $from: Date!, $to: Date!) { dayBoard(hospitalId: $hospitalId, from: $from, to: $to) {
      days { date reason closures { from to reason } }
      columns { doctorId doctorName specialty days { date refusal breaks { from to } free visits } }
      appointments { id status arrivedAt calledInAt noShowAt } held { id } } }`,
  },
  places: {
    rest: 'GET /api/Appointments/:id/places',
    graphql: `query ($id: ID!, $from: Date!, $to: Date!) {
      boardPlaces(appointmentId: $id, from: $from, to: $to) { doctorId date time } }`,
  },
  arrival: {
    rest: 'PATCH /api/Appointments/:id/arrival',
    graphql: `mutation ($id: ID!, $arrival: Arrival!) {
      markArrival(appointmentId: $id, arrival: $arrival) { id status arrivedAt calledInAt } }`,
  },
  move: {
    rest: 'PATCH /api/Appointments/:id/status',
    graphql: `mutation ($id: ID!, $status: AppointmentStatus!) { moveAppointment(id: $id, status: $status) { id status arrivedAt } }`,
  },
  noShow: {
    rest: 'POST /api/Appointments/:id/no-show',
    graphql: `mutation ($id: ID!) { markNoShow(appointmentId: $id) { id noShowAt } }`,
  },
  update: {
    rest: 'PATCH /api/Appointments/:id',
    graphql: `mutation ($id: ID!, $input: AppointmentUpdate!) { updateAppointment(id: $id, input: $input) { id date arrivedAt } }`,
  },
})

describe.each(verbs)('the day board through %s', (_door, ask) => {
  const staff = () => clinic.staff.token
  const board = async (from: string, to = from, token = staff()) =>
    (await ask('board', { hospitalId: clinic.hospital.id, from, to }, token)).body

  test('shows every doctor beside the visits without one, with free places and counts', async () => {
    const second = await insertDoctor(app.db, { hospitalId: clinic.hospital.id, fullName: 'Zeynep' }, [
      clinic.service.id,
    ])
    const visit = await put({ date: FRIDAY, time: '10:00' })
    const request = await put({ date: FRIDAY, time: '14:00', status: 'pending', doctorId: null })
    const missed = await put({ date: FRIDAY, time: '16:00', status: 'cancelled', noShowAt: now })
    await put({ date: FRIDAY, time: '09:00', status: 'cancelled' })
    await app.db.insert(doctorBreaks).values({ doctorId: second.id, weekday: 5, startsAt: '12:00', endsAt: '14:00' })
    await app.db.insert(doctorLeave).values({ doctorId: second.id, startsOn: SATURDAY, endsOn: SATURDAY })
    await app.db.insert(closures).values({
      hospitalId: clinic.hospital.id,
      startsOn: SATURDAY,
      endsOn: SATURDAY,
      startsAt: '15:00',
      endsAt: '18:00',
      reason: 'Power works',
    })
    const { columns, days, appointments: visits } = await board(FRIDAY, SATURDAY)
    expect(visits.map(({ id }: { id: string }) => id)).toEqual([visit.id, request.id, missed.id])
    expect(days).toEqual([
      { date: FRIDAY, reason: null, closures: [] },
      { date: SATURDAY, reason: null, closures: [{ from: '15:00', to: '18:00', reason: 'Power works' }] },
    ])
    const of = (doctorId: string | null) =>
      columns.find((column: { doctorId: string | null }) => column.doctorId === doctorId).days
    expect(of(clinic.doctor.id)[0]).toMatchObject({
      visits: 2,
      free: ['09:00', '11:00', '12:00', '14:00', '15:00', '16:00', '17:00'],
    })
    expect(of(second.id)[0]).toMatchObject({ visits: 0, breaks: [{ from: '12:00', to: '14:00' }] })
    expect(of(second.id)[0].free).not.toContain('12:00')
    expect(of(second.id)[1]).toMatchObject({ refusal: 'away', free: [] })
    expect(of(null)[0]).toMatchObject({ visits: 1 })
    // Staff need no notice, and what has passed is passed.
    expect((await board(TODAY)).columns[0].days[0].free).toEqual(['14:00', '15:00', '16:00', '17:00'])
  })

  test('keeps an inactive doctor with visits, refuses long spans, patients and other hospitals', async () => {
    const left = await insertDoctor(app.db, { hospitalId: clinic.hospital.id, isActive: false }, [clinic.service.id])
    const names = async () => (await board(MONDAY)).columns.map(({ doctorId }: { doctorId: string }) => doctorId)
    expect(await names()).toEqual([clinic.doctor.id, null])
    await put({ date: MONDAY, time: '10:00', doctorId: left.id })
    expect(new Set(await names())).toEqual(new Set([clinic.doctor.id, left.id, null]))
    const hospitalId = clinic.hospital.id
    expect((await ask('board', { hospitalId, from: TODAY, to: '2026-03-11' }, staff())).status).toBe(400)
    const patient = await insertPatient(app)
    expect((await ask('board', { hospitalId, from: TODAY, to: TODAY }, patient.token)).status).toBe(403)
    const other = await insertClinic(app)
    expect((await ask('board', { hospitalId, from: TODAY, to: TODAY }, other.staff.token)).status).toBe(404)
    expect((await ask('board', { hospitalId, from: TODAY, to: TODAY }, await viewer())).status).toBe(200)
  })

  test('lists free places of all doctors who could take a visit', async () => {
    const second = await insertDoctor(app.db, { hospitalId: clinic.hospital.id }, [clinic.service.id])
    const unlinked = await insertDoctor(app.db, { hospitalId: clinic.hospital.id }, [clinic.short.id])
    const visit = await put({ date: THURSDAY, time: '10:00' })
    await put({ date: THURSDAY, time: '11:00', doctorId: second.id })
    const { body } = await ask('places', { id: visit.id, from: THURSDAY, to: THURSDAY }, staff())
    const timesOf = (doctorId: string | null) =>
      body.flatMap((place: { doctorId: string | null; time: string }) =>
        place.doctorId === doctorId ? place.time : [],
      )
    expect(timesOf(clinic.doctor.id)).toContain('10:00')
    expect(timesOf(second.id)).not.toContain('11:00')
    expect(timesOf(second.id)).toContain('10:00')
    expect(timesOf(null)).toContain('11:00')
    expect(timesOf(unlinked.id)).toEqual([])
    const patient = await insertPatient(app)
    expect((await ask('places', { id: visit.id, from: THURSDAY, to: THURSDAY }, patient.token)).status).toBe(404)
  })

  test('marks a visit of today as arrived, with the doctor and back, in its history', async () => {
    const visit = await put({ date: TODAY, time: '14:00' })
    const mark = (arrival: string, token = staff()) => ask('arrival', { id: visit.id, arrival }, token)
    expect((await mark('arrived')).body).toMatchObject({ arrivedAt: NOON.toISOString(), calledInAt: null })
    now = new Date(NOON.getTime() + 60_000)
    expect((await mark('with_doctor')).body).toMatchObject({
      arrivedAt: NOON.toISOString(),
      calledInAt: now.toISOString(),
    })
    expect((await mark('arrived')).body).toMatchObject({ arrivedAt: NOON.toISOString(), calledInAt: null })
    expect((await mark('arrived')).status).toBe(200)
    expect((await mark('expected')).body).toMatchObject({ arrivedAt: null, calledInAt: null })
    expect((await mark('with_doctor')).body).toMatchObject({ arrivedAt: now.toISOString() })
    const events = await app.db
      .select({ change: appointmentEvents.change })
      .from(appointmentEvents)
      .where(eq(appointmentEvents.appointmentId, visit.id))
    expect(events.map(({ change }) => change?.arrival?.to).sort()).toEqual(
      ['arrived', 'with_doctor', 'arrived', 'expected', 'with_doctor'].sort(),
    )
    now = new Date('2026-03-04T11:30:00Z')
    expect((await ask('noShow', { id: visit.id }, staff())).status).toBe(409)
    expect((await ask('move', { id: visit.id, status: 'completed' }, staff())).body).toMatchObject({
      status: 'completed',
    })
    expect((await mark('expected')).status).toBe(409)
  })

  test('refuses marks of other days, of requests, of readers and of other hospitals', async () => {
    const visit = await put({ date: TODAY, time: '14:00' })
    const later = await put({ date: THURSDAY, time: '14:00' })
    const request = await put({ date: TODAY, time: '16:00', status: 'pending' })
    const status = async (id: string, token = staff()) =>
      (await ask('arrival', { id, arrival: 'arrived' }, token)).status
    expect(await status(later.id)).toBe(409)
    expect(await status(request.id)).toBe(409)
    expect(await status(visit.id, await viewer())).toBe(403)
    expect(await status(visit.id, (await insertClinic(app)).staff.token)).toBe(404)
    expect(await status(visit.id)).toBe(200)
  })

  test('forgets the mark of a visit that moves to another day', async () => {
    const visit = await put({ date: TODAY, time: '14:00' })
    await ask('arrival', { id: visit.id, arrival: 'arrived' }, staff())
    const sooner = await ask('update', { id: visit.id, time: '15:00', input: { time: '15:00' } }, staff())
    expect(sooner.body.arrivedAt).not.toBeNull()
    const moved = await ask('update', { id: visit.id, date: FRIDAY, input: { date: FRIDAY } }, staff())
    expect(moved.body).toMatchObject({ date: FRIDAY, arrivedAt: null })
  })
})

test('the database refuses marks that cannot be true', async () => {
  const visit = await put({ date: TODAY, time: '14:00' })
  const set = (values: Partial<typeof appointments.$inferInsert>) =>
    app.db.update(appointments).set(values).where(eq(appointments.id, visit.id))
  const dayBefore = new Date(NOON.getTime() - 86_400_000)
  await expect(set({ arrivedAt: dayBefore })).rejects.toThrow()
  await expect(set({ calledInAt: NOON })).rejects.toThrow()
  await expect(set({ arrivedAt: NOON, calledInAt: dayBefore })).rejects.toThrow()
  await expect(set({ arrivedAt: NOON, status: 'cancelled', noShowAt: NOON })).rejects.toThrow()
  await set({ arrivedAt: NOON, calledInAt: NOON })
})
