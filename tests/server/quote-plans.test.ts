import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHART_QUOTES } from '#domain/quotes/limits.ts'
import { createCatalogue } from '#server/catalogue/catalogue.ts'
import type { Config } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import { summariseHospitalQuotes } from '#server/features/visits/quotes/counts.ts'
import { readQuoteCharts } from '#server/features/visits/quotes/charts.ts'
import { figuresOf } from '#server/features/visits/quotes/figures.ts'
import { listHospitalQuoteRequests } from '#server/features/visits/quotes/staff-reading.ts'
import { insertHospital, insertUser } from '#server/seed/factories.ts'
import { explain, indexesOf, rowsRead, statementsOf } from '#tests/support/plans.ts'
import { scratchDatabase } from '#tests/support/scratch-database.ts'

const ROWS = 6000
/** A page has 20 rows, and some rows before it have another state. */
const MOST_READ = 120

let database: Awaited<ReturnType<typeof scratchDatabase>>
let ctx: Context
let hospitalId: string
beforeAll(async () => {
  database = await scratchDatabase()
  const { db } = database
  hospitalId = (await insertHospital(db, {})).id
  const other = (await insertHospital(db, {})).id
  const patient = (await insertUser(db, {})).id
  const client = new pg.Client(database.url)
  await client.connect()
  // One request in five goes to the hospital, and one in twenty is open.
  for (const text of [
    "set session_replication_role = 'replica'",
    // Vacuum marks a page as all-visible only after its commit is on disk.
    'set synchronous_commit = on',
    `insert into quote_requests (id, number, patient_id, state, treatments, questionnaire_id, questionnaire_version, answers, health,
       consent_version, sent_at, closes_at)
     select gen_random_uuid(), 'QR-' || n, '${patient}', 'sent', '{x}', 'general', 1, '[]', '{}', 1, now() - n * interval '1 minute', now()
     from generate_series(1, ${ROWS}) n`,
    `insert into quote_recipients (id, request_id, hospital_id, position, state, consented_at, sent_at, is_unread, running_since, due_at,
       answered_minutes, answered_at, updated_at, removed_at)
     select gen_random_uuid(), id, case when n / 40 % 5 = 0 then '${hospitalId}' else '${other}' end::uuid, 0,
       case when n % 40 < 2 then 'sent' when n % 40 < 8 then 'quoted' else 'expired' end, sent_at, sent_at, n % 40 < 2,
       case when n % 40 < 2 then sent_at end, case when n % 40 < 2 then sent_at + interval '2 days' end,
       case when n % 40 >= 2 then 600 end, case when n % 40 >= 2 then sent_at + interval '1 hour' end, sent_at + interval '1 hour',
       case when n % 4 = 3 then sent_at + interval '1 hour' end
     from (select *, row_number() over (order by id) as n from quote_requests) q`,
    'vacuum analyze',
  ])
    await client.query(text)
  await client.end()
  const viewer = { ...(await insertUser(db, { role: 'hospital', hospitalId })), hospitalId, hospitalRole: 'owner' }
  const catalogue = createCatalogue({ config: { catalogueBytes: 0 } as Config, db, replicas: undefined })
  ctx = { db, catalogue, viewer, person: viewer, language: 'en', clock: () => new Date() } as unknown as Context
})
afterAll(() => database.close())

const ofRecipients = (text: string) => text.includes('"quote_recipients"')
const plansOf = async (ask: () => Promise<unknown>) =>
  Promise.all((await statementsOf(ask, ofRecipients)).map((sent) => explain(database.url, sent)))

test.each([[{ view: 'open' }], [{ view: 'quoted' }], [{ view: 'closed' }], [{}], [{ unread: true }]])(
  'a page of the inbox is read through an index: %j',
  async (filter) => {
    const plans = await plansOf(() => listHospitalQuoteRequests(ctx, hospitalId, { filter }))
    expect(plans).toHaveLength(2)
    const [page, count] = plans.sort((a, b) => rowsRead(b, 'quote_requests') - rowsRead(a, 'quote_requests'))
    if (!page || !count) throw new Error('two statements are sent')
    // Only the rows of the page are joined to other tables.
    expect(rowsRead(page, 'quote_requests'), JSON.stringify(page)).toBe(20)
    expect(rowsRead(page, 'users'), JSON.stringify(page)).toBeLessThanOrEqual(20)
    expect(rowsRead(page, 'quote_recipients'), JSON.stringify(page)).toBeLessThanOrEqual(400 + MOST_READ)
    expect(indexesOf(count), JSON.stringify(count)).not.toEqual([])
  },
)

test('the charts read only quotes that the hospital still has', async () => {
  const plans = await plansOf(() => readQuoteCharts(ctx, hospitalId))
  const latest = plans.find((plan) => indexesOf(plan).includes('quote_recipients_answered_idx'))
  expect(rowsRead(latest as never, 'quote_recipients'), JSON.stringify(plans)).toBe(CHART_QUOTES)
})

/** Tables whose rows a plan reads instead of those of an index. */
type Node = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Node[] }
const nodesOf = (plan: Node): Node[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
const readsOf = (plan: Node) =>
  nodesOf(plan)
    .filter((node) => node['Relation Name'] === 'quote_recipients')
    .map((node) => `${node['Node Type']} ${node['Index Name']}`)

test.each([
  ['numbers above the inbox', () => summariseHospitalQuotes(ctx, hospitalId)],
  ['figures of a hospital', () => figuresOf(ctx, [hospitalId])],
] as const)('the %s come from a covering index', async (_, ask) => {
  const plans = await plansOf(ask)
  expect(plans).toHaveLength(1)
  expect(plans.flatMap(readsOf)).toContain('Index Only Scan quote_recipients_figures_idx')
})
