/** Filled database and request data, shared by all parts of the benchmark. */
import pg from 'pg'
import { readConfig } from '#server/config.ts'
import { openBenchDatabase } from './database.ts'
import { gatherMaterial, type Material } from './questions.ts'

export type Bench = {
  database: Awaited<ReturnType<typeof openBenchDatabase>>
  client: pg.Client
  /** Version of the database server. */
  postgres: string
  /** Environment variables of the product. */
  environment: Record<string, string>
  material: Material
  /** Prints a line with the seconds since the start. */
  say: (text: string) => void
  close: () => Promise<void>
}

/** Opens the database of the benchmark, filled to a multiple of the standard size. */
export async function openBench({ factor, keep }: { factor: number; keep?: string }): Promise<Bench> {
  const started = performance.now()
  const say = (text: string) =>
    process.stdout.write(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}\n`)
  say(`filling a database, ${factor} times the standard size`)
  const server = process.env.BENCH_DATABASE_URL || undefined
  const database = await openBenchDatabase({ factor, server, keep }, say)
  const client = new pg.Client({ connectionString: database.url })
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    const environment = {
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      JWT_SECRET: 'a secret of the benchmark, long enough to be one',
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: '1000000000',
      PAGES_PER_MINUTE: '1000000000',
      DEMO_DATA: 'false',
    }
    return {
      database,
      client,
      postgres: rows[0]?.server_version.split(' ')[0] ?? '',
      environment,
      material: await gatherMaterial(client, readConfig(environment)),
      say,
      close: async () => {
        await client.end()
        await database.close()
      },
    }
  } catch (error) {
    await client.end()
    await database.close()
    throw error
  }
}

/** Returns the value below which a share of the values lies. */
export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN
