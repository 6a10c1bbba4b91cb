import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openBench } from './bench.ts'
import { sizeOf } from './fill.ts'
import { measureMix } from './mix.ts'
import { measurePages } from './pages.ts'
import { circumstances } from './report.ts'
import { compareRequests } from './requests.ts'
import { WORK } from './work.ts'

const { values: options } = parseArgs({
  options: {
    /** Factor for hospitals and doctors, below 1 for everything. */
    size: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '32' },
    /** Runs only work whose name contains this text, or a part: `pages`, `mix`. */
    only: { type: 'string', default: '' },
    /** Compares the answers of all sides without measuring. */
    check: { type: 'boolean', default: false },
    /** Number of pages that are rendered of each kind. */
    pages: { type: 'string', default: '100' },
    /** Length of the mix in minutes. */
    minutes: { type: 'string', default: '3' },
    /** Output path of the tables. */
    out: { type: 'string', default: path.join(import.meta.dirname, 'last-run.md') },
    /** Keeps the filled database in this folder for the next run. */
    data: { type: 'string' },
    /** Writes a CPU profile of the product into this folder. */
    profile: { type: 'string' },
  },
})
const only = options.only.toLowerCase()
const chosen = WORK.filter(({ name }) => name.toLowerCase().includes(only))
const isChosen = (part: 'pages' | 'mix') => !options.check && (only === '' || only === part)
const factor = Number(options.size)
const connections = Number(options.connections)

const bench = await openBench({ factor, keep: options.data })
try {
  const { rounds, seconds } = options
  const plan = { rounds: Number(rounds), seconds: Number(seconds), connections, check: options.check }
  const tables: string[] = []
  if (chosen.length > 0) tables.push(await compareRequests(chosen, { ...plan, profile: options.profile }, bench))
  if (isChosen('pages')) tables.push(await measurePages(Number(options.pages), bench))
  if (isChosen('mix')) tables.push(await measureMix({ minutes: Number(options.minutes), connections }, bench))
  if (!options.check) {
    const text = [circumstances(sizeOf(factor), bench.postgres, connections), ...tables].join('\n\n')
    process.stdout.write(`\n${text}\n`)
    await writeFile(options.out, `${text}\n`)
  }
} finally {
  await bench.close()
}
