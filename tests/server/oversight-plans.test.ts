import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCatalogue } from '#server/catalogue/catalogue.ts'
import type { Context } from '#server/context.ts'
import { listMails } from '#server/features/accounts/outbox/reading.ts'
import { listActivity } from '#server/features/administration/activity/reading.ts'
import { listRequests } from '#server/features/administration/requests/reading.ts'
import { listAppointments } from '#server/features/visits/appointments/reading.ts'
import { listReportedReviews } from '#server/features/visits/reviews/reading.ts'
import { insertHealthService, insertHospital, insertUser } from '#server/seed/factories.ts'
import { explain, rowsRead, type SentStatement, statementsOf } from '#tests/support/plans.ts'
import { scratchDatabase } from '#tests/support/scratch-database.ts'

const ROWS = 6000
/** A page has 20 rows, and neighbouring index entries may be read too. */
const MOST_READ = 120

let database: Awaited<ReturnType<typeof scratchDatabase>>
let admin: string
let hospital: string
beforeAll(async () => {
  database = await scratchDatabase()
  const { db } = database
  admin = (await insertUser(db, { role: 'admin' })).id
  const patient = (await insertUser(db, {})).id
  hospital = (await insertHospital(db, {})).id
  const other = (await insertHospital(db, {})).id
  const service = (await insertHealthService(db, {}, [hospital, other])).id
  const client = new pg.Client(database.url)
  await client.connect()
  const when = "now() - n * interval '1 minute'"
  for (const statement of [
    "set session_replication_role = 'replica'",
    // Matches are rare, so that reading in list order would read nearly everything.
    `insert into audit_events (id, actor_id, action, subject_id, details, created_at)
       select gen_random_uuid(), case when n % 200 = 0 then '${admin}'::uuid else gen_random_uuid() end,
         case when n % 200 = 1 then 'certificate.add' else 'hospital.update' end,
         case when n % 200 = 2 then '${hospital}'::uuid else gen_random_uuid() end,
         jsonb_build_object('hospitalId', case when n % 200 = 3 then '${hospital}' else gen_random_uuid()::text end), ${when}
       from generate_series(1, ${ROWS}) n`,
    `insert into outbox (id, kind, user_id, payload, created_at, available_at, sent_at, failed_at, last_error)
       select gen_random_uuid(), case when n % 200 = 0 then 'review.decided' else 'account.welcome' end, '${patient}', '{}', ${when}, ${when},
         case when n % 200 in (1, 2) then null else ${when} end, case when n % 200 = 1 then ${when} end,
         case n % 200 when 3 then 'dropped' when 4 then 'skipped: gone' end
       from generate_series(1, ${ROWS}) n`,
    `insert into requests (id, number, kind, state, email, language, owner_id, due_on, created_at, updated_at)
       select gen_random_uuid(), 'RQ-' || n, case when n % 200 = 0 then 'job' else 'contact' end,
         case when n % 200 = 1 then 'spam' when n % 200 = 2 then 'new' else 'closed' end, 'a@mail.example', 'en',
         case when n % 200 = 3 then '${admin}'::uuid else gen_random_uuid() end, '2026-11-01', ${when}, ${when}
       from generate_series(1, ${ROWS}) n`,
    `insert into appointments (id, booking_id, patient_id, hospital_id, service_id, date, time, duration_minutes, status,
         patient_first_name, patient_last_name, patient_email, patient_phone, created_at)
       select gen_random_uuid(), 'BK-' || n, '${patient}', case when n % 200 = 0 then '${hospital}' else '${other}' end::uuid, '${service}',
         date '2026-11-16' - 7 * (n % 50), time '08:00' + n / 50 * interval '1 minute', 1,
         case when n % 200 in (0, 1) then 'pending' when n % 200 = 2 then 'cancelled' else 'completed' end,
         'Ada', 'Sönmez', 'ada@mail.example', '+90 1', ${when} - interval '9 days' from generate_series(1, ${ROWS}) n`,
    `insert into reviews (id, appointment_id, hospital_id, service_id, patient_id, author_name, rating, language, created_at, reported_at, hidden_at)
       select gen_random_uuid(), a.id, a.hospital_id, a.service_id, a.patient_id, 'Ada S.', 5, 'en', a.created_at,
         case when n % 100 = 0 then now() end, case when n % 100 = 1 then now() end
       from (select *, row_number() over () as n from appointments) a`,
    'analyze',
  ])
    await client.query(statement)
  await client.end()
})
afterAll(() => database.close())

/** Returns the statements that `ask` sends for a page, unchanged. */
function pagesOf(ask: (ctx: Context) => Promise<unknown>): Promise<SentStatement[]> {
  const { db } = database
  const catalogue = createCatalogue({ config: { catalogueBytes: 0 } as Context['config'], db })
  const viewer = { id: admin, role: 'admin', hospitalId: null }
  const ctx = {
    db,
    catalogue,
    viewer,
    person: viewer,
    language: 'en',
    clock: () => new Date(),
    config: {},
  } as unknown as Context
  return statementsOf(
    () => ask(ctx),
    (text) => /\blimit\b/.test(text),
  )
}

type List = [string, string, (ctx: Context) => Promise<unknown>]
const lists: List[] = [
  ...[
    {},
    { direction: 'asc' },
    { kind: 'certificate' },
    { kind: 'certificate', direction: 'asc' },
    { actorId: 'admin' },
    { subjectId: 'hospital' },
    { hospitalId: 'hospital' },
  ].map(
    (search): List => [
      `activity ${JSON.stringify(search)}`,
      'audit_events',
      (ctx) => listActivity(ctx, known(search), {}),
    ],
  ),
  ...[
    {},
    { direction: 'asc' },
    { kind: 'review.decided' },
    ...['waiting', 'failed', 'sent', 'skipped', 'dropped'].map((state) => ({ state })),
  ].map((search): List => [`mails ${JSON.stringify(search)}`, 'outbox', (ctx) => listMails(ctx, search, {})]),
  ...[
    {},
    { sortBy: 'received', direction: 'asc' },
    { kind: 'job' },
    { state: 'spam' },
    { state: 'open' },
    { ownerId: 'admin' },
  ].map(
    (search): List => [`requests ${JSON.stringify(search)}`, 'requests', (ctx) => listRequests(ctx, known(search), {})],
  ),
  ...[{}, { status: 'cancelled' }, { overdue: true }, { hospitalId: 'hospital' }].map(
    (search): List => [
      `appointments ${JSON.stringify(search)}`,
      'appointments',
      (ctx) => listAppointments(ctx, known(search)),
    ],
  ),
  ...[{}, { state: 'hidden' }].map(
    (search): List => [`reviews ${JSON.stringify(search)}`, 'reviews', (ctx) => listReportedReviews(ctx, search, {})],
  ),
]
const known = (search: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(search).map(([name, value]) => [
      name,
      value === 'admin' ? admin : value === 'hospital' ? hospital : value,
    ]),
  )

test.each(lists)('a page of %s is read through an index', async (_, table, ask) => {
  const pages = (await pagesOf(ask)).filter(({ text }) => text.includes(`"${table}"`))
  expect(pages.length).toBeGreaterThan(0)
  for (const page of pages) {
    const plan = await explain(database.url, page)
    expect(rowsRead(plan, table), JSON.stringify(plan)).toBeLessThanOrEqual(MOST_READ)
  }
})
