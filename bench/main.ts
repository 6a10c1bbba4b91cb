import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { readConfig } from '#server/config.ts'
import { checkSame } from './check.ts'
import { type Child, forkFile, startServer } from './child.ts'
import { openBenchDatabase } from './database.ts'
import { sizeOf } from './fill.ts'
import { type Measurement, measure, type Side } from './measure.ts'
import { databaseProcessor, planningTime } from './processor.ts'
import { gatherMaterial, type Material } from './questions.ts'
import { besides, circumstances, type Row, replanned, table } from './report.ts'
import { makeSlimTables } from './slim/tables.ts'
import { type SideName, WORK, type Work } from './work.ts'

const { values: options } = parseArgs({
  options: {
    /** Factor for hospitals and doctors, below 1 for everything. */
    size: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '32' },
    /** Runs only work whose name contains this text. */
    only: { type: 'string', default: '' },
    /** Compares the answers of all sides without measuring. */
    check: { type: 'boolean', default: false },
    /** Output path of the tables. */
    out: { type: 'string', default: path.join(import.meta.dirname, 'last-run.md') },
    /** Keeps the filled database in this folder for the next run. */
    data: { type: 'string' },
    /** Writes a CPU profile of the product into this folder. */
    profile: { type: 'string' },
  },
})
const factor = Number(options.size)
const plan = {
  rounds: Number(options.rounds),
  seconds: Number(options.seconds),
  connections: Number(options.connections),
}
const chosen = WORK.filter(({ name }) => name.toLowerCase().includes(options.only.toLowerCase()))
/**
 * Number of warm-up requests, enough for V8 to compile the measured code. A sign-in needs fewer,
 * because bcrypt is native code.
 */
const WARM = 500
const warmthOf = ({ question, again }: Work, side: SideName, { hospitals }: Material): number => {
  if (question === 'sign-in') return 1
  return again && side === 'hekima' ? hospitals.length : WARM
}
const started = performance.now()
const say = (text: string) =>
  process.stdout.write(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}\n`)

say(`filling a database, ${factor} times the standard size`)
const server = process.env.BENCH_DATABASE_URL || undefined
const database = await openBenchDatabase({ factor, server, keep: options.data }, say)
const environment = {
  NODE_ENV: 'production',
  DATABASE_URL: database.url,
  JWT_SECRET: 'a secret of the benchmark, long enough to be one',
  LOG_LEVEL: 'warn',
  REQUESTS_PER_MINUTE: '1000000000',
  PAGES_PER_MINUTE: '1000000000',
  DEMO_DATA: 'false',
}
const client = new pg.Client({ connectionString: database.url })
await client.connect()
await makeSlimTables(client)

/**
 * Returns the position of this minute's featured hospitals in the fixed shuffle. At the end of the
 * shuffle the product continues at its start, which floor and peers do not, so this waits for the
 * next minute.
 */
async function featuredPlace({ url }: Child): Promise<string> {
  for (;;) {
    const featured = (await (await fetch(`${url}/api/Hospitals/featured`)).json()) as { id: string }[]
    const { rows } = await client.query<{ place: string; after: number }>(
      `select place::text, (select count(*)::int from hospitals where is_active and hashtextextended(id::text, 0) >= place) as after
       from hashtextextended($1, 0) place`,
      [featured[0]?.id],
    )
    const [row] = rows
    if (row && row.after >= featured.length) return row.place
    await sleep(60_000 - (Date.now() % 60_000))
  }
}

const running: Pick<Child, 'stop'>[] = []
try {
  const material = await gatherMaterial(client, readConfig(environment))
  const use = { processor: await databaseProcessor(client), planning: await planningTime(client) }
  say('starting the product, the floor and the peers')
  const settings = { databaseUrl: database.url, environment, place: '0' }
  const start = async (...args: Parameters<typeof startServer>) => {
    const child = await startServer(...args)
    running.push(child)
    return child
  }
  const profiling = options.profile ? ['--cpu-prof', `--cpu-prof-dir=${options.profile}`] : []
  const hekima = await start('hekima.ts', settings, profiling)
  const children = {
    floor: await start('floor/server.ts', settings),
    slim: await start('slim/server.ts', settings),
    'fastify-pg': await start('peers/fastify-pg.ts', settings),
    'mercurius-drizzle': await start('peers/mercurius-drizzle.ts', settings),
    hekima,
    cold: await start('hekima.ts', { ...settings, environment: { ...environment, CATALOGUE_MB: '0' } }),
  }
  const idle = (await hekima.state()).memory
  const namesOf = ({ peer, cold, floor }: Work): SideName[] => [
    floor ?? 'floor',
    ...(peer ? [peer] : []),
    'hekima',
    ...(cold ? ['cold' as const] : []),
  ]

  /** Makes floor and peers feature the same hospitals as the product. */
  async function featureSame(): Promise<void> {
    const place = await featuredPlace(hekima)
    for (const child of Object.values(children)) await child.feature(place)
  }

  for (const work of chosen) {
    const sides = namesOf(work).map((name) => ({ name, url: children[name].url }))
    await featureSame()
    // The minute, and with it the featured hospitals, may have changed meanwhile.
    const again = async () => {
      await featureSame()
      return checkSame(work, sides, material)
    }
    const compared = await checkSame(work, sides, material).catch(again)
    say(`${work.name}: ${sides.map(({ name }) => name).join(', ')} answer the same (${compared} questions)`)
  }

  if (!options.check) {
    const load = forkFile('load.ts')
    running.push(load)
    await load.ask(material)
    const rows: Row[] = []
    for (const [index, work] of chosen.entries()) {
      const sides: Side[] = namesOf(work).map((name) => ({
        name,
        child: children[name],
        use,
        question: work.question,
        counted: work.writes ? work.question : `${name} ${work.question}`,
        warm: warmthOf(work, name, material),
      }))
      const measured = await measure(load, sides, plan)
      const of = (name: SideName) => measured.get(name) as Measurement
      const row = {
        name: work.name,
        aim: work.aim,
        ours: of('hekima'),
        floor: of(work.floor ?? 'floor'),
        peer: work.peer && of(work.peer),
      }
      rows.push(row)
      if (work.cold) rows.push({ ...row, name: `… nothing in memory`, aim: work.cold, ours: of('cold') })
      const figures = [...measured].map(([name, { perSecond }]) => `${name} ${Math.round(perSecond)}/s`)
      say(`${index + 1} of ${chosen.length}, ${work.name}: ${figures.join(', ')}`)
      for (const [name, { failures }] of measured) if (failures > 0) say(`  ${name}: ${failures} refused or failed`)
    }
    const after = (await hekima.state()).memory
    const version =
      (await client.query<{ server_version: string }>('show server_version')).rows[0]?.server_version ?? ''
    const text = [
      circumstances(sizeOf(factor), version.split(' ')[0] ?? '', plan.connections),
      table(rows),
      replanned(rows),
      besides(database.nextFree, { idle, after }),
    ].join('\n\n')
    process.stdout.write(`\n${text}\n`)
    await writeFile(options.out, `${text}\n`)
  }
} finally {
  for (const child of running) await child.stop()
  await client.end()
  await database.close()
}
