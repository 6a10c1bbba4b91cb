import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { UNDO_SECONDS } from '#domain/held-moves.ts'
import { applyHeldMoves } from '#server/features/visits/held-moves/jobs.ts'
import { createLogger } from '#server/http/log.ts'
import { insertUser } from '#server/seed/factories.ts'
import {
  type Clinic,
  doors,
  FRIDAY,
  insertClinic,
  insertPatient,
  insertVisit,
  NOON,
  THURSDAY,
  type VisitAt,
} from '#tests/support/clinic.ts'
import { bothDoors, rest } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let now = NOON
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())

let clinic: Clinic
let ada: Awaited<ReturnType<typeof insertPatient>>
beforeEach(async () => {
  now = NOON
  clinic = await insertClinic(app)
  ada = await insertPatient(app)
  await app.query('delete from held_moves')
})

const staff = () => clinic.staff.token
const put = (changes: Partial<VisitAt> = {}) =>
  insertVisit(app, clinic, { patientId: ada.id, date: THURSDAY, time: '10:00', ...changes })
const later = (seconds: number) => {
  now = new Date(NOON.getTime() + seconds * 1000)
}
const apply = () =>
  applyHeldMoves({ db: app.db, config: app.config, clock: () => now, log: createLogger('silent', false) })

/** Reads the status for the patient, the queued mails and the history. */
async function traces(id: string) {
  const { body } = await rest(app, 'get', `/api/Appointments/${id}`, { token: ada.token })
  const mails = await app.query<{ kind: string }>(`select kind from outbox where payload->>'appointmentId' = $1`, [id])
  const events = await app.query<{ to_status: string; note: string | null }>(
    `select to_status, note from appointment_events where appointment_id = $1`,
    [id],
  )
  return { status: body.status, mails: mails.map(({ kind }) => kind), events }
}
const NOTHING = { mails: [], events: [] }

const verbs = bothDoors(() => app, {
  hold: {
    rest: 'POST /api/Appointments/:id/held-move',
    graphql: `mutation ($id: ID!, $move: HeldMoveKind!, $note: String) {
      holdMoves(appointments: [{ id: $id }], move: $move, note: $note) { id status } }`,
    shape: (answer) => (Array.isArray(answer) ? answer[0] : answer),
  },
  undo: {
    rest: 'DELETE /api/Appointments/:id/held-move',
    graphql: `mutation ($id: ID!) { undoMoves(appointmentIds: [$id]) { id status } }`,
    shape: (answer) => (Array.isArray(answer) ? answer[0] : answer),
  },
})

describe.each(verbs)('a decision through %s', (_name, ask) => {
  test('takes effect after ten seconds, without a notification before', async () => {
    const { id } = await put()
    expect(await ask('hold', { id, move: 'confirmed' }, staff())).toMatchObject({ status: 200, body: { id } })
    later(UNDO_SECONDS - 1)
    await apply()
    expect(await traces(id)).toEqual({ status: 'pending', ...NOTHING })
    later(UNDO_SECONDS)
    await apply()
    expect(await traces(id)).toEqual({
      status: 'confirmed',
      mails: ['appointment.confirmed'],
      events: [{ to_status: 'confirmed', note: null }],
    })
    expect((await ask('undo', { id }, staff())).code).toBe('conflict')
    await apply()
    expect((await traces(id)).mails).toHaveLength(1)
  })

  test('is undone without a trace', async () => {
    const { id } = await put()
    await ask('hold', { id, move: 'cancelled', note: 'The doctor is away.' }, staff())
    expect(await ask('undo', { id }, staff())).toMatchObject({ status: 200, body: { id, status: 'pending' } })
    later(UNDO_SECONDS)
    await apply()
    expect(await traces(id)).toEqual({ status: 'pending', ...NOTHING })
  })

  test('needs a reason for a cancellation', async () => {
    const { id } = await put()
    const refused = await ask('hold', { id, move: 'cancelled', note: ' ' }, staff())
    expect(refused).toMatchObject({ status: 400, code: 'bad_input' })
    await ask('hold', { id, move: 'cancelled', note: 'The doctor is away.' }, staff())
    later(UNDO_SECONDS)
    await apply()
    expect(await traces(id)).toEqual({
      status: 'cancelled',
      mails: ['appointment.cancelled'],
      events: [{ to_status: 'cancelled', note: 'The doctor is away.' }],
    })
  })

  test('is for staff of the hospital who may change appointments', async () => {
    const { id } = await put()
    const viewer = await insertUser(app.db, {
      role: 'hospital',
      hospitalId: clinic.hospital.id,
      hospitalRole: 'viewer',
    })
    const other = await insertClinic(app)
    const move = { id, move: 'confirmed' }
    expect((await ask('hold', move, await app.tokenFor(viewer.id))).code).toBe('forbidden')
    expect((await ask('hold', move, ada.token)).code).toBe('forbidden')
    expect((await ask('hold', move, other.staff.token)).status).toBe(404)
    await ask('hold', move, staff())
    expect((await ask('undo', { id }, await app.tokenFor(viewer.id))).code).toBe('forbidden')
    expect((await ask('undo', { id }, other.staff.token)).status).toBe(404)
    expect((await ask('undo', { id }, staff())).status).toBe(200)
  })

  test('is the only one, and follows the table of moves', async () => {
    const { id } = await put()
    expect((await ask('hold', { id, move: 'completed' }, staff())).code).toBe('invalid_transition')
    expect((await ask('hold', { id, move: 'no_show' }, staff())).code).toBe('invalid_transition')
    await ask('hold', { id, move: 'confirmed' }, staff())
    expect((await ask('hold', { id, move: 'cancelled', note: 'Away' }, staff())).code).toBe('conflict')
  })

  test('marks a no-show without a mail', async () => {
    const { id } = await put({ status: 'confirmed', date: '2026-03-04', time: '09:00' })
    await ask('hold', { id, move: 'no_show' }, staff())
    later(UNDO_SECONDS)
    await apply()
    expect(await traces(id)).toMatchObject({ status: 'cancelled', mails: [] })
  })
})

describe.each(Object.entries(doors))('an immediate cancellation through %s', (_name, door) => {
  test('needs a reason from the hospital, and none from the patient', async () => {
    const { id } = await put()
    const refused = await door.move(app, staff(), id, { status: 'cancelled' })
    expect(refused).toMatchObject({ status: 400, code: 'bad_input' })
    expect((await door.move(app, ada.token, id, { status: 'cancelled' })).status).toBe(200)
    const own = await put({ date: FRIDAY })
    const given = await door.move(app, staff(), own.id, { status: 'cancelled', note: 'The doctor is away.' })
    expect(given.status).toBe(200)
  })
})

describe('a held decision', () => {
  const holdAll = (ids: string[], move: string) =>
    app.graphql(
      `mutation ($appointments: [HeldMoveTarget!]!, $move: HeldMoveKind!) {
        holdMoves(appointments: $appointments, move: $move) { id heldMove { move effectiveAt } } }`,
      { appointments: ids.map((id) => ({ id })), move },
      staff(),
    )

  test('covers several appointments, except those that refuse it', async () => {
    const [first, gone, second] = [
      await put(),
      await put({ time: '11:00', status: 'cancelled' }),
      await put({ time: '12:00' }),
    ]
    const { data } = await holdAll([first.id, gone.id, second.id], 'confirmed')
    const effectiveAt = new Date(NOON.getTime() + UNDO_SECONDS * 1000).toISOString()
    expect(data.holdMoves).toEqual(
      [first.id, second.id].map((id) => ({ id, heldMove: { move: 'confirmed', effectiveAt } })),
    )
    const undone = await app.graphql(
      'mutation ($ids: [ID!]!) { undoMoves(appointmentIds: $ids) { id heldMove { move } } }',
      { ids: [first.id, second.id] },
      staff(),
    )
    expect(new Set(undone.data.undoMoves.map(({ id }: { id: string }) => id))).toEqual(new Set([first.id, second.id]))
  })

  test('is not shown to the patient', async () => {
    const { id } = await put()
    await holdAll([id], 'confirmed')
    const query = 'query ($id: ID!) { appointment(id: $id) { status heldMove { move } } }'
    expect((await app.graphql(query, { id }, ada.token)).data.appointment).toEqual({
      status: 'pending',
      heldMove: null,
    })
    expect((await app.graphql(query, { id }, staff())).data.appointment.heldMove).toEqual({ move: 'confirmed' })
  })

  test('yields to the patient’s own changes meanwhile', async () => {
    const { id } = await put()
    await holdAll([id], 'confirmed')
    await doors.REST.move(app, ada.token, id, { status: 'cancelled' })
    later(UNDO_SECONDS)
    await apply()
    expect((await traces(id)).status).toBe('cancelled')
    expect((await traces(id)).mails).not.toContain('appointment.confirmed')
  })

  test('is applied once by any number of instances', async () => {
    const { id } = await put()
    await holdAll([id], 'confirmed')
    later(UNDO_SECONDS)
    await Promise.all([apply(), apply(), apply()])
    expect(await traces(id)).toMatchObject({ status: 'confirmed', mails: ['appointment.confirmed'] })
  })

  test('is refused for an appointment edited since it was read', async () => {
    const { id } = await put()
    await doors.REST.update(app, ada.token, id, { date: FRIDAY })
    const { errors } = await app.graphql(
      `mutation ($id: ID!, $basedOn: DateTime!) {
        holdMoves(appointments: [{ id: $id, basedOn: $basedOn }], move: confirmed) { id } }`,
      { id, basedOn: '2026-03-01T00:00:00.000Z' },
      staff(),
    )
    expect(errors?.[0]?.extensions.code).toBe('stale_edit')
  })
})
