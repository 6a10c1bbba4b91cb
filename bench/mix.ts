/**
 * `npx tsx bench/mix.ts` sends a realistic mix to the built product with its jobs running: 80 %
 * pages, 15 % searches, 4 % reads of signed-in patients, 1 % bookings. Needs a build. Writes its
 * table to last-mix.md.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { addressIn } from '#domain/language-addresses.ts'
import { readableAddress } from '#domain/readable-address.ts'
import { projectRoot, readConfig } from '#server/config.ts'
import { forkFile } from './child.ts'
import { openBenchDatabase } from './database.ts'
import type { LoadResult, Rush } from './load.ts'
import { databaseProcessor, processorOf } from './processor.ts'
import { gatherMaterial, type Material } from './questions.ts'

const { values: options } = parseArgs({
  options: {
    /** Multiplies the standard number of hospitals and doctors. */
    size: { type: 'string', default: '0.2' },
    /** Number of intervals, one row each. */
    intervals: { type: 'string', default: '4' },
    /** Length of an interval in seconds. */
    seconds: { type: 'string', default: '30' },
    connections: { type: 'string', default: '32' },
    /** Number of different pages. */
    pages: { type: 'string', default: '4000' },
    /** Keeps the filled database in this folder for the next run. */
    data: { type: 'string' },
    out: { type: 'string', default: path.join(import.meta.dirname, 'last-mix.md') },
  },
})
const say = (text: string) => process.stdout.write(`${text}\n`)
const quantile = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

const database = await openBenchDatabase({ factor: Number(options.size), keep: options.data }, say)
const environment = {
  NODE_ENV: 'production',
  DATABASE_URL: database.url,
  JWT_SECRET: 'a secret of the benchmark, long enough to be one',
  LOG_LEVEL: 'warn',
  REQUESTS_PER_MINUTE: '1000000000',
  PAGES_PER_MINUTE: '1000000000',
  DEMO_DATA: 'false',
  PORT: '0',
}
const client = new pg.Client({ connectionString: database.url })
await client.connect()

/** Returns as many pages as requested: hospitals and searches in turn, in all languages in turn. */
async function pagesOf({ hospitalSearches }: Material): Promise<string[]> {
  const { rows } = await client.query<{ id: string; name: string }>(
    'select id, name from hospitals where is_active order by md5(id::text)',
  )
  const fixed = ['/', '/services', '/search', '/ai', '/contact']
  const addressAt = (at: number) => {
    const hospital = rows[at % rows.length]
    const { q = '', location = '' } = hospitalSearches[at % hospitalSearches.length] ?? {}
    if (at < fixed.length * UI_LANGUAGES.length) return fixed[at % fixed.length] ?? '/'
    if (at % 3 === 0 || !hospital) return `/search?q=${encodeURIComponent(q)}&location=${encodeURIComponent(location)}`
    return readableAddress('/hospitals/:id', hospital)
  }
  const languageAt = (at: number) => UI_LANGUAGES[Math.floor(at / fixed.length) % UI_LANGUAGES.length] ?? 'en'
  return Array.from({ length: Number(options.pages) }, (_, at) => addressIn(languageAt(at), addressAt(at)))
}

/** Starts the built product and waits for its address. */
async function startProduct() {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: projectRoot(),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const url = line.match(/http:\/\/localhost:\d+/)?.[0]
    if (url) {
      child.stdout.resume()
      return { url: url.replace('localhost', '127.0.0.1'), child }
    }
  }
  throw new Error('The product ended before it listened.')
}

const material = await gatherMaterial(client, readConfig(environment))
material.pages = await pagesOf(material)
const { url, child } = await startProduct()
const product = processorOf(String(child.pid))
const idle = product().memory
const databaseTime = await databaseProcessor(client)
const load = forkFile('load.ts')
await load.ask(material)

const lines: string[] = []
let from = 0
try {
  for (let interval = 0; interval < Number(options.intervals); interval++) {
    const before = { product: product(), database: databaseTime() }
    const rush: Rush = {
      url,
      question: 'mix',
      from,
      connections: Number(options.connections),
      seconds: Number(options.seconds),
    }
    const { seconds, answers, requests, failures, refusals, latencies } = await load.ask<LoadResult>(rush)
    from += requests
    const after = { product: product(), database: databaseTime() }
    lines.push(
      `| ${((interval + 1) * seconds).toFixed(0)} | ${(answers / seconds).toFixed(0)} | ${quantile(latencies, 0.5).toFixed(1)} | ${quantile(latencies, 0.99).toFixed(0)} | ${failures} ${JSON.stringify(refusals)} | ${((after.product.processor - before.product.processor) / answers).toFixed(2)} + ${((after.database - before.database) / answers).toFixed(2)} | ${(after.product.memory / 1e6).toFixed(0)} |`,
    )
    say(lines.at(-1) ?? '')
  }
  const table = [
    `Pages: ${material.pages.length} addresses. Connections: ${options.connections}. Size: ${options.size}.`,
    '',
    '| until s | per second | p50 ms | p99 ms | failures | processor ms | RSS MB |',
    '| --: | --: | --: | --: | --: | --: | --: |',
    ...lines,
    '',
    `Memory before the first request: ${(idle / 1e6).toFixed(0)} MB.`,
  ].join('\n')
  say(table)
  await writeFile(options.out, `# The mix\n\n${table}\n`)
} finally {
  await load.stop()
  child.kill('SIGTERM')
  await once(child, 'exit')
  await client.end()
  await database.close()
}
