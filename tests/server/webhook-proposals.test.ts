import { expect, test } from 'vitest'
import { EVENT_MEANINGS } from '#domain/developers/guides.ts'
import { WEBHOOK_EVENTS } from '#domain/webhooks.ts'
import { appointmentEvents } from '#server/features/visits/appointments/table.ts'
import { expireProposals } from '#server/features/visits/proposals/jobs.ts'
import { FRIDAY, insertVisit } from '#tests/support/clinic.ts'
import { rest } from '#tests/support/doors.ts'
import { type Webhooks, webhookWorld } from '#tests/support/webhooks.ts'

const HOUR = 60 * 60 * 1000
const world = webhookWorld()

type Ask = Webhooks['doors'][0][1]
const ask: Ask = (...asked) => world.all.doors[0][1](...asked)

/** Delivers what is due and returns what the receiver has got. */
async function told() {
  for (let round = 0; round < 3; round++) await world.all.work()
  return world.scene.receiver.received.map(({ body }) => JSON.parse(body))
}

async function openProposal(appointmentId: string) {
  const [first] = await world.all.app.query<{ id: string }>(
    `select id from appointment_proposals where appointment_id = $1 and state = 'open' and position = 1`,
    [appointmentId],
  )
  return first?.id
}

test('a receiver hears of each time a hospital proposes, and of how the proposal ends', async () => {
  const { ada, clinic, book, wish } = world.scene
  const { app, at } = world.all
  const { id } = await book()
  await ask('create', wish({ events: ['appointment.proposed', 'appointment.proposal_ended'] }), ada.token)
  const staff = { token: clinic.staff.token }
  const proposals = `/api/Appointments/${id}/proposals`
  const propose = async (times: readonly string[]) => {
    const [first, ...others] = times.map((time) => ({ date: FRIDAY, time }))
    const body = { ...first, note: 'A secret reason.', ...(others.length > 0 && { alternatives: others }) }
    const answer = await rest(app, 'post', proposals, { ...staff, body })
    expect(answer.status).toBeLessThan(300)
    return `${proposals}/${await openProposal(id)}`
  }
  await rest(app, 'post', `${await propose(['15:00', '16:00'])}/answer`, { token: ada.token, body: { accept: false } })
  await rest(app, 'delete', await propose(['14:00']), staff)
  await propose(['15:00'])
  at.now = new Date(at.now.getTime() + 25 * HOUR)
  await expireProposals(world.all.deps)
  // An accepted time is sent as the appointment's new time, which this receiver did not choose.
  const moved = await insertVisit(app, clinic, { patientId: ada.id, date: FRIDAY, time: '10:00' })
  await rest(app, 'post', `/api/Appointments/${moved.id}/proposals`, {
    ...staff,
    body: { date: FRIDAY, time: '11:00' },
  })
  const answer = `/api/Appointments/${moved.id}/proposals/${await openProposal(moved.id)}/answer`
  expect((await rest(app, 'post', answer, { token: ada.token, body: { accept: true } })).status).toBe(200)

  const events = await told()
  expect(events.map(({ type, data }) => [type, data.change?.time?.to ?? data.reason])).toEqual([
    ['appointment.proposed', '15:00'],
    ['appointment.proposed', '16:00'],
    ['appointment.proposal_ended', 'declined'],
    ['appointment.proposed', '14:00'],
    ['appointment.proposal_ended', 'withdrawn'],
    ['appointment.proposed', '15:00'],
    ['appointment.proposal_ended', 'expired'],
    ['appointment.proposed', '11:00'],
  ])
  const text = JSON.stringify(events)
  for (const secret of ['A secret reason.', clinic.service.name]) expect(text).not.toContain(secret)
})

test('a receiver hears of the doctor, the notes, files, the arrival and a no-show', async () => {
  const { ada, clinic, book, wish } = world.scene
  const { app, at } = world.all
  const { id, ...visit } = await book()
  const staff = { token: clinic.staff.token }
  await ask(
    'create',
    wish({
      events: [
        'appointment.doctor_changed',
        'appointment.notes_changed',
        'appointment.arrival_changed',
        'appointment.no_show',
        'file.created',
      ],
    }),
    ada.token,
  )
  const change = (body: object, token: string) => rest(app, 'patch', `/api/Appointments/${id}`, { token, body })
  const status = { ...staff, body: { status: 'confirmed' } }
  expect((await rest(app, 'patch', `/api/Appointments/${id}/status`, status)).status).toBe(200)
  expect((await change({ doctorId: clinic.doctor.id }, staff.token)).status).toBe(200)
  expect((await change({ notes: 'A private sorrow.' }, ada.token)).status).toBe(200)
  const file = {
    id: '019c1000-0000-7000-8000-000000000001',
    name: 'A private picture.pdf',
    storage: 'webhook-proposals',
  }
  await app.query(
    `insert into files (id, appointment_id, uploaded_by, name, size, type, storage_name, created_at)
      values ($1, $2, 'patient', $3, 10, 'application/pdf', $4, $5)`,
    [file.id, id, file.name, file.storage, at.now],
  )
  at.now = new Date(visit.startsAt)
  const mark = (arrival: string) =>
    rest(app, 'patch', `/api/Appointments/${id}/arrival`, { ...staff, body: { arrival } })
  for (const arrival of ['arrived', 'expected']) expect((await mark(arrival)).status).toBe(200)
  at.now = new Date(at.now.getTime() + HOUR)
  expect((await rest(app, 'post', `/api/Appointments/${id}/no-show`, { ...staff, body: {} })).status).toBe(200)

  const events = await told()
  expect(events.map(({ type, data }) => [type, data.status])).toEqual([
    ['appointment.doctor_changed', 'confirmed'],
    ['appointment.notes_changed', 'confirmed'],
    ['file.created', 'confirmed'],
    ['appointment.arrival_changed', 'confirmed'],
    ['appointment.arrival_changed', 'confirmed'],
    ['appointment.no_show', 'cancelled'],
  ])
  const [doctor, , sent, arrived, corrected] = events
  expect(doctor.data.change.doctorId.to).toBe(clinic.doctor.id)
  expect(sent.data).toMatchObject({ fileId: file.id, sender: 'patient' })
  expect([arrived.data.arrival, corrected.data.arrival]).toEqual(['arrived', 'expected'])
  const text = JSON.stringify(events)
  for (const secret of ['A private sorrow.', file.name, clinic.service.name]) expect(text).not.toContain(secret)
})

test('each kind of event in the history of an appointment has its webhook, and each event its meaning', async () => {
  const { ada, book, wish } = world.scene
  const { app } = world.all
  const { id } = await book()
  const { id: webhook } = (await ask('create', wish(), ada.token)).body
  const kinds = appointmentEvents.kind.enumValues
  for (const kind of kinds)
    await app.query(
      `insert into appointment_events (id, appointment_id, kind, actor_role, from_status, to_status)
        values (gen_random_uuid(), $1, $2, 'user', null, case when $2 = 'status' then 'confirmed' end)`,
      [id, kind],
    )
  const queued = await app.query<{ event: string }>('select event from webhook_deliveries where endpoint_id = $1', [
    webhook,
  ])
  // An administrator who opens an appointment does nothing to it.
  expect(queued).toHaveLength(kinds.length - 1)
  for (const { event } of queued) expect(WEBHOOK_EVENTS).toContain(event)
  expect(Object.keys(EVENT_MEANINGS)).toEqual([...WEBHOOK_EVENTS])
})
