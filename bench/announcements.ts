/**
 * `npx tsx bench/announcements.ts`: compares two ways to announce changes. The table `changes` is
 * what the product does: each process reads it, and one wakes the others at most 20 times a second.
 * For NOTIFY a trigger replaces each row by a notification.
 *
 * Bookings are rows of `appointments` with all triggers, 25 a second. The rest of the commits write
 * one row and one announcement. Latency counts from the planned moment, so waiting is included.
 * Prints medians of `--rounds 3` of `--seconds 10` at `--rates 50,300,1000`.
 * `BENCH_DATABASE_URL` as for the other benchmarks.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { dateIn } from '#domain/availability.ts'
import { READ_CHANGES, READ_SNAPSHOT } from '#server/database/changes.ts'
import { createDb, createPool } from '#server/database/client.ts'
import { insertHealthService, insertHospital } from '#server/seed/factories.ts'
import { createLogger } from '#server/http/log.ts'
import { openBenchDatabase } from './database.ts'

const BOOKINGS_A_SECOND = 25
const HOSPITALS = 100
const PROCESSES = 4
const WARM_UP_MS = 3000

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    rates: { type: 'string', default: '50,300,1000' },
  },
})
const say = (text: string) => process.stdout.write(`${text}\n`)

type Way = 'notify' | 'table'

const SCHEMA = `
create table bench_commits (id bigint generated always as identity primary key, payload text not null);
create function bench_notify() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', new.topic || ' ' || new.words);
  return null;
end $$;
create trigger bench_notify before insert on changes for each row execute function bench_notify();
`
const choose = (way: Way) => `alter table changes ${way === 'notify' ? 'enable' : 'disable'} trigger bench_notify`

/** A thread that receives announcements as each process of the product would. */
const LISTENERS = `
const { workerData, parentPort } = require('node:worker_threads')
const { setTimeout: sleep } = require('node:timers/promises')
const pg = require('pg')
const { url, way, processes, readSnapshot, readChanges } = workerData
const delays = []
const heard = (at) => { delays.push(Date.now() - at) }
async function listen(_, number) {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('set enable_seqscan = off; set jit = off; listen live; listen woken')
  let { snapshot } = (await client.query(readSnapshot)).rows[0]
  let reading = false, again = false, news = false
  async function read() {
    if (reading) { again = true; return }
    reading = true
    do {
      again = false
      const { rows } = await client.query({ name: 'read changes', text: readChanges, values: [snapshot] })
      snapshot = rows[0].snapshot
      for (const { topic, words } of rows) {
        if (topic) news = true
        if (topic === 'bench') heard(Number(words))
      }
    } while (again)
    reading = false
  }
  const isNotifier = number === 0
  client.on('notification', ({ channel, payload }) => {
    if (channel === 'woken') isNotifier || read()
    else if (payload.startsWith('bench ')) heard(Number(payload.slice(6)))
  })
  async function wake() {
    for (;;) {
      await sleep(50)
      await read()
      if (news) await client.query('notify woken')
      news = false
    }
  }
  if (way === 'table' && isNotifier) wake()
}
Promise.all(Array.from({ length: processes }, listen)).then(() => parentPort.postMessage('ready'))
parentPort.on('message', (message) => {
  if (message === 'reset') delays.length = 0
  else parentPort.postMessage(delays)
})
`

const messageOf = <T>(worker: Worker) => new Promise<T>((resolve) => worker.once('message', resolve))

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

type AnnouncementCost = {
  way: Way
  rate: number
  reached: number
  p50: number
  p99: number
  heard50: number
  heard99: number
}

type Material = { url: string; pool: pg.Pool; hospitals: { hospitalId: string; serviceId: string }[] }
let booked = 0

/** Books the next free time. */
function book({ pool, hospitals }: Material): Promise<unknown> {
  const number = booked++
  const { hospitalId, serviceId } = hospitals[number % hospitals.length] ?? {}
  const slot = Math.floor(number / hospitals.length)
  const day = Math.floor(slot / 8)
  // Starts on a Monday and skips Sundays, which are not bookable.
  const date = new Date(Date.UTC(2040, 0, 2 + 7 * Math.floor(day / 6) + (day % 6))).toISOString().slice(0, 10)
  return pool.query({
    name: 'book',
    text: `insert into appointments (id, booking_id, hospital_id, service_id, patient_first_name, patient_last_name, patient_email,
        patient_phone, date, time, duration_minutes, created_at, updated_at)
      values (gen_random_uuid(), $1, $2, $3, 'Ada', 'Söğüt', 'ada@mail.example', '+44 20 7946 0100', $4, $5, 60, now(), now())`,
    values: [`AN-${number}`, hospitalId, serviceId, date, `${9 + (slot % 8)}:00`],
  })
}

const commit = ({ pool }: Material) =>
  pool.query({
    name: 'commit',
    text: `with row as (insert into bench_commits (payload) values ($1) returning payload)
      insert into changes (topic, words) select 'bench', payload from row`,
    values: [`${Date.now()}`],
  })

/** Starts `work` at a fixed rate per second, whether earlier runs have ended or not. */
async function atRate(rate: number, milliseconds: number, work: () => Promise<unknown>): Promise<number[]> {
  const started = performance.now()
  const latencies: number[] = []
  const all: Promise<unknown>[] = []
  const total = Math.floor((rate * milliseconds) / 1000)
  for (let count = 0; count < total; count++) {
    const planned = started + (count * 1000) / rate
    const wait = planned - performance.now()
    if (wait > 1) await sleep(wait)
    all.push(work().then(() => latencies.push(performance.now() - planned)))
  }
  await Promise.all(all)
  return latencies
}

async function measure(material: Material, way: Way, rate: number): Promise<AnnouncementCost> {
  const worker = new Worker(LISTENERS, {
    eval: true,
    workerData: {
      url: material.url,
      way,
      processes: PROCESSES,
      readSnapshot: READ_SNAPSHOT,
      readChanges: READ_CHANGES,
    },
  })
  await messageOf(worker)
  const load = (milliseconds: number) =>
    Promise.all([
      atRate(BOOKINGS_A_SECOND, milliseconds, () => book(material)),
      atRate(rate - BOOKINGS_A_SECOND, milliseconds, () => commit(material)),
    ])
  await load(WARM_UP_MS)
  worker.postMessage('reset')
  const from = performance.now()
  const [bookings, others] = await load(Number(values.seconds) * 1000)
  const taken = (performance.now() - from) / 1000
  await sleep(500)
  worker.postMessage('report')
  const delays = (await messageOf<number[]>(worker)).sort((a, b) => a - b)
  await worker.terminate()
  const sorted = bookings.sort((a, b) => a - b)
  return {
    way,
    rate,
    reached: (bookings.length + others.length) / taken,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    heard50: quantile(delays, 0.5),
    heard99: quantile(delays, 0.99),
  }
}

const server = process.env.BENCH_DATABASE_URL
const database = await openBenchDatabase({ factor: 0.01, ...(server && { server }) }, say)
const pool = createPool(database.url, createLogger('warn', false), { patient: true, max: 32 })
// A busy machine may take any time.
pool.options.connectionTimeoutMillis = 0
const client = new pg.Client(database.url)
await client.connect()
const db = createDb(pool)
const hospitals = await Promise.all(
  Array.from({ length: HOSPITALS }, async () => {
    const hospital = await insertHospital(db, { city: 'İzmir', district: 'Konak' })
    const service = await insertHealthService(db, { duration: 60 }, [hospital.id])
    return { hospitalId: hospital.id, serviceId: service.id }
  }),
)
await client.query(SCHEMA)
say(`| Commits a second | Way | reached | booking p50 | booking p99 | heard p50 | heard p99 |`)
say(`|---|---|---|---|---|---|---|`)
const median = (numbers: number[]) =>
  quantile(
    numbers.sort((a, b) => a - b),
    0.5,
  )
for (const rate of values.rates.split(',').map(Number)) {
  const results: AnnouncementCost[] = []
  // Alternates, so that other load on the machine affects both.
  for (let round = 0; round < Number(values.rounds); round++)
    for (const way of ['notify', 'table'] as const) {
      await client.query(choose(way))
      results.push(await measure({ url: database.url, pool, hospitals }, way, rate))
    }
  for (const way of ['notify', 'table'] as const) {
    const own = results.filter((result) => result.way === way)
    const [reached, ...times] = (['reached', 'p50', 'p99', 'heard50', 'heard99'] as const).map((key) =>
      median(own.map((result) => result[key])),
    )
    const cells = [rate, way, Math.round(reached ?? 0), ...times.map((ms) => `${ms.toFixed(1)} ms`)]
    say(`| ${cells.join(' | ')} |`)
  }
}
say(`${dateIn(new Date())}, ${PROCESSES} processes listen, ${BOOKINGS_A_SECOND} bookings a second`)
await client.end()
await pool.end()
await database.close()
process.exit(0)
