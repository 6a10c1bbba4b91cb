/**
 * `npm run cluster`: builds a whole installation on this machine, kills its parts while clients
 * book and read, and prints figures. Exits with 1 if a booking was lost or doubled, writing was
 * down for 30 seconds, or a reader waited longer than `MAX_READ_GAP`.
 *
 * `--rounds 20` kills of the primary, `--clients 50` that book, `--webs 3` processes that answer,
 * `--port 4100` the first port. `--shares` kills nothing and only measures processor times.
 */
import { mkdtemp, chmod, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startBucket } from '#tests/support/bucket.ts'
import { buildProduct } from '#tests/support/build.ts'
import { judge } from './checks.ts'
import { startFronts } from './fronts.ts'
import { startKeeper } from './keeper.ts'
import { startLoad } from './load.ts'
import { requirePackages } from './packages.ts'
import { placesFrom, urlAt } from './places.ts'
import { startProcesses } from './processes.ts'
import { processorOf, waitFor } from './programs.ts'
import {
  type Cluster,
  killPrimary,
  killStandby,
  killWeb,
  loseBucket,
  type Outcome,
  restartPooler,
  restartWebs,
} from './scenarios.ts'
import { makeWorld } from './world.ts'

const STEADY_MS = 15_000
/** Maximum time without writing and without reading, in milliseconds. */
const MAX_WRITING_BACK = 30_000
const MAX_READ_GAP = 10_000

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    clients: { type: 'string', default: '50' },
    port: { type: 'string', default: '4100' },
    webs: { type: 'string', default: '3' },
    shares: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
})
const say = (text: string) => process.stdout.write(`${text}\n`)
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
const closers: (() => unknown)[] = []

function sayOutcome({ what, writingBack, longestReadGap, reads, failedBookings, failedReads }: Outcome): void {
  const tries = `${failedBookings} bookings and ${failedReads} readings tried again`
  const slowest = reads.map((read) => `${read.kind} ${seconds(read.slowest)}`).join(', ')
  say(`${what}: writing back in ${seconds(writingBack)}, longest read gap ${seconds(longestReadGap)}, ${tries}`)
  say(`  slowest: ${slowest}`)
}

/**
 * Prints the processor time of each part under a steady load: its share, and milliseconds for each
 * booking with the reads beside it.
 */
async function sayProcessorShares(cluster: Cluster): Promise<void> {
  const { keeper, fronts, processes, load } = cluster
  const parts: [string, () => number][] = [
    ...processes.web.map(({ pid }, index): [string, () => number] => [`web ${index + 1}`, pid]),
    ['worker', processes.worker.pid],
    ['HAProxy', fronts.haproxy.pid],
    ['PgBouncer', fronts.pgbouncer.pid],
    ['primary', keeper.primary().pid],
    ['standby', keeper.standby().pid],
  ]
  const from = Date.now()
  const bookings = load.acknowledged.length
  const before = parts.map(([, pid]) => processorOf(pid()))
  await sleep(STEADY_MS)
  const used = parts.map(([, pid], index) => processorOf(pid()) - (before[index] ?? 0))
  const all = used.reduce((sum, milliseconds) => sum + milliseconds, 0)
  const booked = (load.acknowledged.length - bookings) / (STEADY_MS / 1000)
  const read = load.readsBetween(from, Date.now()) / (STEADY_MS / 1000)
  say(`steady load: ${booked.toFixed(1)} bookings and ${read.toFixed(1)} readings a second`)
  const perBooking = (milliseconds: number) => `${(milliseconds / (booked * (STEADY_MS / 1000))).toFixed(1)} ms`
  const sayPart = (name: string, milliseconds: number) =>
    say(
      `  ${name.padEnd(10)} ${((milliseconds / all) * 100).toFixed(1)} %, ${perBooking(milliseconds)} for each booking`,
    )
  for (const [index, [name]] of parts.entries()) sayPart(name, used[index] ?? 0)
  const webs = used.slice(0, processes.web.length).reduce((sum, milliseconds) => sum + milliseconds, 0)
  sayPart('all web', webs)
}

async function start(): Promise<Cluster & { folder: string }> {
  const bin = await requirePackages()
  await buildProduct()
  const folder = await mkdtemp(path.join(tmpdir(), 'hekima-cluster-'))
  await chmod(folder, 0o755)
  closers.push(() => (values.keep ? say(`logs and data: ${folder}`) : rm(folder, { recursive: true, force: true })))
  const places = placesFrom({ base: Number(values.port), webs: Number(values.webs), folder, bin })
  const keeper = await startKeeper(places)
  closers.push(keeper.close)
  const fronts = await startFronts(places)
  closers.push(
    () => fronts.haproxy.kill(),
    () => fronts.pgbouncer.kill(),
  )
  const bucket = await startBucket()
  closers.push(bucket.remove)
  const processes = await startProcesses(places, bucket.env)
  closers.push(() => Promise.all([...processes.web, processes.worker].map(({ kill }) => kill())))
  const world = await makeWorld(urlAt(keeper.primary().port))
  await waitFor('the standby is in step', keeper.isSynced)
  const load = startLoad(places.front, world, Number(values.clients))
  return { keeper, fronts, processes, bucket, world, load, front: places.front, folder }
}

async function run(): Promise<boolean> {
  const cluster = await start()
  const { load, keeper } = cluster
  say(`${values.clients} clients book`)
  await sleep(5000)
  await sayProcessorShares(cluster)
  if (values.shares) {
    await load.stop()
    return true
  }
  const from = Date.now()
  const rounds: Outcome[] = []
  for (let round = 1; round <= Number(values.rounds); round++) {
    const outcome = await killPrimary(cluster, round)
    rounds.push(outcome)
    sayOutcome(outcome)
  }
  const others: Outcome[] = []
  for (const scenario of [killWeb, restartWebs, killStandby, restartPooler]) {
    const outcome = await scenario(cluster)
    others.push(outcome)
    sayOutcome(outcome)
  }
  const { outcome, uploads } = await loseBucket(cluster)
  others.push(outcome)
  sayOutcome(outcome)
  say(
    `  upload before ${uploads.before.status}, without ${uploads.without.status} "${uploads.without.message}", after ${uploads.after.status}`,
  )
  await load.stop()
  const verdict = await judge(keeper.primary(), load.acknowledged)
  const worst = (pick: (outcome: Outcome) => number) => Math.max(...[...rounds, ...others].map(pick))
  const writing = worst(({ writingBack }) => writingBack)
  const reading = worst(({ longestReadGap }) => longestReadGap)
  say('')
  say(`kills of the primary: ${rounds.length}`)
  say(`bookings acknowledged: ${verdict.acknowledged}, in the database: ${verdict.rows}`)
  for (const [code, count] of load.refusals) say(`bookings refused: ${count} × ${code}`)
  for (const { kind, count, failed, slowest } of load.readFigures(from))
    say(`reads of ${kind}: ${count} answered, ${failed} failed, slowest ${seconds(slowest)}`)
  say(`lost: ${verdict.lost}`)
  say(`doubled: ${verdict.doubled}`)
  say(`writing back after at most ${seconds(writing)}`)
  say(`longest read gap: ${seconds(reading)}`)
  const isSafe = verdict.lost === 0 && verdict.doubled === 0 && verdict.acknowledged === verdict.rows
  const isUploadRight = uploads.without.status === 503 && uploads.after.status === 201
  return isSafe && isUploadRight && writing <= MAX_WRITING_BACK && reading <= MAX_READ_GAP
}

let isGood = false
try {
  isGood = await run()
} catch (error) {
  console.error(error)
} finally {
  for (const close of closers.reverse()) await Promise.resolve(close()).catch((error) => console.error(error))
}
process.exit(isGood ? 0 : 1)
