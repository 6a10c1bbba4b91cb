/** The product beside the floor and the peers, one kind of request at a time. */
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Bench } from './bench.ts'
import { checkSame } from './check.ts'
import { type Child, forkFile, startServer } from './child.ts'
import { type Measurement, measure, type Side } from './measure.ts'
import { databaseProcessor, planningTime } from './processor.ts'
import type { Material } from './questions.ts'
import { besides, type Row, replanned, table } from './report.ts'
import { makeSlimTables } from './slim/tables.ts'
import type { SideName, Work } from './work.ts'

export type Plan = {
  rounds: number
  /** Length of a round. */
  seconds: number
  connections: number
  /** Compares the answers of all sides without measuring. */
  check: boolean
  /** Folder for a CPU profile of the product. */
  profile?: string
}

/**
 * Number of warm-up requests, enough for V8 to compile the measured code. A sign-in needs fewer,
 * because bcrypt is native code.
 */
const WARM = 500
const warmthOf = ({ question, again }: Work, side: SideName, { hospitals }: Material): number => {
  if (question === 'sign-in') return 1
  return again && side === 'hekima' ? hospitals.length : WARM
}
/**
 * Returns the position of this minute's featured hospitals in the fixed shuffle. At the end of the
 * shuffle the product continues at its start, which floor and peers do not, so this waits for the
 * next minute.
 */
async function featuredPlace({ url }: Child, client: pg.Client): Promise<string> {
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

/**
 * Returns the tables of these kinds of work. Returns an empty text if answers are only compared.
 */
export async function compareRequests(chosen: readonly Work[], plan: Plan, bench: Bench): Promise<string> {
  const { database, client, environment, material, say } = bench
  const running: Pick<Child, 'stop'>[] = []
  await makeSlimTables(client)
  try {
    say('starting the product, the floor and the peers')
    const use = { processor: await databaseProcessor(client), planning: await planningTime(client) }
    const settings = { databaseUrl: database.url, environment, place: '0' }
    const start = async (...args: Parameters<typeof startServer>) => {
      const child = await startServer(...args)
      running.push(child)
      return child
    }
    const profiling = plan.profile ? ['--cpu-prof', `--cpu-prof-dir=${plan.profile}`] : []
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
    // A page may change how the process works, so one is rendered before anything is measured.
    await (await fetch(hekima.url)).arrayBuffer()
    const namesOf = ({ peer, cold, floor }: Work): SideName[] => [
      floor ?? 'floor',
      ...(peer ? [peer] : []),
      'hekima',
      ...(cold ? ['cold' as const] : []),
    ]

    /** Makes floor and peers feature the same hospitals as the product. */
    async function featureSame(): Promise<void> {
      const place = await featuredPlace(hekima, client)
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

    if (plan.check) return ''
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
    return [table(rows), replanned(rows), besides(database.nextFree, { idle, after })].join('\n\n')
  } finally {
    for (const child of running) await child.stop()
  }
}
