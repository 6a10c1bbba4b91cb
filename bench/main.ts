import { parseArgs } from 'node:util'
import pg from 'pg'
import { buildApp } from '#server/app.ts'
import { projectRoot, readConfig } from '#server/config.ts'
import { createDb, createPool } from '#server/database/client.ts'
import { createLogger } from '#server/http/log.ts'
import { startChild } from './child.ts'
import { openBenchDatabase } from './database.ts'
import { sizeOf } from './fill.ts'
import type { FloorPlan } from './floor-server.ts'
import { planOf } from './plans.ts'
import { databaseProcessor } from './processor.ts'
import { floorStatement, recordStatements, type Statement, statementsOf, statementsOfWrite } from './recorder.ts'
import { circumstances, type Row, table } from './report.ts'
import { compare, type Load } from './rounds.ts'
import { readScenarios, takeSamples } from './scenarios.ts'
import { bookings, signIns } from './writes.ts'

const { values: options } = parseArgs({
  options: {
    /** Multiplies hospitals and doctors. */
    size: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
    /** Only work whose name contains this. */
    only: { type: 'string', default: '' },
    /** Keeps the filled database in this folder for the next run. */
    data: { type: 'string' },
    /** Writes a CPU profile of the application into this folder. */
    profile: { type: 'string' },
  },
})
const factor = Number(options.size)
const connections = Number(options.connections)
const plan = { rounds: Number(options.rounds), seconds: Number(options.seconds), connections }
const wanted = (name: string) => name.toLowerCase().includes(options.only.toLowerCase())
const say = (text: string) => process.stdout.write(`${text}\n`)

const server = process.env.BENCH_DATABASE_URL || undefined
const database = await openBenchDatabase({ factor, server, keep: options.data }, say)
const environment = {
  NODE_ENV: 'production',
  DATABASE_URL: database.url,
  JWT_SECRET: 'a secret of the benchmark, long enough to be one',
  LOG_LEVEL: 'warn',
  REQUESTS_PER_MINUTE: '1000000000',
  DEMO_DATA: 'false',
}
const config = readConfig(environment)
const client = new pg.Client({ connectionString: database.url })
await client.connect()
const pool = createPool(database.url, createLogger('warn', false), { max: 4 })
try {
  const taken = recordStatements(pool)
  // It only notes statements: a machine that is busy while it starts is no reason to refuse.
  const patient = { ...config, environment: 'test' as const }
  const parts = { config: patient, db: createDb(pool), log: createLogger('warn', false), clock: () => new Date() }
  const app = await buildApp(parts)
  const reads = readScenarios(projectRoot(), await takeSamples(client))
  const statements: Statement[][][] = []
  for (const { calls } of reads) {
    const ofCalls: Statement[][] = []
    for (const call of calls) ofCalls.push(await statementsOf(app, call, taken))
    statements.push(ofCalls)
  }
  const booking = await bookings(client, config)
  const signIn = signIns(sizeOf(factor).users)
  const bookingStatements = await statementsOfWrite(app, booking.ours(), taken)
  const signInStatements = await statementsOfWrite(app, signIn.ours(), taken)
  await app.close()

  const floorPlan: FloorPlan = {
    url: database.url,
    reads: statements.map((calls) => calls.map(floorStatement)),
  }
  const floor = await startChild('floor-server.ts', floorPlan)
  const flags = options.profile ? ['--cpu-prof', `--cpu-prof-dir=${options.profile}`] : []
  const ours = await startChild('app-server.ts', environment, flags)

  type Work = { name: string; aim: number; aimP50?: number; ours: Load; floor: Load; statements: Statement[] }
  const work: Work[] = reads.map(({ name, aim, aimP50, calls }, index) => ({
    name,
    aim,
    aimP50,
    ours: { calls },
    statements: statements[index]?.[0] ?? [],
    floor: { calls: calls.map((_, call) => ({ method: 'GET', path: `/${index}/${call}` })) },
  }))
  work.push(
    {
      name: 'Booking',
      aim: 0.45,
      ours: { next: booking.ours },
      floor: { next: booking.floor },
      statements: bookingStatements,
    },
    {
      name: 'Sign-in (bcrypt, cost 10)',
      aim: 0.9,
      ours: { next: signIn.ours },
      floor: { next: signIn.floor },
      statements: signInStatements,
    },
  )
  const chosen = work.filter(({ name }) => wanted(name))

  const scans: string[] = []
  for (const { name, statements } of chosen) {
    say(`\n## ${name}`)
    for (const statement of statements) {
      const { custom, generic, scanned } = await planOf(client, statement)
      say(
        [...custom, ...(generic.length > 0 ? ['Plan for any values:', ...generic] : [])]
          .map((line) => `    ${line}`)
          .join('\n'),
      )
      if (scanned.length > 0) scans.push(`${name}: ${scanned.join(', ')}`)
    }
  }

  const databaseCpu = await databaseProcessor(client)
  const results: Row[] = []
  for (const { name, aim, aimP50, ours: mine, floor: bare } of chosen) {
    const compared = await compare({ ...ours, databaseCpu, load: mine }, { ...floor, databaseCpu, load: bare }, plan)
    results.push({ name, aim, aimP50, ...compared })
    say(`${name}: ${Math.round(compared.ours.perSecond)}/s of ${Math.round(compared.floor.perSecond)}/s`)
    const failures = [compared.ours.failures, compared.floor.failures, compared.alone.failures]
    if (failures.some((count) => count > 0)) say(`  refused or failed (ours, floor, alone): ${failures.join(', ')}`)
  }
  await ours.stop()
  await floor.stop()

  const version = (await client.query<{ server_version: string }>('show server_version')).rows[0]?.server_version ?? ''
  say(`\n${circumstances(sizeOf(factor), version.split(' ')[0] ?? '', connections)}\n\n${table(results)}\n`)
  say(scans.length > 0 ? `Read from end to end:\n${scans.join('\n')}` : 'No growing table is read from end to end.')
} finally {
  await pool.end()
  await client.end()
  await database.close()
}
