import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeOldActivations } from '#server/features/administration/managed-catalogue/jobs.ts'
import { insertAppointment, insertDoctor, insertHealthService, insertHospital } from '#server/seed/factories.ts'
import { insertPerson } from '#tests/support/account.ts'
import { bothDoors, graphql, type Verb } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startTestApp()
  token = (await app.signIn('admin')).token
})
afterAll(() => app.close())

const ACTIVATION = '{ id kind isActive changed isUndone }'

const verbs = {
  preview: {
    graphql:
      'query ($input: ActivationInput!) { previewActivation(input: $input) { selected changing appointmentsAhead } }',
  },
  change: {
    graphql: `mutation ($input: ActivationInput!) { changeActivation(input: $input) ${ACTIVATION} }`,
    success: 201,
  },
  undo: {
    graphql: `mutation ($id: ID!) { undoActivation(id: $id) ${ACTIVATION} }`,
  },
} satisfies Record<string, Verb>

const auditOf = (id: string) =>
  app
    .query<{ action: string }>('select action from audit_events where subject_id = $1 order by id', [id])
    .then((rows) => rows.map(({ action }) => action))

const activeAmong = (word: string) =>
  app
    .query<{ id: string }>('select id from hospitals where is_active and name like $1 order by id', [`${word}%`])
    .then((rows) => rows.map(({ id }) => id))

const v4 = '00000000-0000-4000-8000-000000000000'

describe.each(bothDoors(() => app, verbs))('through %s', (door, ask) => {
  test('only administrators have access', async () => {
    const people = [undefined, (await app.signIn('hospital')).token, (await app.signIn('user')).token]
    for (const person of people)
      for (const name of ['preview', 'change', 'undo'] as const) {
        const input = name === 'undo' ? { id: v4 } : { kind: 'hospital', isActive: false, search: {} }
        const { status } = await ask(name, input, person)
        expect(status, name).toBe(person ? 403 : 401)
      }
  })

  test('many are deactivated with a count before, and undo restores exactly those that changed', async () => {
    const word = `Toplu${door}`
    const [on, off, kept] = [
      await insertHospital(app.db, { name: `${word} 1` }),
      await insertHospital(app.db, { name: `${word} 2`, isActive: false }),
      await insertHospital(app.db, { name: `${word} 3` }),
    ]
    const service = await insertHealthService(app.db)
    const { id: patientId } = await insertPerson(app)
    await app.query('insert into hospital_services (hospital_id, service_id) values ($1, $2)', [on.id, service.id])
    const days = new Date(Date.now() + 14 * 86_400_000)
    if (days.getUTCDay() === 0) days.setUTCDate(days.getUTCDate() + 1)
    const date = days.toISOString().slice(0, 10)
    await insertAppointment(app.db, { hospitalId: on.id, serviceId: service.id, patientId, date, time: '10:00' })
    const input = { kind: 'hospital', isActive: false, search: { q: word.toLowerCase() } }
    expect((await ask('preview', input, token)).body).toEqual({ selected: 3, changing: 2, appointmentsAhead: 1 })
    const { body: change, status } = await ask('change', input, token)
    expect(status).toBe(201)
    expect(change).toMatchObject({ kind: 'hospital', isActive: false, changed: 2, isUndone: false })
    expect(await activeAmong(word)).toEqual([])
    // Public pages follow at once.
    expect((await app.request.get(`/api/Hospitals/${on.id}`)).status).toBe(404)
    // An administrator reactivates one by hand, so undo skips it.
    await app.query('update hospitals set is_active = true where id = $1', [kept.id])
    expect((await ask('undo', { id: change.id }, token)).body).toMatchObject({ changed: 1, isUndone: true })
    expect(await activeAmong(word)).toEqual([on.id, kept.id])
    expect((await ask('undo', { id: change.id }, token)).code).toBe('conflict')
    expect(await auditOf(on.id)).toEqual(['hospital.deactivate', 'hospital.activate'])
    expect(await auditOf(off.id)).toEqual([])
  })

  test('selected doctors and services are switched by their IDs', async () => {
    const doctors = [await insertDoctor(app.db, { hospitalId: null }), await insertDoctor(app.db, { hospitalId: null })]
    const ids = doctors.map(({ id }) => id)
    const { body } = await ask('change', { kind: 'doctor', isActive: false, ids }, token)
    expect(body.changed).toBe(2)
    expect(await auditOf(ids[0] ?? '')).toEqual(['doctor.deactivate'])
    const service = await insertHealthService(app.db, { isActive: false })
    const switched = await ask('change', { kind: 'health_service', isActive: true, ids: [service.id] }, token)
    expect(switched.body.changed).toBe(1)
    expect((await app.request.get(`/api/HealthService/${service.id}`)).status).toBe(200)
  })

  test('errors of a change are reported', async () => {
    const wrong = async (input: object) =>
      (await ask('change', { kind: 'doctor', isActive: true, ...input }, token)).body.errors
    const neither = { ids: 'Please choose records, or all that a search finds' }
    expect(await wrong({})).toEqual(neither)
    expect(await wrong({ ids: [], search: {} })).toEqual(neither)
    expect(await wrong({ ids: ['x'] })).toEqual({ 'ids.0': 'Please choose a record' })
    expect(await wrong({ search: { specialty: 'Magic' } })).toEqual({ specialty: 'Please choose a specialty' })
    const many = await ask('change', { kind: 'doctor', isActive: true, ids: Array(2001).fill(v4) }, token)
    expect(many.body.errors).toEqual({ ids: 'Please choose at most 2000 records at once' })
    expect((await ask('undo', { id: v4 }, token)).status).toBe(404)
  })
})

test('a change larger than can be undone safely is refused', async () => {
  await app.query(
    `insert into doctors (id, full_name, specialty, is_active)
     select gen_random_uuid(), 'Kalabalık ' || n, 'Other', false from generate_series(1, 2001) n`,
  )
  const input = { kind: 'doctor', isActive: true, search: { q: 'kalabalik' } }
  const change = 'mutation ($input: ActivationInput!) { changeActivation(input: $input) { id } }'
  const answer = await graphql(app, change, { input }, token)
  expect(answer.body.message).toBe('Please choose at most 2000 records at once')
  expect(await app.query("select from doctors where name_key like 'kalabalik%' and is_active")).toEqual([])
})

test('changes can be undone for a day', async () => {
  const clock = () => new Date(Date.now() + 25 * 3_600_000)
  await removeOldActivations({ db: app.db, clock })
  expect(await app.query('select from activations')).toEqual([])
})
