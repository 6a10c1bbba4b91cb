/**
 * `npm run lighthouse` runs Lighthouse (mobile profile) on the built product with its demo data. It
 * prints the four scores, the loading times and the transferred sizes of a first visit, and in
 * English the interactions of the search page (`interactions.ts`). It writes them to
 * last-lighthouse.md.
 * `npm run lighthouse -- home search` runs only these pages, `npm run lighthouse -- ar` runs all
 * pages in Arabic and writes last-lighthouse-ar.md.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import executable from '@sparticuz/chromium'
import { chromium } from 'playwright-core'
import { addressIn } from '#domain/language-addresses.ts'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { projectRoot } from '#server/config.ts'
import { measureInteractions } from './interactions.ts'

const INTERACTIONS = 'Time from an interaction to the next paint, on a processor slowed four times:'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Pinned release for npx. Another one may score the same page differently. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

/** Fields of a JSON report that are read here. */
type Result = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<
    string,
    { score: number | null; numericValue?: number; details?: { type: string; items?: readonly object[] } }
  >
}

/** Runs Lighthouse in the browser that listens on `port`. */
async function lighthouse(address: string, port: number): Promise<Result> {
  const options = ['--quiet', '--output=json', `--port=${port}`, `--only-categories=${CATEGORIES.join()}`]
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, address, ...options], {
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(stdout) as Result
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Starts the build of `npm run build`. Resolves to its address once it listens. */
function startProduct(dataDir: string): Promise<{ url: string; server: ChildProcess }> {
  const { DATABASE_URL: _, ...environment } = process.env
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: projectRoot(),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...environment,
      NODE_ENV: 'development',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
  })
  return new Promise((resolve, reject) => {
    let output = ''
    server.stdout?.on('data', (chunk) => {
      output += chunk
      const url = /^ {2}(http:\/\/localhost:\d+)$/m.exec(output)?.[1]
      if (url) resolve({ url, server })
    })
    server.once('exit', (code) => reject(new Error(`The product ended with ${code}:\n${output}`)))
  })
}

type ListedHospital = { id: string; services?: { id: string }[] }

/** Returns the tested pages, with one hospital and one doctor of the demo data. */
async function pagesOf(url: string): Promise<Record<string, string>> {
  const first = async (list: string) => {
    const [record] = (await (await fetch(`${url}/api/${list}?limit=1`)).json()) as ListedHospital[]
    if (!record) throw new Error(`The demo data has no ${list}.`)
    return record
  }
  const hospital = await first('Hospitals')
  const doctor = await first('Doctor')
  return {
    home: '/',
    search: '/search?q=cardiology',
    services: '/services',
    hospital: `/hospitals/${hospital.id}`,
    doctor: `/doctors/${doctor.id}`,
    booking: `/book-appointment?hospital=${hospital.id}&service=${hospital.services?.[0]?.id}`,
  }
}

/** Returns the audits that keep a category below 100, by Lighthouse's names. */
const faultsOf = ({ categories, audits }: Result): string[] =>
  CATEGORIES.slice(1).flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id}`),
  )

function rowOf(name: string, result: Result): string {
  const { categories, audits } = result
  const number = (id: string) => audits[id]?.numericValue ?? 0
  const requests = audits['network-requests']?.details
  const count = requests?.type === 'table' ? requests.items?.length : 0
  const cells = [
    name,
    ...CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
    `${(number('largest-contentful-paint') / 1000).toFixed(1)} s`,
    `${Math.round(number('total-blocking-time'))} ms`,
    number('cumulative-layout-shift').toFixed(3),
    `${Math.round(number('total-byte-weight') / 1000)} kB`,
    count,
  ]
  return `| ${cells.join(' | ')} |`
}

const args = process.argv.slice(2)
const language = UI_LANGUAGES.find((code) => args.includes(code)) ?? 'en'
const chosen = args.filter((name) => name !== language)

const dataDir = await mkdtemp(path.join(tmpdir(), 'hekima-lighthouse-'))
// PostgreSQL never runs as root, so its user needs access to the folder.
await chmod(dataDir, 0o755)
const { url, server } = await startProduct(dataDir)
const port = await freePort()
const browser = await chromium.launch({
  executablePath: await executable.executablePath(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    `--remote-debugging-port=${port}`,
    // Personal pages have no language in their address.
    `--accept-lang=${language}`,
  ],
})
try {
  const rows: string[] = []
  const faults: string[] = []
  for (const [name, address] of Object.entries(await pagesOf(url))) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    // Follows the page's redirect, because the address of a record contains its name.
    const { url: visited } = await fetch(url + addressIn(language, address))
    const result = await lighthouse(visited, port)
    rows.push(rowOf(name, result))
    faults.push(...faultsOf(result).map((fault) => `- ${name}: ${fault}`))
  }
  const isSearchChosen = chosen.length === 0 || chosen.includes('search')
  const interactions = isSearchChosen && language === 'en' ? await measureInteractions(browser, url) : []
  const table = [
    '| page | performance | accessibility | best practices | SEO | LCP | TBT | CLS | sent | requests |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...rows,
    ...faults,
    ...(interactions.length > 0 ? ['', INTERACTIONS, '', ...interactions] : []),
    '',
  ].join('\n')
  process.stdout.write(table)
  const file = language === 'en' ? 'last-lighthouse.md' : `last-lighthouse-${language}.md`
  if (chosen.length === 0) await writeFile(path.join(import.meta.dirname, file), table)
} finally {
  await browser.close()
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
  await rm(dataDir, { recursive: true, force: true })
}
