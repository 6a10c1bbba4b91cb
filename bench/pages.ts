/**
 * `npx tsx bench/pages.ts` measures rendered pages: rendered for the first time, cached, crawled,
 * and JSON responses during rendering. Needs a build. Writes its table to last-pages.md.
 */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { CURRENCIES } from '#domain/money.ts'
import { THEMES, writePreferences } from '#domain/preferences.ts'
import { readableAddress } from '#domain/readable-address.ts'
import { startServer } from './child.ts'
import { openBenchDatabase } from './database.ts'

const { values: options } = parseArgs({
  options: {
    /** Multiplies the standard number of hospitals and doctors. */
    size: { type: 'string', default: '0.1' },
    /** Number of pages rendered of each kind. */
    pages: { type: 'string', default: '100' },
    /** Keeps the filled database in this folder for the next run. */
    data: { type: 'string' },
    out: { type: 'string', default: path.join(import.meta.dirname, 'last-pages.md') },
  },
})
const count = Number(options.pages)
const say = (text: string) => process.stdout.write(`${text}\n`)
const quantile = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

const database = await openBenchDatabase({ factor: Number(options.size), keep: options.data }, say)
const client = new pg.Client({ connectionString: database.url })
await client.connect()
const { rows: hospitals } = await client.query<{ id: string; name: string }>(
  'select id, name from hospitals where is_active order by id',
)
const { rows: words } = await client.query<{ city: string }>('select distinct city from hospitals order by city')
await client.end()
const environment = {
  NODE_ENV: 'production',
  DATABASE_URL: database.url,
  JWT_SECRET: 'a secret of the benchmark, long enough to be one',
  LOG_LEVEL: 'warn',
  REQUESTS_PER_MINUTE: '1000000000',
  PAGES_PER_MINUTE: '1000000000',
  DEMO_DATA: 'false',
}
const hekima = await startServer('hekima.ts', { databaseUrl: database.url, environment, place: '0' })
const idle = (await hekima.state()).memory

/** Number of empty pages, which browsers would have to render themselves. */
let empty = 0

type Visit = { address: string; cookie?: string }
type Page = { milliseconds: number; packed: number; raw: number }

const BROWSER = {
  accept: 'text/html',
  'accept-encoding': 'br',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)',
  'sec-fetch-site': 'same-origin',
}

/** Requests a page as a browser does. */
async function visit({ address, cookie }: Visit): Promise<Page> {
  const started = performance.now()
  const answer = await fetch(`${hekima.url}${address}`, {
    headers: { ...BROWSER, ...(cookie && { cookie }) },
    redirect: 'manual',
  })
  const body = Buffer.from(await answer.arrayBuffer())
  if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`)
  if (!body.includes('id="data"')) empty++
  const packed = Number(answer.headers.get('content-length') ?? 0)
  return { milliseconds: performance.now() - started, packed, raw: body.length }
}

/** Runs `work` for each item, `atOnce` at a time. */
async function each<Item, T>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  const left = items.entries()
  const next = async () => {
    for (const [at, item] of left) results[at] = await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, next))
  return results
}

const lines: string[] = []
async function measure(name: string, visits: Visit[], { atOnce = 2 } = {}): Promise<void> {
  const before = await hekima.state()
  const started = performance.now()
  const pages = await each(visits, atOnce, visit)
  const seconds = (performance.now() - started) / 1000
  const after = await hekima.state()
  const processor = (after.cpu - before.cpu) / visits.length
  const times = pages.map(({ milliseconds }) => milliseconds)
  const raw = Math.max(...pages.map((page) => page.raw)) / 1000
  lines.push(
    `| ${name} | ${processor.toFixed(2)} | ${(visits.length / seconds).toFixed(0)} | ${quantile(times, 0.5).toFixed(1)} | ${quantile(times, 0.99).toFixed(0)} | ${raw.toFixed(0)} | ${(after.memory / 1e6).toFixed(0)} |`,
  )
  say(lines.at(-1) ?? '')
}

const repeat = (visits: Visit[], times: number) => Array.from({ length: times }, () => visits).flat()
const hospitalAt = ({ id, name }: { id: string; name: string }) => readableAddress('/hospitals/:id', { id, name })
const hospitalPages = hospitals.slice(0, count).map((hospital) => ({ address: hospitalAt(hospital) }))
const searches = Array.from({ length: count }, (_, at) => ({
  address: `/search?location=${encodeURIComponent(words[at % words.length]?.city ?? '')}&rating=${(at % 4) + 1}&page=${1 + (at % 3)}`,
}))
const preferences = CURRENCIES.flatMap((currency) =>
  THEMES.map((theme) => writePreferences({ language: 'en', currency, theme })),
)
const homes = preferences.map((value) => ({ address: '/', cookie: `hekima.preferences=${value}` }))

/**
 * Returns the response times of a hospital's JSON in milliseconds, requested repeatedly for
 * `seconds`.
 */
async function jsonTimes(seconds: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  for (let at = 0; performance.now() < end; at++) {
    const started = performance.now()
    await (await fetch(`${hekima.url}/api/Hospitals/${hospitals[at % 50]?.id}`)).arrayBuffer()
    times.push(performance.now() - started)
  }
  return times
}

try {
  // V8 compiles code after some hundred runs.
  const warm = hospitals.slice(count, 2 * count).map((hospital) => ({ address: hospitalAt(hospital) }))
  await each(
    [...warm, ...searches.slice(0, 20).map(({ address }) => ({ address: `${address}&sortBy=rating` }))],
    2,
    visit,
  )
  await measure('hospital, new', hospitalPages)
  await measure('search, new', searches)
  await measure('home, new', homes)
  await measure('hospital, kept', repeat(hospitalPages, 10), { atOnce: 4 })
  await measure('search, kept', repeat(searches, 10), { atOnce: 4 })
  const crawl = UI_LANGUAGES.flatMap((language) =>
    hospitals.slice(0, 5 * count).map((hospital) => ({
      address: `${language === 'en' ? '' : `/${language}`}${hospitalAt(hospital)}`,
    })),
  )
  await measure('crawl of hospitals in four languages', crawl, { atOnce: 4 })
  await measure('the same crawl again', crawl, { atOnce: 4 })
  const alone = await jsonTimes(4)
  let isOver = false
  const beside = jsonTimes(4).finally(() => {
    isOver = true
  })
  const others = hospitals.slice(0, 2000).map((hospital) => `${hospitalAt(hospital)}?x=1`)
  await each(others, 4, async (address) => (isOver ? undefined : visit({ address })))
  const times = await beside
  const quantiles = [0.5, 0.99].map(
    (share) => `${quantile(alone, share).toFixed(1)} → ${quantile(times, share).toFixed(1)}`,
  )
  const table = [
    '| Pages | processor ms | per second | p50 ms | p99 ms | largest kB | RSS MB |',
    '| --- | --: | --: | --: | --: | --: | --: |',
    ...lines,
    '',
    `A hospital's JSON alone → beside pages that are made, in milliseconds: p50 ${quantiles[0]}, p99 ${quantiles[1]}.`,
    `Pages sent empty: ${empty}.`,
    `Memory before the first request: ${(idle / 1e6).toFixed(0)} MB.`,
  ].join('\n')
  say(table)
  await writeFile(options.out, `# Rendered pages\n\n${table}\n`)
} finally {
  await hekima.stop()
  await database.close()
}
