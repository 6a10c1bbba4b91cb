/**
 * Realistic load on the built product with its jobs: 80 % pages, 15 % searches, 4 % reads of
 * signed-in patients, 1 % bookings.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { addressIn } from '#domain/language-addresses.ts'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { readableAddress } from '#domain/readable-address.ts'
import { projectRoot } from '#server/config.ts'
import { type Bench, quantile } from './bench.ts'
import { forkFile } from './child.ts'
import type { LoadResult, Rush } from './load.ts'
import { databaseProcessor, processorOf } from './processor.ts'
import type { Question } from './questions.ts'
import { judged } from './report.ts'

/** Number of different pages. */
const PAGES = 4000
/** Seconds of a row of the table. */
const INTERVAL = 30
/**
 * Numbers of the first requests. A number books one time, and the rows of single requests count
 * from 0 and their check from 1,000,000, so their bookings are others.
 */
const FIRST_OF_MIX = 300_000
const FIRST_BOOKING = 600_000
const AIM = { perSecond: 600, p99: 150, megabytes: 512 }

/** Returns pages of hospitals and searches in turn, in all languages in turn. */
async function pagesOf({ client, material: { hospitalSearches } }: Bench): Promise<string[]> {
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
  return Array.from({ length: PAGES }, (_, at) => addressIn(languageAt(at), addressAt(at)))
}

/** Starts the built product with its jobs and waits for its address. */
async function startProduct(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: projectRoot(),
    env: { ...process.env, ...environment, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const url = line.match(/http:\/\/localhost:\d+/)?.[0]
    if (!url) continue
    // Warnings say why a request failed.
    child.stdout.pipe(process.stderr)
    const stop = async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    return { url: url.replace('localhost', '127.0.0.1'), use: processorOf(String(child.pid)), stop }
  }
  throw new Error('The product ended before it listened.')
}

type Plan = { minutes: number; connections: number }

/** Returns the table of the mix. Needs a build. */
export async function measureMix({ minutes, connections }: Plan, bench: Bench): Promise<string> {
  const { client, environment, material, say } = bench
  const pages = await pagesOf(bench)
  say('starting the built product for the mix')
  const databaseTime = await databaseProcessor(client)
  const product = await startProduct(environment)
  const load = forkFile('load.ts')
  const next = new Map<Question, number>([
    ['mix', FIRST_OF_MIX],
    ['booking', FIRST_BOOKING],
  ])
  const lines: string[] = []

  async function measure(name: string, question: Question, aim: { perSecond: number; p99: number }): Promise<void> {
    const before = { ...product.use(), database: databaseTime() }
    const from = next.get(question) ?? 0
    const rush: Rush = { url: product.url, question, from, connections, seconds: INTERVAL }
    const { seconds, answers, requests, failures, refusals, latencies } = await load.ask<LoadResult>(rush)
    next.set(question, from + requests)
    const after = { ...product.use(), database: databaseTime() }
    const [perSecond, p99, megabytes] = [answers / seconds, quantile(latencies, 0.99), after.memory / 1e6]
    const byStatus = Object.entries(refusals).map(([status, count]) => `${count} × ${status}`)
    const figures = [
      name,
      judged(perSecond.toFixed(0), perSecond >= aim.perSecond, aim.perSecond && `≥ ${aim.perSecond}`),
      quantile(latencies, 0.5).toFixed(1),
      judged(p99.toFixed(0), p99 <= aim.p99, Number.isFinite(aim.p99) && `≤ ${aim.p99}`),
      judged([failures, ...byStatus].join(', '), failures === 0, '0'),
      `${((after.processor - before.processor) / answers).toFixed(2)} + ${((after.database - before.database) / answers).toFixed(2)}`,
      judged(megabytes.toFixed(0), megabytes <= AIM.megabytes, `≤ ${AIM.megabytes}`),
    ]
    lines.push(`| ${figures.join(' | ')} |`)
    say(`${name}: ${perSecond.toFixed(0)}/s, p99 ${p99.toFixed(0)} ms, ${failures} failures`)
  }

  try {
    const idle = product.use().memory
    await load.ask({ ...material, pages })
    for (let end = INTERVAL; end <= 60 * minutes; end += INTERVAL) await measure(`Mix, until ${end} s`, 'mix', AIM)
    await measure('Bookings only, with the jobs', 'booking', { perSecond: 0, p99: Number.POSITIVE_INFINITY })
    return [
      [
        `| With the jobs, ${PAGES} pages | per second (aim) | p50 ms | p99 ms (aim) | failures | processor ms: server + database | RSS MB (aim) |`,
        '| --- | --: | --: | --: | --: | --: | --: |',
        ...lines,
      ].join('\n'),
      `Memory before the first request: ${(idle / 1e6).toFixed(0)} MB.`,
    ].join('\n\n')
  } finally {
    await load.stop()
    await product.stop()
  }
}
