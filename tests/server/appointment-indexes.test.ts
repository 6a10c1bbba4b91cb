import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { type Context, createSystemContext } from '#server/context.ts'
import { getDashboard } from '#server/features/administration/dashboard/reading.ts'
import { deletionOf } from '#server/features/administration/deletions/reading.ts'
import { getWorkplace } from '#server/features/administration/portal/workplace.ts'
import { listAppointments, listMyAppointments } from '#server/features/visits/appointments/reading.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { createLogger } from '#server/http/log.ts'
import { insertDoctor, insertHealthService, insertHospital, insertUser } from '#server/seed/factories.ts'
import { findPatients } from '#server/features/visits/phone-bookings/reading.ts'
import { blocksRead, explain, indexesOf, statementsOf } from '#tests/support/plans.ts'
import { scratchDatabase } from '#tests/support/scratch-database.ts'
import { testSecret } from '#tests/support/server.ts'

const ROWS = 30_000
/**
 * Maximum number of blocks. Sixty appointments may each be in their own block. Those of a hospital
 * fill more than 200 in an index.
 */
const MOST_BLOCKS = 130

let database: Awaited<ReturnType<typeof scratchDatabase>>
let ids: Record<'patient' | 'hospital' | 'service' | 'doctor', string>
/** Hospital with nearly all appointments. */
let busyHospital: string
beforeAll(async () => {
  database = await scratchDatabase()
  const { db } = database
  const [hospital, other] = [(await insertHospital(db, {})).id, (await insertHospital(db, {})).id]
  busyHospital = other
  ids = {
    hospital,
    patient: (await insertUser(db, {})).id,
    service: (await insertHealthService(db, {}, [hospital])).id,
    doctor: (await insertDoctor(db, { hospitalId: hospital })).id,
  }
  const busy = {
    service: (await insertHealthService(db, {}, [other])).id,
    doctor: (await insertDoctor(db, { hospitalId: other })).id,
  }
  const client = new pg.Client(database.url)
  await client.connect()
  const oneOf = (n: number, what: 'patient' | 'hospital' | 'service' | 'doctor', rest: string) =>
    `case when n % 100 = ${n} then '${ids[what]}'::uuid else ${rest} end`
  // Each query asks for a small part, and nearly all pending appointments belong to other
  // hospitals. Triggers would take too long.
  await client.query("set session_replication_role = 'replica'")
  await client.query(
    `insert into appointments (id, booking_id, patient_id, hospital_id, service_id, doctor_id, date, time, duration_minutes, status,
       unread_messages, patient_first_name, patient_last_name, patient_email, patient_phone, notes, created_at, updated_at)
     select gen_random_uuid(), 'BK-' || n, ${oneOf(1, 'patient', 'gen_random_uuid()')}, ${oneOf(2, 'hospital', `case when n % 20 in (0, 7) and n % 500 not in (0, 7) then gen_random_uuid() else '${other}' end`)},
       ${oneOf(3, 'service', `'${busy.service}'`)}, ${oneOf(4, 'doctor', `'${busy.doctor}'`)}, date '2026-11-16' - 7 * (n % 50),
       time '00:00' + n / 50 * interval '1 minute', 1, case n % 20 when 0 then 'pending' when 7 then 'confirmed' else 'completed' end,
       case when n % 1000 = 2 then 1 else 0 end, 'Ada' || n, 'Sönmez', n || '@mail.example', '+90 1', repeat('A note. ', 20),
       now() - (${ROWS} - n) * interval '10 minutes', now() - (${ROWS} - n) * interval '10 minutes'
     from generate_series(1, ${ROWS}) n`,
  )
  await client.query('vacuum analyze appointments')
  await client.end()
})
afterAll(() => database.close())

function contextOf(viewer: object): Context {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: '/tmp', DATABASE_URL: database.url, JWT_SECRET: testSecret })
  const system = createSystemContext({
    config,
    db: database.db,
    log: createLogger('silent', false),
    clock: () => new Date(),
  })
  return { ...system, viewer, person: viewer } as Context
}

/** Frequent queries of appointments, which would scan the table without an index. */
const asked: ((admin: Context, patient: Context) => Promise<unknown>)[] = [
  (_, patient) => listMyAppointments(patient, {}),
  (admin) => listAppointments(admin, {}),
  (admin) => listAppointments(admin, { status: 'confirmed' }),
  (admin) => listAppointments(admin, { overdue: true }),
  (admin) => listAppointments(admin, { q: 'ada777' }),
  (admin) => listAppointments(admin, { hospitalId: ids.hospital }),
  (admin) => listAppointments(admin, { hospitalId: ids.hospital, status: 'pending' }),
  (admin) => getWorkplace(admin, ids.hospital),
  (admin) => findPatients(admin, ids.hospital, { q: '5550777' }),
  // Foreign keys run the same query on deletion.
  (admin) => deletionOf(admin, 'healthService', ids.service),
  (admin) => deletionOf(admin, 'doctor', ids.doctor),
  ({ db }) => db.select({ id: appointments.id }).from(appointments).where(eq(appointments.roomId, ids.hospital)),
  (admin) => getDashboard(admin, { days: 7 }),
]

const asAdmin = () => contextOf({ id: ids.patient, role: 'admin', hospitalId: null })

/** Returns the statements that read appointments. */
const readsOf = (ask: () => Promise<unknown>) =>
  statementsOf(ask, (text) => text.startsWith('select') && text.includes('"appointments"'))

test('each index of appointments serves a query or a constraint', async () => {
  const patient = contextOf({ id: ids.patient, role: 'user', hospitalId: null })
  const used = new Set<string>()
  for (const ask of asked) {
    const statements = await readsOf(() => ask(asAdmin(), patient))
    expect(statements.length).toBeGreaterThan(0)
    for (const statement of statements)
      for (const index of indexesOf(await explain(database.url, statement))) used.add(index)
  }
  const indexes = await database.query<{ name: string }>(
    `select i.indexrelid::regclass::text as name from pg_index i where i.indrelid = 'appointments'::regclass
       and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x')) order by 1`,
  )
  expect(indexes.length).toBeGreaterThan(5)
  expect(indexes.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([])
})

test.each<[string, (ctx: Context, hospitalId: string) => Promise<unknown>]>([
  ['what every page of the portal counts', getWorkplace],
  ['the list of what waits', (ctx, hospitalId) => listAppointments(ctx, { hospitalId, status: 'pending' })],
  ['the list of what is confirmed', (ctx, hospitalId) => listAppointments(ctx, { hospitalId, status: 'confirmed' })],
  ['the list of what has waited too long', (ctx, hospitalId) => listAppointments(ctx, { hospitalId, overdue: true })],
])('of a hospital with very many appointments %s reads little', async (_, ask) => {
  const statements = await readsOf(() => ask(asAdmin(), busyHospital))
  expect(statements.length).toBeGreaterThan(0)
  for (const statement of statements) {
    const plan = await explain(database.url, statement)
    expect(blocksRead(plan), JSON.stringify(plan)).toBeLessThanOrEqual(MOST_BLOCKS)
  }
})

test.each<[string, (ctx: Context, hospitalId: string) => Promise<unknown>]>([
  ['of a hospital, the next date first', (ctx, hospitalId) => listAppointments(ctx, { hospitalId })],
  ['of a hospital, the latest first', (ctx, hospitalId) => listAppointments(ctx, { hospitalId, sort: 'latest' })],
  ['of a hospital, the earliest first', (ctx, hospitalId) => listAppointments(ctx, { hospitalId, sort: 'earliest' })],
  [
    'of a hospital, the longest waiting first',
    (ctx, hospitalId) => listAppointments(ctx, { hospitalId, sort: 'waiting' }),
  ],
  [
    'of a hospital, the newest request first',
    (ctx, hospitalId) => listAppointments(ctx, { hospitalId, sort: 'newest' }),
  ],
  ['of everybody, the next date first', (ctx) => listAppointments(ctx, {})],
])('a page of the list %s reads little in every order', async (_, ask) => {
  const statements = await readsOf(() => ask(asAdmin(), busyHospital))
  // The total is exact, so its statement counts the whole list.
  const pages = statements.filter(({ text }) => !text.startsWith('select count('))
  expect(pages.length).toBeGreaterThan(0)
  for (const page of pages) {
    const plan = await explain(database.url, page)
    expect(blocksRead(plan), JSON.stringify(plan)).toBeLessThanOrEqual(MOST_BLOCKS)
  }
})

test('today’s requests of all hospitals, which come first, are found by their time', async () => {
  const statements = await readsOf(() => listAppointments(asAdmin(), { status: 'pending' }))
  const [todays = { text: '', values: [] }] = statements.filter(({ text }) => !text.startsWith('select count('))
  const plan = await explain(database.url, todays)
  expect(blocksRead(plan), JSON.stringify(plan)).toBeLessThanOrEqual(MOST_BLOCKS)
})

test.each(['healthService', 'doctor'] as const)(
  'future appointments of a %s that is deleted are found by an index, regardless of past ones',
  async (noun) => {
    const statements = await readsOf(() => deletionOf(asAdmin(), noun, noun === 'doctor' ? ids.doctor : ids.service))
    expect(statements.length).toBeGreaterThan(0)
    for (const statement of statements) {
      const plan = await explain(database.url, statement)
      expect(blocksRead(plan), JSON.stringify(plan)).toBeLessThanOrEqual(MOST_BLOCKS)
    }
  },
)
