import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#domain/availability.ts'
import { MAX_TEMPLATES } from '#domain/message-templates.ts'
import { insertDoctor, insertDoctorCalendar } from '#server/seed/factories.ts'
import {
  type Clinic,
  doors,
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

let now = NOON
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())

let clinic: Clinic
let other: Clinic
let ada: Awaited<ReturnType<typeof insertPatient>>
beforeEach(async () => {
  now = NOON
  clinic = await insertClinic(app)
  other = await insertClinic(app)
  ada = await insertPatient(app)
})

const put = (changes: VisitAt) => insertVisit(app, clinic, { patientId: ada.id, ...changes })
const soon = { date: THURSDAY, time: '10:00' }

const verbs = bothDoors(() => app, {
  list: {
    rest: 'GET /api/Appointments',
    graphql: `query ($search: AppointmentSearch) { appointments(search: $search) { items { id } } }`,
    shape: ({ items }) => items,
  },
  doctors: {
    rest: 'GET /api/Appointments/:id/doctors',
    graphql: `query ($id: ID!) { appointmentDoctors(appointmentId: $id) { id } }`,
    shape: (found: { id: string }[]) => found.map(({ id }) => id),
  },
  times: {
    rest: 'GET /api/Appointments/:id/times',
    graphql: `query ($id: ID!, $doctorId: ID, $from: Date!, $to: Date!) {
      appointmentTimes(appointmentId: $id, doctorId: $doctorId, from: $from, to: $to) { date refusal times { time available } } }`,
  },
  noShow: {
    rest: 'POST /api/Appointments/:id/no-show',
    graphql: `mutation ($id: ID!, $note: String) { markNoShow(appointmentId: $id, note: $note) { id status noShowAt allowedMoves } }`,
  },
  note: {
    rest: 'POST /api/Appointments/:id/notes',
    graphql: `mutation ($id: ID!, $note: String!) { addInternalNote(appointmentId: $id, note: $note) { id note authorName } }`,
    success: 201,
  },
  removeNote: {
    rest: 'DELETE /api/Appointments/:id/notes/:noteId',
    graphql: `mutation ($id: ID!, $noteId: ID!) { deleteInternalNote(appointmentId: $id, noteId: $noteId) }`,
    success: 204,
  },
  templates: {
    rest: 'GET /api/Hospitals/:hospitalId/message-templates',
    graphql: `query ($hospitalId: ID) { messageTemplates(hospitalId: $hospitalId) { id title language body } }`,
  },
  addTemplate: {
    rest: 'POST /api/Hospitals/:hospitalId/message-templates',
    graphql: `mutation ($hospitalId: ID, $input: MessageTemplateInput!) {
      createMessageTemplate(hospitalId: $hospitalId, input: $input) { id title updatedAt } }`,
    success: 201,
  },
  editTemplate: {
    rest: 'PUT /api/Hospitals/:hospitalId/message-templates/:id',
    graphql: `mutation ($hospitalId: ID, $id: ID!, $input: MessageTemplateUpdate!) {
      updateMessageTemplate(hospitalId: $hospitalId, id: $id, input: $input) { id title } }`,
  },
  removeTemplate: {
    rest: 'DELETE /api/Hospitals/:hospitalId/message-templates/:id',
    graphql: `mutation ($hospitalId: ID, $id: ID!) { deleteMessageTemplate(hospitalId: $hospitalId, id: $id) }`,
    success: 204,
  },
  calendar: {
    rest: 'GET /api/Hospitals/:hospitalId/calendar',
    graphql: `query ($hospitalId: ID, $doctorId: ID, $from: Date!, $to: Date!) {
      hospitalCalendar(hospitalId: $hospitalId, doctorId: $doctorId, from: $from, to: $to) {
        lanes { doctorId visits } days { date refusal breaks { from to } times { time available } }
        appointments { id } held { appointmentId time note } } }`,
  },
})

describe.each(verbs)('appointments in the portal through %s', (_name, ask) => {
  const staff = () => clinic.staff.token

  test('are found by service, by doctor and by unread messages', async () => {
    const short = await put({ ...soon, serviceId: clinic.short.id, doctorId: clinic.doctor.id })
    const plain = await put({ date: FRIDAY, time: '10:00' })
    const found = async (search: object) => {
      const wanted = { ...search, search: { ...search } }
      return (await ask('list', wanted, staff())).body.map(({ id }: { id: string }) => id)
    }
    expect(await found({ serviceId: clinic.short.id })).toEqual([short.id])
    expect(await found({ doctorId: clinic.doctor.id })).toEqual([short.id])
    expect(await found({ unread: true })).toEqual([])
    await doors.REST.say(app, ada.token, plain.id, 'May I come earlier?')
    expect(await found({ unread: true })).toEqual([plain.id])
    await doors.REST.say(app, staff(), plain.id, 'Of course.')
    expect(await found({ unread: true })).toEqual([])
    expect(await found({ unread: false })).toHaveLength(2)
  })

  test('are assigned only to doctors who perform the treatment and are free then', async () => {
    const { id } = await put({ ...soon, doctorId: clinic.doctor.id })
    const own = clinic.hospital.id
    const free = await insertDoctor(app.db, { hospitalId: own, fullName: 'Dr. Ay' }, [clinic.service.id])
    const busy = await insertDoctor(app.db, { hospitalId: own, fullName: 'Dr. Bey' }, [clinic.service.id])
    const away = await insertDoctor(app.db, { hospitalId: own, fullName: 'Dr. Can' }, [clinic.service.id])
    await insertDoctor(app.db, { hospitalId: own, fullName: 'Dr. Dal' }, [clinic.short.id])
    await put({ ...soon, doctorId: busy.id, patientId: null })
    await insertDoctorCalendar(app.db, away.id, { leave: [{ startsOn: THURSDAY, endsOn: THURSDAY }] })
    const answer = await ask('doctors', { id }, staff())
    expect(answer.status).toBe(200)
    expect(new Set(answer.body)).toEqual(new Set([clinic.doctor.id, free.id]))
    // Offered alternatives are exactly those that a change accepts.
    for (const doctor of [free, busy, away]) {
      const saved = await doors.REST.update(app, staff(), id, { doctorId: doctor.id })
      expect({ doctor: doctor.fullName, done: saved.status === 200 }).toEqual({
        doctor: doctor.fullName,
        done: doctor === free,
      })
    }
    expect((await ask('doctors', { id }, ada.token)).code).toBe('forbidden')
    expect((await ask('doctors', { id }, other.staff.token)).status).toBe(404)
  })

  test('list the times they could be moved to, and do not conflict with themselves', async () => {
    const { id } = await put({ ...soon, doctorId: clinic.doctor.id })
    await put({ date: THURSDAY, time: '11:00', doctorId: clinic.doctor.id, patientId: null })
    const { body } = await ask('times', { id, from: THURSDAY, to: THURSDAY }, staff())
    const free = body[0].times.filter(({ available }: { available: boolean }) => available)
    expect(free.map(({ time }: { time: string }) => time)).toEqual([
      '09:00',
      '10:00',
      '12:00',
      '14:00',
      '15:00',
      '16:00',
      '17:00',
    ])
    expect((await ask('times', { id, from: THURSDAY, to: THURSDAY }, other.staff.token)).status).toBe(404)
  })

  test('become a no-show once they have begun, shown to the patient without a mail', async () => {
    const { id } = await put({ ...soon, status: 'confirmed' })
    expect((await ask('noShow', { id }, staff())).code).toBe('invalid_transition')
    now = new Date('2026-03-05T07:30:00Z')
    expect((await ask('noShow', { id }, ada.token)).code).toBe('forbidden')
    expect((await ask('noShow', { id }, other.staff.token)).status).toBe(404)
    const marked = await ask('noShow', { id, note: 'We called twice.' }, staff())
    expect(marked).toMatchObject({
      status: 200,
      body: { status: 'cancelled', noShowAt: now.toISOString(), allowedMoves: [] },
    })
    const events = await app.query('select kind, to_status, note from appointment_events where appointment_id = $1', [
      id,
    ])
    expect(events).toEqual([{ kind: 'no_show', to_status: 'cancelled', note: 'We called twice.' }])
    expect(await app.query('select kind from outbox where user_id = $1', [ada.id])).toEqual([])
    expect((await ask('noShow', { id }, staff())).code).toBe('invalid_transition')
  })

  test('have notes for the staff, which no response to the patient contains', async () => {
    const { id } = await put(soon)
    const note = await ask('note', { id, note: 'Comes with an interpreter.' }, staff())
    expect(note).toMatchObject({ status: 201, body: { authorName: expect.stringContaining('Suna') } })
    expect((await ask('note', { id, note: ' ' }, staff())).status).toBe(400)
    expect((await ask('note', { id, note: 'Mine' }, ada.token)).code).toBe('forbidden')
    expect((await ask('note', { id, note: 'Mine' }, other.staff.token)).status).toBe(404)
    const query = `query ($id: ID!) { appointment(id: $id) { internalNotes { note } } }`
    const read = async (token: string) => (await app.graphql(query, { id }, token)).data.appointment?.internalNotes
    expect(await read(staff())).toEqual([{ note: 'Comes with an interpreter.' }])
    expect(await read(ada.token)).toEqual([])
    const admin = await app.signIn('admin')
    expect(await read(admin.token)).toEqual([])
    const whole = await app.request.get(`/api/Appointments/${id}`).set('authorization', `Bearer ${ada.token}`)
    expect(whole.text).not.toContain('interpreter')
    const listed = await app.request.get(`/api/Appointments/${id}/notes`).set('authorization', `Bearer ${ada.token}`)
    expect(listed.status).toBe(403)
    expect((await ask('removeNote', { id, noteId: note.body.id }, other.staff.token)).status).toBe(404)
    expect((await ask('removeNote', { id, noteId: note.body.id }, staff())).status).toBe(204)
    expect(await read(staff())).toEqual([])
    const audited = await app.query('select details::text from audit_events where subject_id = $1', [id])
    expect(JSON.stringify(audited)).not.toContain('interpreter')
  })

  test('use only message templates of the hospital', async () => {
    const hospitalId = clinic.hospital.id
    const input = { language: 'en', title: 'Please fast', body: 'Dear {{name}}, come fasting on {{date}}.' }
    const made = await ask('addTemplate', { hospitalId, ...input }, staff())
    expect(made).toMatchObject({ status: 201, body: { title: 'Please fast' } })
    const { id } = made.body
    expect((await ask('addTemplate', { hospitalId, ...input }, staff())).code).toBe('conflict')
    expect((await ask('addTemplate', { hospitalId, ...input, language: 'tr' }, staff())).status).toBe(201)
    const wrong = await ask('addTemplate', { hospitalId, ...input, title: 'x', body: 'Dear {{pet}}' }, staff())
    expect(wrong).toMatchObject({ status: 400, body: { errors: { body: 'There is no placeholder called pet' } } })
    expect((await ask('editTemplate', { hospitalId, id, title: 'Fasting' }, staff())).body.title).toBe('Fasting')
    expect((await ask('templates', { hospitalId }, staff())).body.map(({ title }: { title: string }) => title)).toEqual(
      ['Fasting', 'Please fast'],
    )
    for (const [verb, more] of [
      ['templates', {}],
      ['addTemplate', input],
      ['editTemplate', { id, title: 'Mine' }],
      ['removeTemplate', { id }],
    ] as const)
      expect((await ask(verb, { hospitalId, ...more }, other.staff.token)).status).toBe(404)
    const own = { hospitalId: other.hospital.id, id }
    expect((await ask('removeTemplate', own, other.staff.token)).status).toBe(404)
    expect((await ask('removeTemplate', { hospitalId, id }, staff())).status).toBe(204)
    await app.query(
      `insert into message_templates (id, hospital_id, language, title, body)
        select gen_random_uuid(), $1, 'ru', n::text, 'x' from generate_series(1, $2::int) n`,
      [hospitalId, MAX_TEMPLATES - 1],
    )
    expect((await ask('addTemplate', { hospitalId, ...input, title: 'One more' }, staff())).code).toBe('conflict')
  })

  test('are in the calendar of their doctor, with free and blocked times', async () => {
    const { id } = await put({ ...soon, doctorId: clinic.doctor.id })
    await put({ date: THURSDAY, time: '14:00', doctorId: clinic.doctor.id, status: 'cancelled' })
    const nobody = await put({ date: FRIDAY, time: '11:00' })
    await insertDoctorCalendar(app.db, clinic.doctor.id, {
      breaks: [{ weekday: 5, startsAt: '12:00', endsAt: '13:00' }],
      leave: [{ startsOn: SATURDAY, endsOn: SATURDAY }],
    })
    await app.query(
      `insert into appointment_proposals (id, appointment_id, hospital_id, service_id, doctor_id, date, time, duration_minutes, expires_at, note)
        select gen_random_uuid(), id, hospital_id, service_id, doctor_id, '${FRIDAY}', '16:00', 60, now(), 'Secret' from appointments where id = $1`,
      [id],
    )
    const week = { hospitalId: clinic.hospital.id, from: THURSDAY, to: SATURDAY }
    const { body } = await ask('calendar', { ...week, doctorId: clinic.doctor.id }, staff())
    expect(body.appointments.map((one: { id: string }) => one.id)).toEqual([id])
    expect(body.held).toMatchObject([{ appointmentId: id, time: '16:00', note: null }])
    expect(body.lanes).toMatchObject([
      { doctorId: clinic.doctor.id, visits: 1 },
      { doctorId: null, visits: 1 },
    ])
    const free = (at: number) =>
      body.days[at].times
        .filter((slot: { available: boolean }) => slot.available)
        .map((slot: { time: string }) => slot.time)
    expect(free(0)).not.toContain('10:00')
    expect(free(0)).toContain('14:00')
    expect(free(1)).not.toContain('16:00')
    expect(free(1)).not.toContain('12:00')
    expect(body.days[1].breaks).toMatchObject([{ from: '12:00', to: '13:00' }])
    expect(body.days[2].refusal).toBe('away')
    const without = await ask('calendar', week, staff())
    expect(without.body.appointments.map((one: { id: string }) => one.id)).toEqual([nobody.id])
    expect((await ask('calendar', week, other.staff.token)).status).toBe(404)
    expect((await ask('calendar', week, ada.token)).code).toBe('forbidden')
    expect((await ask('calendar', { ...week, doctorId: other.doctor.id }, staff())).status).toBe(404)
    expect((await ask('calendar', { ...week, to: addDays(MONDAY, 30) }, staff())).status).toBe(400)
  })
})
