/**
 * Checks that administrators' lists respond within 200 ms at 5,000 hospitals, 100,000 doctors and
 * 200,000 users. `npx tsx bench/admin-lists.ts` fills its own database, prints the slowest of five
 * responses of each query, and fails if one is too slow.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { USER_SORTS } from '#domain/managed-users.ts'
import { DOCTOR_COLUMNS, HOSPITAL_COLUMNS, SERVICE_COLUMNS } from '#domain/record-lists.ts'
import { readConfig } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import { createSystemContext } from '#server/context.ts'
import { createDb, createPool } from '#server/database/client.ts'
import { openDatabase } from '#server/database/embedded.ts'
import { migrateDatabase } from '#server/database/migrate.ts'
import {
  countManaged,
  listManagedDoctors,
  listManagedHospitals,
  listManagedServices,
} from '#server/features/administration/managed-catalogue/reading.ts'
import { listUsers, summariseUsers } from '#server/features/administration/managed-users/reading.ts'
import { createLogger } from '#server/http/log.ts'
import { fill, sizeOf } from './fill.ts'

const MOST_MS = 200
const TIMES = 5
const say = (line: string) => process.stdout.write(`${line}\n`)

type List = (ctx: Context, search: unknown, paging: unknown) => Promise<{ total: number }>
type Question = [what: string, ask: (ctx: Context) => Promise<unknown>]

/**
 * Returns the queries of a list: each order in both directions, a last page, words with many, some
 * and no matches, and each filter.
 */
function questionsOf(name: string, list: List, { sorts, searches }: { sorts: readonly string[]; searches: object[] }) {
  const requests = [
    ...sorts.flatMap((sortBy) => [{ sortBy }, { sortBy, direction: 'desc' }]),
    ...searches,
    ...searches.map((search) => ({ ...search, sortBy: sorts.at(-1) })),
  ]
  return [
    ...requests.map(
      (search): Question => [`${name} ${JSON.stringify(search)}`, (ctx) => list(ctx, search, { page: 1, limit: 20 })],
    ),
    [`${name}, page 250`, (ctx) => list(ctx, {}, { page: 250, limit: 20 })] satisfies Question,
  ]
}

const questions: Question[] = [
  ...questionsOf('hospitals', listManagedHospitals, {
    sorts: HOSPITAL_COLUMNS,
    searches: [
      { q: 'deniz' },
      { q: 'turkiye' },
      { q: 'nothing is called this' },
      { city: 'İstanbul' },
      { status: 'inactive' },
    ],
  }),
  ...questionsOf('doctors', listManagedDoctors, {
    sorts: DOCTOR_COLUMNS,
    searches: [
      { q: 'deniz' },
      { q: 'turkish' },
      { q: 'a' },
      { q: 'nobody' },
      { specialty: 'Cardiology' },
      { status: 'active' },
    ],
  }),
  ...questionsOf('services', listManagedServices, { sorts: SERVICE_COLUMNS, searches: [{ q: 'surgery' }] }),
  ...questionsOf('users', listUsers, {
    sorts: USER_SORTS,
    searches: [{ q: 'deniz' }, { q: 'a' }, { role: 'user' }, { status: 'suspended' }],
  }),
  ['counts of hospitals', (ctx) => countManaged(ctx, 'hospital')],
  ['counts of doctors', (ctx) => countManaged(ctx, 'doctor')],
  ['counts of services', (ctx) => countManaged(ctx, 'health_service')],
  ['counts of users', (ctx) => summariseUsers(ctx)],
]

/**
 * Returns the duration of each response in milliseconds, without the first one, which loads data
 * into memory.
 */
async function timesOf(ctx: Context, ask: Question[1]): Promise<number[]> {
  const times: number[] = []
  for (let at = 0; at <= TIMES; at++) {
    const start = performance.now()
    await ask(ctx)
    if (at > 0) times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)
}

async function main(): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hekima-lists-'))
  await chmod(folder, 0o755)
  const log = createLogger('warn', false)
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder }, log, ['max_wal_size=8GB'])
  const pool = createPool(database.url, log, { max: 4 })
  try {
    await migrateDatabase(database.url)
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    const size = { ...sizeOf(1), appointments: 20_000, reviews: 5_000 }
    await fill(client, size, (what) => say(`filled ${what}`))
    await client.end()
    const config = readConfig({ DATA_DIR: folder, DATABASE_URL: database.url, JWT_SECRET: 'x'.repeat(32) })
    const system = createSystemContext({ config, db: createDb(pool), log, clock: () => new Date() })
    const viewer = { role: 'admin' } as Context['viewer']
    const ctx = { ...system, viewer }
    let slow = 0
    for (const [what, ask] of questions) {
      const times = await timesOf(ctx, ask)
      const middle = times[Math.floor(TIMES / 2)] ?? 0
      const longest = times.at(-1) ?? 0
      if (middle > MOST_MS) slow += 1
      say(
        `${middle.toFixed(0).padStart(5)} ms (${longest.toFixed(0)} at most)  ${what}${middle > MOST_MS ? '  TOO SLOW' : ''}`,
      )
    }
    say(
      slow === 0
        ? `All ${questions.length} within ${MOST_MS} ms.`
        : `${slow} of ${questions.length} take longer than ${MOST_MS} ms.`,
    )
    return slow === 0 ? 0 : 1
  } finally {
    await pool.end()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}

process.exitCode = await main()
