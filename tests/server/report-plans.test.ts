/**
 * Reports of one hospital read only its own appointments through an index, regardless of the
 * others.
 */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { REPORT_KINDS } from '#domain/reports.ts'
import { STEPS } from '#server/features/administration/reports/contents/steps.ts'
import { insertDoctor, insertHealthService, insertHospital, insertUser } from '#server/seed/factories.ts'
import { explain, type Plan, rowsRead, statementsOf } from '#tests/support/plans.ts'
import { scratchDatabase } from '#tests/support/scratch-database.ts'

const ROWS = 20_000
/** One appointment in this many belongs to the hospital. */
const SHARE = 100

let database: Awaited<ReturnType<typeof scratchDatabase>>
let scope: { hospitalId: string; doctorId: string | null; from: string; to: string }
let doctorId: string
beforeAll(async () => {
  database = await scratchDatabase()
  const { db } = database
  const patient = (await insertUser(db, { birthDate: '1980-05-05' })).id
  const hospitalId = (await insertHospital(db, {})).id
  const other = (await insertHospital(db, {})).id
  const service = (await insertHealthService(db, {}, [hospitalId, other])).id
  doctorId = (await insertDoctor(db, { hospitalId }, [service])).id
  scope = { hospitalId, doctorId: null, from: '2026-01-01', to: '2026-12-31' }
  const client = new pg.Client(database.url)
  await client.connect()
  for (const statement of [
    "set session_replication_role = 'replica'",
    `insert into appointments (id, booking_id, patient_id, hospital_id, service_id, doctor_id, date, time, duration_minutes, status,
         price, currency, patient_first_name, patient_last_name, patient_email, patient_phone, created_at)
       select gen_random_uuid(), 'BK-' || n, '${patient}', case when n % ${SHARE} = 0 then '${hospitalId}' else '${other}' end::uuid, '${service}',
         case when n % (2 * ${SHARE}) = 0 then '${doctorId}'::uuid end, date '2026-12-28' - 7 * (n % 200) + n % 6, time '08:00' + n % 600 * interval '1 minute', 1,
         case when n % 7 = 0 then 'cancelled' else 'completed' end, 100, 'USD',
         'Ada', 'Sönmez', 'ada@mail.example', '+90 1', now() from generate_series(1, ${ROWS}) n`,
    `insert into appointment_events (id, appointment_id, kind, actor_role)
       select gen_random_uuid(), id, 'rescheduled', 'user' from appointments`,
    'analyze',
  ])
    await client.query(statement)
  await client.end()
})
afterAll(() => database.close())

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

test.each(REPORT_KINDS.flatMap((kind) => [[kind, 'all doctors'] as const, [kind, 'one doctor'] as const]))(
  'a report of %s, of %s',
  async (kind, whose) => {
    const asked = { ...scope, doctorId: whose === 'one doctor' ? doctorId : null }
    const statements = await statementsOf(
      () =>
        database.db.transaction(async (tx) => {
          for (const step of STEPS[kind]) await step(tx, asked)
        }),
      (text) => text.includes('"appointments"'),
    )
    expect(statements.length).toBeGreaterThan(0)
    for (const statement of statements) {
      const plan = await explain(database.url, statement)
      const whole = nodesOf(plan).filter(
        (node) => node['Node Type'] === 'Seq Scan' && /^appointment/.test(node['Relation Name'] ?? ''),
      )
      expect(whole, statement.text).toEqual([])
      // The first visits of patients are looked up among all of the hospital's, beside those of the
      // report.
      expect(rowsRead(plan, 'appointments'), statement.text).toBeLessThanOrEqual((2 * ROWS) / SHARE)
      expect(rowsRead(plan, 'appointment_events'), statement.text).toBeLessThanOrEqual(ROWS / SHARE)
    }
  },
)
