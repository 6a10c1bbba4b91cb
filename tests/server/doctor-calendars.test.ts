import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refreshNextFree } from '#server/features/visits/appointments/next-free/next-free-jobs.ts'
import { insertAppointment, insertDoctor, insertUser } from '#server/seed/factories.ts'
import { type Clinic, insertClinic, insertPatient, MONDAY, NOON, THURSDAY } from '#tests/support/clinic.ts'
import { bothDoors, graphql, rest } from '#tests/support/doors.ts'
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

const CALENDAR =
  '{ id hours { weekday times } breaks { weekday from to } leave { id startsOn endsOn } hasFeed updatedAt }'
const CLASHES = `{ total items { appointmentId bookingId status date time durationMinutes patientName serviceName
  freeTimes { date time } freeDoctors { id fullName specialty } } }`

const doors = bothDoors(() => app, {
  read: {
    rest: 'GET /api/Doctor/:id/calendar',
    graphql: `query ($id: ID!) { hospitalDoctor(id: $id) { calendar ${CALENDAR} } }`,
    shape: (doctor) => doctor?.calendar,
  },
  set: {
    rest: 'PUT /api/Doctor/:id/calendar',
    graphql: `mutation ($id: ID!, $hours: [OpeningDayInput!], $breaks: [DoctorBreakInput!]!, $basedOn: DateTime) {
      setDoctorCalendar(doctorId: $id, hours: $hours, breaks: $breaks, basedOn: $basedOn) ${CALENDAR} }`,
    headers: { 'if-match': 'basedOn' },
  },
  clashes: {
    rest: 'GET /api/Doctor/:id/leave/clashes',
    graphql: `query ($id: ID!, $startsOn: Date!, $endsOn: Date!) {
      leaveClashes(doctorId: $id, startsOn: $startsOn, endsOn: $endsOn) ${CLASHES} }`,
  },
  leave: {
    rest: 'POST /api/Doctor/:id/leave',
    graphql: `mutation ($id: ID!, $startsOn: Date!, $endsOn: Date!, $keepAppointments: Boolean) {
      addDoctorLeave(doctorId: $id, startsOn: $startsOn, endsOn: $endsOn, keepAppointments: $keepAppointments) ${CALENDAR} }`,
    success: 201,
  },
  feed: {
    graphql: 'mutation ($id: ID!) { createDoctorFeed(doctorId: $id) }',
    success: 201,
    shape: (address) => ({ address }),
  },
})

const timesOf = async (date: string, doctorId = clinic.doctor.id) => {
  const query = { serviceId: clinic.service.id, doctorId, from: date, to: date }
  const { body } = await app.request.get(`/api/Hospitals/${clinic.hospital.id}/availability`).query(query)
  const [day] = body
  return { refusal: day.refusal, times: day.times.map(({ time }: { time: string }) => time) }
}
const staffOf = async (hospitalId: string, hospitalRole?: 'owner' | 'coordinator' | 'viewer') =>
  app.tokenFor((await insertUser(app.db, { role: 'hospital', hospitalId, ...(hospitalRole && { hospitalRole }) })).id)
const visit = (changes: Partial<Parameters<typeof insertAppointment>[1]> = {}) =>
  insertAppointment(app.db, {
    hospitalId: clinic.hospital.id,
    serviceId: clinic.service.id,
    doctorId: clinic.doctor.id,
    date: THURSDAY,
    time: '10:00',
    ...changes,
  })

describe.each(doors)('the week of a doctor through %s', (_door, ask) => {
  const id = () => clinic.doctor.id

  test('applies to bookings at once, and the next free time follows', async () => {
    const hours = [{ weekday: 4, times: ['09:30', '10:30', '13:00', '15:00'] }]
    const breaks = [{ weekday: 4, from: '11:00', to: '14:00' }]
    const { status, body } = await ask('set', { id: id(), hours, breaks }, clinic.staff.token)
    expect({ status, hours: body.hours, breaks: body.breaks }).toEqual({ status: 200, hours, breaks })
    // At 10:30 an hour would overlap the break.
    expect(await timesOf(THURSDAY)).toEqual({ refusal: null, times: ['09:30', '15:00'] })
    expect(await timesOf(MONDAY)).toEqual({ refusal: 'away', times: [] })
    await refreshNextFree(app.db, () => NOON)
    await app.app.live.catchUp()
    const { body: shown } = await rest(app, 'get', `/api/Doctor/${id()}`)
    expect(shown.nextFreeAt).toBe(new Date(`${THURSDAY}T09:30:00+03:00`).toISOString())
    expect((await ask('set', { id: id(), hours: null, breaks: [] }, clinic.staff.token)).body.hours).toBeNull()
    expect((await timesOf(MONDAY)).times[0]).toBe('09:00')
  })

  test('is audited, and an edit based on an older one is refused', async () => {
    const { body: before } = await ask('read', { id: id() }, clinic.staff.token)
    const breaks = [{ weekday: 1, from: '12:00', to: '13:00' }]
    await ask('set', { id: id(), hours: null, breaks }, clinic.staff.token)
    const stale = _door === 'REST' ? `"${new Date(before.updatedAt).getTime().toString(36)}.x"` : before.updatedAt
    const late = await ask('set', { id: id(), hours: null, breaks: [], basedOn: stale }, clinic.staff.token)
    expect(late).toMatchObject({ status: 409, code: 'stale_edit' })
    const rows = await app.query<{ details: unknown }>(
      "select details from audit_events where subject_id = $1 and action = 'doctor.calendar'",
      [id()],
    )
    expect(rows).toMatchObject([
      { details: { before: { breaks: [] }, after: { breaks }, hospitalId: clinic.hospital.id } },
    ])
  })

  test('refuses a Sunday and a break that ends before it begins', async () => {
    const sunday = await ask(
      'set',
      { id: id(), hours: [{ weekday: 7, times: ['09:00'] }], breaks: [] },
      clinic.staff.token,
    )
    expect(sunday.body.errors).toEqual({ 'hours.0.weekday': 'Please choose a day from Monday to Saturday' })
    const breaks = [{ weekday: 1, from: '13:00', to: '12:00' }]
    const backwards = await ask('set', { id: id(), hours: null, breaks }, clinic.staff.token)
    expect(backwards.body.errors).toEqual({ 'breaks.0.to': 'The break must end after it starts' })
  })

  test('is for the staff of the hospital, except viewers', async () => {
    const input = { id: id(), hours: null, breaks: [] }
    const other = await insertClinic(app)
    for (const [token, status] of [
      [undefined, 401],
      [(await insertPatient(app)).token, 403],
      [other.staff.token, 404],
      [await staffOf(clinic.hospital.id, 'viewer'), 403],
      [await staffOf(clinic.hospital.id, 'coordinator'), 200],
    ] as const)
      expect((await ask('set', input, token)).status).toBe(status)
    expect((await ask('clashes', { id: id(), startsOn: THURSDAY, endsOn: THURSDAY }, other.staff.token)).status).toBe(
      404,
    )
    expect((await ask('leave', { id: id(), startsOn: THURSDAY, endsOn: THURSDAY }, other.staff.token)).status).toBe(404)
    expect((await ask('feed', { id: id() }, other.staff.token)).status).toBe(404)
  })
})

describe.each(doors)('the leave of a doctor through %s', (_door, ask) => {
  const days = () => ({ id: clinic.doctor.id, startsOn: THURSDAY, endsOn: '2026-03-06' })

  test('blocks its days at once, and frees them again', async () => {
    const { status, body } = await ask('leave', days(), clinic.staff.token)
    expect({ status, leave: body.leave }).toMatchObject({
      status: 201,
      leave: [{ startsOn: THURSDAY, endsOn: '2026-03-06' }],
    })
    expect(await timesOf(THURSDAY)).toEqual({ refusal: 'away', times: [] })
    expect((await timesOf('2026-03-07')).refusal).toBeNull()
    const address = `/api/Doctor/${clinic.doctor.id}/leave/${body.leave[0].id}`
    expect((await rest(app, 'delete', address, { token: clinic.staff.token })).status).toBe(204)
    expect((await rest(app, 'delete', address, { token: clinic.staff.token })).status).toBe(404)
    expect((await timesOf(THURSDAY)).refusal).toBeNull()
  })

  test('lists the conflicting appointments, with possible times for each', async () => {
    const colleague = await insertDoctor(app.db, { hospitalId: clinic.hospital.id }, [clinic.service.id])
    const busy = await insertDoctor(app.db, { hospitalId: clinic.hospital.id }, [clinic.service.id])
    await insertDoctor(app.db, { hospitalId: clinic.hospital.id }, [clinic.short.id])
    const hit = await visit()
    await visit({ doctorId: busy.id, time: '10:00' })
    await visit({ time: '14:00', status: 'cancelled' })
    await visit({ date: MONDAY })
    const { body } = await ask('clashes', days(), clinic.staff.token)
    expect(body.total).toBe(1)
    const [clash] = body.items
    expect(clash).toMatchObject({
      appointmentId: hit.id,
      date: THURSDAY,
      time: '10:00',
      serviceName: clinic.service.name,
    })
    expect(clash.freeDoctors.map((doctor: { id: string }) => doctor.id)).toEqual([colleague.id])
    // Offered times are outside the leave, and moving there succeeds.
    const dates = clash.freeTimes.map(({ date }: { date: string }) => date)
    expect(dates.length).toBeGreaterThan(0)
    expect(dates.filter((date: string) => date >= THURSDAY && date <= '2026-03-06')).toEqual([])
    const moved = await rest(app, 'patch', `/api/Appointments/${hit.id}`, {
      token: clinic.staff.token,
      body: clash.freeTimes[0],
    })
    expect(moved).toMatchObject({ status: 200, body: clash.freeTimes[0] })
    expect((await ask('clashes', days(), clinic.staff.token)).body.total).toBe(0)
  })

  test('over appointments needs the confirmation of a user who has seen them', async () => {
    const hit = await visit()
    expect(await ask('leave', days(), clinic.staff.token)).toMatchObject({
      status: 409,
      code: 'conflict',
      body: { clashes: 1 },
    })
    expect((await timesOf(THURSDAY)).refusal).toBeNull()
    expect((await ask('leave', { ...days(), keepAppointments: true }, clinic.staff.token)).status).toBe(201)
    const colleague = await insertDoctor(app.db, { hospitalId: clinic.hospital.id }, [clinic.service.id])
    const given = await rest(app, 'patch', `/api/Appointments/${hit.id}`, {
      token: clinic.staff.token,
      body: { doctorId: colleague.id },
    })
    expect(given.status).toBe(200)
  })

  test('in the past, or ending before its start, is refused', async () => {
    const past = await ask('leave', { ...days(), startsOn: '2026-03-01', endsOn: '2026-03-02' }, clinic.staff.token)
    expect(past.body.errors).toEqual({ endsOn: 'Leave in the past cannot be added' })
    const backwards = await ask('leave', { ...days(), endsOn: '2026-03-04' }, clinic.staff.token)
    expect(backwards.body.errors).toEqual({ endsOn: 'The last day cannot be before the first' })
  })
})

describe.each(doors)('the calendar link of a doctor through %s', (_door, ask) => {
  const pathOf = (address: string) => new URL(address).pathname
  /** Unfolds long lines. */
  const unfolded = (file: string) => file.replaceAll('\r\n ', '')
  const follow = (address: string) => app.request.get(pathOf(address)).buffer(true)

  test('shows times and booking IDs and nothing of patients, is renewed and revoked', async () => {
    const patient = await insertPatient(app)
    const booked = await visit({ patientId: patient.id, notes: 'Ich habe Asthma' })
    await visit({ doctorId: null, time: '11:00' })
    const { status, body } = await ask('feed', { id: clinic.doctor.id }, clinic.staff.token)
    expect(status).toBe(201)
    const text = unfolded((await follow(body.address)).text)
    expect(text).toContain(`Booking ID: ${booked.bookingId}`)
    expect(text).toContain(`/hospitalportal/appointments/${booked.id}`)
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    for (const secret of [clinic.service.name, booked.patientLastName, 'Asthma', clinic.hospital.name, patient.email])
      expect(text).not.toContain(secret)
    const { body: renewed } = await ask('feed', { id: clinic.doctor.id }, clinic.staff.token)
    expect([(await follow(body.address)).status, (await follow(renewed.address)).status]).toEqual([404, 200])
    expect((await ask('read', { id: clinic.doctor.id }, clinic.staff.token)).body.hasFeed).toBe(true)
    const token = clinic.staff.token
    const end = 'mutation ($id: ID!) { removeDoctorFeed(doctorId: $id) { hasFeed } }'
    await graphql(app, end, { id: clinic.doctor.id }, token)
    expect((await follow(renewed.address)).status).toBe(404)
  })

  test('ends when the doctor changes hospital', async () => {
    const { body } = await ask('feed', { id: clinic.doctor.id }, clinic.staff.token)
    const other = await insertClinic(app)
    await app.query('update doctors set hospital_id = $1 where id = $2', [other.hospital.id, clinic.doctor.id])
    expect((await follow(body.address)).status).toBe(404)
    expect((await ask('read', { id: clinic.doctor.id }, other.staff.token)).body.hasFeed).toBe(false)
  })
})
