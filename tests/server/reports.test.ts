import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { removeOldReports } from '#server/features/administration/reports/jobs.ts'
import { insertUser } from '#server/seed/factories.ts'
import { type Clinic, insertClinic, insertPatient, NOON } from '#tests/support/clinic.ts'
import { bothDoors, type Verb } from '#tests/support/doors.ts'
import { type Reporting, reporting } from '#tests/support/reports.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let lists: Reporting
let clinic: Clinic
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
  lists = reporting(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.query('delete from reports')
  clinic = await insertClinic(app)
})

const REPORT = `{ id kind period from to state progress isCancelRequested failure actorName doctorName finishedAt keptUntil
  appointments { total } revenue { completed } doctors { doctors { name } } patients { people } }`
const verbs = {
  create: {
    rest: 'POST /api/Hospitals/:hospitalId/reports',
    graphql: `mutation ($hospitalId: ID, $input: ReportInput!) { createReport(hospitalId: $hospitalId, input: $input) ${REPORT} }`,
    success: 201,
  },
  list: {
    rest: 'GET /api/Hospitals/:hospitalId/reports',
    graphql: `query ($hospitalId: ID, $kind: ReportKind, $period: ReportPeriod, $page: Int, $limit: Int) {
      reports(hospitalId: $hospitalId, kind: $kind, period: $period, page: $page, limit: $limit) { items { id kind state } } }`,
    shape: ({ items }) => items,
  },
  get: {
    rest: 'GET /api/Hospitals/:hospitalId/reports/:id',
    graphql: `query ($hospitalId: ID, $id: ID!) { report(hospitalId: $hospitalId, id: $id) ${REPORT} }`,
  },
  cancel: {
    rest: 'POST /api/Hospitals/:hospitalId/reports/:id/cancel',
    graphql: `mutation ($hospitalId: ID, $id: ID!) { cancelReport(hospitalId: $hospitalId, id: $id) ${REPORT} }`,
  },
  remove: {
    rest: 'DELETE /api/Hospitals/:hospitalId/reports/:id',
    graphql: 'mutation ($hospitalId: ID, $id: ID!) { deleteReport(hospitalId: $hospitalId, id: $id) }',
    success: 204,
  },
} satisfies Record<string, Verb>

const revenue = { kind: 'revenue', period: 'month', on: '2026-02-10' }
const stateOf = async (id: string) =>
  (
    await app.query<{ state: string; worker: string | null }>('select state, worker from reports where id = $1', [id])
  )[0]

describe.each(bothDoors(() => app, verbs))('through %s', (door, through) => {
  const ask = (name: keyof typeof verbs, input: Record<string, unknown> = {}, token?: string) =>
    through(name, { hospitalId: clinic.hospital.id, ...input }, token)

  test('a report waits, is computed by a job, and is then complete', async () => {
    await lists.insert(clinic, { date: '2026-02-10', time: '10:00', status: 'completed', price: 10, currency: 'EUR' })
    const asked = await ask('create', revenue, clinic.staff.token)
    expect(asked.status).toBe(201)
    expect(asked.body).toMatchObject({
      kind: 'revenue',
      from: '2026-02-01',
      to: '2026-02-28',
      state: 'waiting',
      progress: 0,
      revenue: null,
      actorName: 'Suna Söğüt',
      keptUntil: '2026-06-02T10:00:00.000Z',
    })
    await lists.work()
    const { body } = await ask('get', { id: asked.body.id }, clinic.staff.token)
    expect(body).toMatchObject({ state: 'done', progress: 100, revenue: { completed: 1 }, appointments: null })
    expect((await ask('list', {}, clinic.staff.token)).body).toMatchObject([{ id: asked.body.id, state: 'done' }])
  })

  test('reports errors of a request', async () => {
    const wrong = async (input: Record<string, unknown>) =>
      (await ask('create', { kind: 'doctors', ...input }, clinic.staff.token)).body
    expect((await wrong({ period: 'custom', from: '2026-02-01' })).errors).toEqual({ to: 'Please choose the last day' })
    expect((await wrong({ period: 'custom', from: '2026-02-01', to: '2026-01-01' })).errors).toEqual({
      to: 'The last day must not be before the first',
    })
    expect((await wrong({ period: 'custom', from: '2020-02-01', to: '2026-01-01' })).errors).toEqual({
      to: 'A report can cover up to 731 days',
    })
    const stranger = (await insertClinic(app)).doctor.id
    expect((await wrong({ period: 'week', doctorId: stranger })).errors).toEqual({
      doctorId: 'This doctor does not work at this hospital.',
    })
  })

  test('is for owners and coordinators of the hospital and for administrators', async () => {
    const { body: report } = await ask('create', revenue, clinic.staff.token)
    const other = await insertClinic(app)
    const ada = await insertPatient(app)
    const viewer = await insertUser(app.db, {
      role: 'hospital',
      hospitalId: clinic.hospital.id,
      hospitalRole: 'viewer',
    })
    const admin = await app.signIn('admin')
    const missing = door === 'REST' ? { status: 404 } : { status: 200, body: null }
    expect(await ask('get', { id: report.id }, other.staff.token)).toMatchObject(missing)
    for (const name of ['cancel', 'remove'] as const)
      expect((await ask(name, { id: report.id }, other.staff.token)).status).toBe(404)
    expect((await ask('list', {}, other.staff.token)).status).toBe(404)
    expect((await ask('create', revenue, other.staff.token)).status).toBe(404)
    const theirs = { hospitalId: other.hospital.id }
    expect((await ask('list', theirs, other.staff.token)).body).toEqual([])
    expect(await ask('get', { ...theirs, id: report.id }, other.staff.token)).toMatchObject(missing)
    for (const token of [ada.token, await app.tokenFor(viewer.id)]) {
      expect((await ask('list', {}, token)).status).toBe(403)
      expect((await ask('create', revenue, token)).status).toBe(403)
      expect((await ask('get', { id: report.id }, token)).status).toBe(403)
    }
    expect((await ask('list', {}, admin.token)).body).toMatchObject([{ id: report.id }])
    expect((await ask('list', {})).status).toBe(401)
  })

  test('is cancelled at once while it waits, and removed with an audit event', async () => {
    const { body: report } = await ask('create', revenue, clinic.staff.token)
    expect((await ask('cancel', { id: report.id }, clinic.staff.token)).body).toMatchObject({ state: 'cancelled' })
    await lists.work()
    expect(await stateOf(report.id)).toMatchObject({ state: 'cancelled' })
    expect((await ask('remove', { id: report.id }, clinic.staff.token)).status).toBe(204)
    expect((await ask('remove', { id: report.id }, clinic.staff.token)).status).toBe(404)
    const trail = await app.query<{ action: string; hospital: string }>(
      `select action, details ->> 'hospitalId' as hospital from audit_events where subject_id = $1 order by id`,
      [report.id],
    )
    expect(trail.map(({ action }) => action)).toEqual(['report.create', 'report.cancel', 'report.delete'])
    expect(new Set(trail.map(({ hospital }) => hospital))).toEqual(new Set([clinic.hospital.id]))
  })

  test('is listed by subject and by period, page by page, latest first', async () => {
    const made: string[] = []
    for (const [at, kind] of (['doctors', 'patients', 'doctors'] as const).entries()) {
      const { body } = await ask('create', { kind, period: at === 2 ? 'week' : 'year' }, clinic.staff.token)
      await app.query(`update reports set created_at = created_at + make_interval(secs => $2) where id = $1`, [
        body.id,
        at,
      ])
      made.push(body.id)
    }
    const idsOf = async (input: Record<string, unknown>) =>
      (await ask('list', input, clinic.staff.token)).body.map(({ id }: { id: string }) => id)
    expect(await idsOf({})).toEqual([...made].reverse())
    expect(await idsOf({ kind: 'doctors' })).toEqual([made[2], made[0]])
    expect(await idsOf({ period: 'year', limit: 1, page: 2 })).toEqual([made[0]])
  })

  test('can be requested thirty times an hour by one hospital in total', async () => {
    const colleague = await insertUser(app.db, {
      role: 'hospital',
      hospitalId: clinic.hospital.id,
      hospitalRole: 'owner',
    })
    const tokens = [clinic.staff.token, await app.tokenFor(colleague.id)]
    for (let at = 0; at < 30; at++)
      expect((await ask('create', { kind: 'doctors', period: 'week' }, tokens[at % 2])).status).toBe(201)
    expect((await ask('create', { kind: 'doctors', period: 'week' }, tokens[0])).status).toBe(429)
    const other = await insertClinic(app)
    const theirs = { hospitalId: other.hospital.id, kind: 'doctors', period: 'week' }
    expect((await ask('create', theirs, other.staff.token)).status).toBe(201)
  })
})

test('staff may omit their hospital in GraphQL, administrators may not', async () => {
  const asked = '{ reports { total } }'
  expect((await app.graphql(asked, {}, clinic.staff.token)).data).toEqual({ reports: { total: 0 } })
  const admin = await app.signIn('admin')
  expect((await app.graphql(asked, {}, admin.token)).errors[0]?.extensions.code).toBe('bad_input')
})

describe('the job', () => {
  const create = async () => (await lists.ask(clinic, revenue)).body.id as string

  test('of two instances counts each report once', async () => {
    const ids = [await create(), await create(), await create()]
    await app.query(`create table finished (id uuid); create function note_finished() returns trigger language plpgsql as
      $$ begin insert into finished values (new.id); return null; end $$;
      create trigger note_finished after update on reports for each row when (new.state = 'done' and old.state <> 'done') execute function note_finished()`)
    await Promise.all([lists.work(), lists.work()])
    const finished = await app.query<{ id: string }>('select id from finished')
    expect(finished.map(({ id }) => id).sort()).toEqual(ids.sort())
    await app.query('drop trigger note_finished on reports; drop function note_finished; drop table finished')
  })

  test('takes over from an instance that died, and from no other', async () => {
    const id = await create()
    const claim = (until: string) =>
      app.query(`update reports set state = 'working', worker = gen_random_uuid(), claimed_until = $2 where id = $1`, [
        id,
        until,
      ])
    await claim('2026-03-04T10:00:30Z')
    await lists.work()
    expect(await stateOf(id)).toMatchObject({ state: 'working' })
    await claim('2026-03-04T09:59:59Z')
    await lists.work()
    expect(await stateOf(id)).toEqual({ state: 'done', worker: null })
  })

  test('ends on request while it works, and leaves the rest to the next when the instance ends', async () => {
    const id = await create()
    let asked = 0
    await lists.work(() => ++asked > 1)
    expect(await stateOf(id)).toEqual({ state: 'working', worker: null })
    await lists.send(clinic, `/${id}/cancel`)
    await lists.work()
    expect(await stateOf(id)).toEqual({ state: 'cancelled', worker: null })
  })

  test('reports a failure', async () => {
    const id = await create()
    await app.query('alter table appointments rename column price to cost')
    await lists.work()
    await app.query('alter table appointments rename column cost to price')
    const { body } = await lists.get(clinic, `/${id}`)
    expect(body).toMatchObject({ state: 'failed', failure: 'Something went wrong. Please try again later.' })
  })

  test('deletes reports after ninety days', async () => {
    const id = await create()
    const later = (days: number) => lists.deps(new Date(NOON.getTime() + days * 86_400_000))
    await removeOldReports(later(90))
    expect(await stateOf(id)).toBeDefined()
    await removeOldReports(later(90.1))
    expect(await stateOf(id)).toBeUndefined()
  })
})
