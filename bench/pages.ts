/** Measures rendered pages (new, cached, crawled) and a JSON answer during rendering. */
import { UI_LANGUAGES } from '#domain/languages.ts'
import { CURRENCIES } from '#domain/money.ts'
import { THEMES, writePreferences } from '#domain/preferences.ts'
import { readableAddress } from '#domain/readable-address.ts'
import { type Bench, quantile } from './bench.ts'
import { type Child, startServer } from './child.ts'
import { databaseProcessor } from './processor.ts'
import { BROWSER } from './questions.ts'
import { judged } from './report.ts'

type Visit = { address: string; cookie?: string }
type Page = { milliseconds: number; bytes: number; isEmpty: boolean }
/** Highest processor time, largest document in kB, and least pages a second. */
type Aim = { processor?: number; kilobytes?: number; perSecond?: number }

/** Requests a page as a browser does. */
async function visit(url: string, { address, cookie }: Visit): Promise<Page> {
  const started = performance.now()
  const answer = await fetch(`${url}${address}`, {
    headers: { ...BROWSER, ...(cookie && { cookie }) },
    redirect: 'manual',
  })
  const body = Buffer.from(await answer.arrayBuffer())
  if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`)
  // A browser has to render an empty page itself.
  return { milliseconds: performance.now() - started, bytes: body.length, isEmpty: !body.includes('id="data"') }
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

const repeat = (visits: Visit[], times: number) => Array.from({ length: times }, () => visits).flat()

/** Returns response times in milliseconds of hospitals as JSON, one request at a time. */
async function jsonTimes(url: string, ids: string[], seconds: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  for (let at = 0; performance.now() < end; at++) {
    const started = performance.now()
    await (await fetch(`${url}/api/Hospitals/${ids[at % ids.length]}`)).arrayBuffer()
    times.push(performance.now() - started)
  }
  return times
}

const JSON_SECONDS = 4

/** Returns the table of pages. `count` is the number of pages that are rendered of each kind. */
export async function measurePages(count: number, { database, client, environment, say }: Bench): Promise<string> {
  const { rows: hospitals } = await client.query<{ id: string; name: string }>(
    'select id, name from hospitals where is_active order by id',
  )
  const { rows: cities } = await client.query<{ city: string }>('select distinct city from hospitals order by city')
  const hospitalAt = ({ id, name }: { id: string; name: string }) => readableAddress('/hospitals/:id', { id, name })
  const hospitalPages = hospitals.slice(0, count).map((hospital) => ({ address: hospitalAt(hospital) }))
  const searches = Array.from({ length: count }, (_, at) => ({
    address: `/search?location=${encodeURIComponent(cities[at % cities.length]?.city ?? '')}&rating=${(at % 4) + 1}&page=${1 + (at % 3)}`,
  }))
  const homes = CURRENCIES.flatMap((currency) =>
    THEMES.map((theme) => ({
      address: '/',
      cookie: `hekima.preferences=${writePreferences({ language: 'en', currency, theme })}`,
    })),
  )
  const crawl = UI_LANGUAGES.flatMap((language) =>
    hospitals.slice(0, 5 * count).map((hospital) => ({
      address: `${language === 'en' ? '' : `/${language}`}${hospitalAt(hospital)}`,
    })),
  )

  say('starting the product for pages')
  const databaseTime = await databaseProcessor(client)
  const hekima: Child = await startServer('hekima.ts', { databaseUrl: database.url, environment, place: '0' })
  const { url } = hekima
  const lines: string[] = []
  let empty = 0

  async function measure(name: string, visits: Visit[], { atOnce = 2, aim = {} as Aim } = {}): Promise<void> {
    const before = { server: (await hekima.state()).cpu, database: databaseTime() }
    const started = performance.now()
    const pages = await each(visits, atOnce, (one) => visit(url, one))
    const perSecond = (1000 * visits.length) / (performance.now() - started)
    const after = await hekima.state()
    const server = (after.cpu - before.server) / visits.length
    const ofDatabase = (databaseTime() - before.database) / visits.length
    const times = pages.map(({ milliseconds }) => milliseconds)
    const kilobytes = Math.max(...pages.map(({ bytes }) => bytes)) / 1000
    empty += pages.filter(({ isEmpty }) => isEmpty).length
    const figures = [
      name,
      judged(perSecond.toFixed(0), perSecond >= (aim.perSecond ?? 0), aim.perSecond && `≥ ${aim.perSecond}`),
      quantile(times, 0.5).toFixed(1),
      quantile(times, 0.99).toFixed(0),
      judged(
        `${server.toFixed(2)} + ${ofDatabase.toFixed(2)}`,
        server + ofDatabase <= (aim.processor ?? Number.POSITIVE_INFINITY),
        aim.processor && `≤ ${aim.processor}`,
      ),
      judged(
        kilobytes.toFixed(0),
        kilobytes <= (aim.kilobytes ?? Number.POSITIVE_INFINITY),
        aim.kilobytes && `≤ ${aim.kilobytes}`,
      ),
      (after.memory / 1e6).toFixed(0),
    ]
    lines.push(`| ${figures.join(' | ')} |`)
    say(`pages, ${name}: ${perSecond.toFixed(0)}/s`)
  }

  try {
    const idle = (await hekima.state()).memory
    // V8 compiles code after some hundred runs.
    const warm = hospitals.slice(count, 2 * count).map((hospital) => ({ address: hospitalAt(hospital) }))
    const sorted = searches.slice(0, 20).map(({ address }) => ({ address: `${address}&sortBy=rating` }))
    await each([...warm, ...sorted], 2, (one) => visit(url, one))
    const limits = { aim: { processor: 12, kilobytes: 60 } }
    await measure('hospital, new', hospitalPages, limits)
    await measure('search, new', searches, limits)
    await measure('home, new', homes, limits)
    await measure('hospital, kept', repeat(hospitalPages, 10), { atOnce: 4 })
    await measure('search, kept', repeat(searches, 10), { atOnce: 4 })
    await measure('crawl of hospitals in four languages', crawl, { atOnce: 4, aim: { perSecond: 120 } })
    await measure('the same crawl again', crawl, { atOnce: 4 })
    const ids = hospitals.slice(0, 50).map(({ id }) => id)
    const alone = await jsonTimes(url, ids, JSON_SECONDS)
    let isOver = false
    const beside = jsonTimes(url, ids, JSON_SECONDS).finally(() => {
      isOver = true
    })
    const others = hospitals.slice(0, 2000).map((hospital) => `${hospitalAt(hospital)}?x=1`)
    await each(others, 4, async (address) => (isOver ? undefined : visit(url, { address })))
    const times = await beside
    const turned = [0.5, 0.99].map(
      (share) => `${quantile(alone, share).toFixed(1)} → ${quantile(times, share).toFixed(1)}`,
    )
    return [
      [
        '| Pages | per second (aim) | p50 ms | p99 ms | processor ms: server + database (aim) | largest kB (aim) | RSS MB |',
        '| --- | --: | --: | --: | --: | --: | --: |',
        ...lines,
      ].join('\n'),
      `A hospital’s JSON alone → while pages are made, in milliseconds: p50 ${turned[0]}, p99 ${turned[1]} (aim: at most twice). Pages sent empty: ${empty}. Memory before the first request: ${(idle / 1e6).toFixed(0)} MB.`,
    ].join('\n\n')
  } finally {
    await hekima.stop()
  }
}
