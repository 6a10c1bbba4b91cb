/**
 * Checks that the inbox of a hospital and the comparison of a patient cost less than 5 ms of
 * processor, server and database together, with 100,000 quote requests and 300,000 quotes.
 * `npx tsx bench/quotes.ts` fills its own database, prints the processor time of each query of the
 * web with the statements that it sends, and fails if one costs too much. `--data FOLDER` keeps the
 * database for the next run; `--plans` prints the plan of each statement.
 */
import { parseArgs } from 'node:util'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { createDb, createPool } from '#server/database/client.ts'
import { createLogger } from '#server/http/log.ts'
import { signToken } from '#server/http/tokens.ts'
import { explain, type Plan, statementsOf } from '#tests/support/plans.ts'
import { openBench } from './bench.ts'
import { startServer } from './child.ts'
import { sizeOf } from './fill.ts'
import { databaseProcessor } from './processor.ts'
import { fillQuotes } from './quote-fill.ts'
import { COMPARE_QUOTES, PORTAL_QUOTES, QUOTE_CHARTS, QUOTE_FIGURES } from './web-documents.ts'

/** Factor that gives a hundred hospitals with 3,000 requests each. */
const FACTOR = 0.02
const MOST_MS = 5
/** Calls before the measurement, until hot code is compiled. */
const WARM = 1500
const ROUNDS = 3
const EACH = 150

const { values: options } = parseArgs({
  options: {
    /** Keeps the filled database in this folder for the next run. */
    data: { type: 'string' },
    /** Prints the plan of each statement. */
    plans: { type: 'boolean', default: false },
    /** Runs only work whose name contains this text. */
    only: { type: 'string', default: '' },
    /** Writes a CPU profile of the product to this folder. */
    profile: { type: 'string' },
  },
})
const say = (line: string) => process.stdout.write(`${line}\n`)

type Call = { token: string; query: string; variables: object }
type Work = { name: string; aim: boolean; call: (index: number) => Call }

const size = sizeOf(FACTOR)
const bench = await openBench({ factor: FACTOR, keep: options.data })
const { database, client, environment } = bench
await fillQuotes(client, { hospitals: size.hospitals, users: size.users }, say)

const config = readConfig(environment)

type Session = { id: string; userId: string }
async function tokensOf<Row extends Session>(who: string): Promise<(Row & { token: string })[]> {
  const { rows } = await client.query<Row>(who)
  await client.query(
    `insert into sessions (id, user_id, expires_at) select id, "userId", now() + interval '7 days'
     from json_to_recordset($1) as s (id uuid, "userId" uuid)`,
    [JSON.stringify(rows.map(({ id, userId }) => ({ id, userId })))],
  )
  return rows.map((row) => ({ ...row, token: signToken(config, { userId: row.userId, sessionId: row.id }) }))
}
const staff = await tokensOf<Session & { hospitalId: string }>(
  `select gen_random_uuid() as id, u.id as "userId", hospital_id as "hospitalId" from users u join hospitals h on h.id = u.hospital_id and h.is_active`,
)
/** Patients of open requests with at least two quotes. */
const patients = await tokensOf<Session & { requestId: string }>(
  `select gen_random_uuid() as id, patient_id as "userId", id as "requestId" from quote_requests q where state = 'sent'
   and (select count(*) from quote_recipients r where r.request_id = q.id and r.state = 'quoted') >= 2 order by md5(id::text) limit 1000`,
)
const nth = <Item>(items: Item[], index: number) => items[index % items.length] as Item

const inbox =
  (filter: object, page = 1) =>
  (index: number): Call => {
    const { token, hospitalId } = nth(staff, index)
    return { token, query: PORTAL_QUOTES, variables: { hospitalId, filter, page } }
  }
const request =
  (query: string) =>
  (index: number): Call => {
    const { token, requestId } = nth(patients, index)
    return { token, query, variables: { id: requestId } }
  }
const ofHospital =
  (document: (hospitalId: string) => Omit<Call, 'token'>) =>
  (index: number): Call => {
    const { token, hospitalId } = nth(staff, index)
    return { token, ...document(hospitalId) }
  }
const all: Work[] = [
  {
    name: 'nothing, signed in',
    aim: false,
    call: (index) => ({ ...inbox({})(index), query: '{ __typename }', variables: {} }),
  },
  { name: 'inbox: open', aim: true, call: inbox({ view: 'open' }) },
  { name: 'inbox: quoted', aim: true, call: inbox({ view: 'quoted' }) },
  { name: 'inbox: closed', aim: true, call: inbox({ view: 'closed' }) },
  { name: 'inbox: all, page 10', aim: true, call: inbox({}, 10) },
  { name: 'inbox: unread and unassigned', aim: true, call: inbox({ unread: true, unassigned: true }) },
  { name: 'inbox: a first name', aim: false, call: inbox({ q: 'elif' }) },
  { name: 'inbox: with a question of the patient', aim: true, call: inbox({ asked: true }) },
  { name: 'comparison', aim: true, call: request(COMPARE_QUOTES) },
  {
    name: 'figures of a hospital',
    aim: true,
    call: ofHospital((id) => ({ query: QUOTE_FIGURES, variables: { ids: [id] } })),
  },
  {
    name: 'charts of a hospital',
    aim: false,
    call: ofHospital((id) => ({ query: QUOTE_CHARTS, variables: { hospitalId: id } })),
  },
]
const works = all.filter(({ name }) => name.includes(options.only))

const headersOf = ({ token }: Call) => ({ 'content-type': 'application/json', authorization: `Bearer ${token}` })
const bodyOf = ({ query, variables }: Call) => JSON.stringify({ query, variables })

function nodesOf(plan: Plan, depth = 0): string[] {
  const { 'Node Type': node, 'Relation Name': table, 'Index Name': name, 'Rows Removed by Filter': removed } = plan
  const rows = `${plan['Actual Rows']} rows × ${plan['Actual Loops']}${removed ? `, ${removed} removed` : ''}`
  const own = `${'  '.repeat(depth)}${[node, name ?? table].filter(Boolean).join(' ')} (${rows})`
  return [own, ...(plan.Plans ?? []).flatMap((part) => nodesOf(part, depth + 1))]
}

/** Prints the plans of the statements that a request sends. */
async function printPlans(): Promise<void> {
  const log = createLogger('warn', false)
  const pool = createPool(database.url, log, { max: 4 })
  const app = await buildApp({ config, db: createDb(pool), log, clock: () => new Date() })
  try {
    for (const { name, call } of works) {
      say(`\n${name}`)
      const sent = call(0)
      const run = () => app.inject({ method: 'POST', url: '/graphql', headers: headersOf(sent), payload: bodyOf(sent) })
      for (const statement of await statementsOf(run, (text) => /^(select|with)/i.test(text))) {
        say(`  ${statement.text.replace(/\s+/g, ' ').slice(0, 200)}`)
        for (const line of nodesOf(await explain(database.url, statement))) say(`    ${line}`)
      }
    }
  } finally {
    await app.close()
    await pool.end()
  }
}

async function measured(): Promise<number> {
  const use = await databaseProcessor(client)
  const profiling = options.profile ? ['--cpu-prof', `--cpu-prof-dir=${options.profile}`] : []
  const hekima = await startServer('hekima.ts', { databaseUrl: database.url, environment, place: '0' }, profiling)
  let slow = 0
  try {
    say('\n| Query | server ms | database ms | together |\n| --- | ---: | ---: | ---: |')
    for (const { name, aim, call } of works) {
      let next = 0
      const send = async (count: number) => {
        for (let sent = 0; sent < count; sent++) {
          const sending = call(next++)
          const answer = await fetch(`${hekima.url}/graphql`, {
            method: 'POST',
            headers: headersOf(sending),
            body: bodyOf(sending),
          })
          const { data, errors } = (await answer.json()) as { data: object | null; errors?: object[] }
          if (errors || Object.values(data ?? {}).includes(null))
            throw new Error(`${name}: ${JSON.stringify(errors ?? data)}`)
        }
      }
      await send(WARM)
      const rounds: { server: number; database: number }[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const before = { server: (await hekima.state()).cpu, database: use() }
        await send(EACH)
        rounds.push({
          server: ((await hekima.state()).cpu - before.server) / EACH,
          database: (use() - before.database) / EACH,
        })
      }
      // Other load on the machine only adds time, so the cheapest round is nearest to the cost.
      const best = rounds.reduce((a, b) => (a.server + a.database <= b.server + b.database ? a : b))
      const together = best.server + best.database
      const isSlow = aim && together > MOST_MS
      if (isSlow) slow++
      const figure = isSlow ? `**${together.toFixed(2)}**` : together.toFixed(2)
      say(`| ${name} | ${best.server.toFixed(2)} | ${best.database.toFixed(2)} | ${figure} |`)
    }
  } finally {
    await hekima.stop()
  }
  return slow
}

try {
  if (options.plans) await printPlans()
  process.exitCode = (await measured()) > 0 ? 1 : 0
} finally {
  await bench.close()
}
