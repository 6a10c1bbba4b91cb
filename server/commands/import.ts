import { createReadStream } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Config, loadConfig } from '#server/config.ts'
import { withDatabase } from '#server/database/command.ts'
import { isCode } from '#server/database/secret.ts'
import { describeError } from '#server/http/log.ts'
import { importHospitals } from './import/hospitals.ts'
import { showProgress } from './import/progress.ts'
import { ListError } from './import/read.ts'
import { refusedRows } from './import/refused.ts'
import type { Decision } from './import/write.ts'

const USAGE = `Usage: npm run import -- hospitals FILE.csv [--dry-run] [--refused FILE]

Adds the hospitals of a list, or brings those it added before up to date. FILE.csv is UTF-8 or Windows-1254 with a header;
fields are parted by commas, semicolons or tabs. Columns are found by their English, Turkish, Russian or Arabic names: name
and province are needed; code, type, district, address, phone and website may be there.
  --dry-run       says what would be added and changed, and writes nothing to the database
  --refused FILE  where rows that are not taken are kept with their reasons (FILE.csv.refused.csv)
It works beside a running server and without one. Exit code 0: every row was taken; 2: some rows were refused, the others
were taken; 1: nothing could be imported.`

type Options = { isDryRun: boolean; refused: string }

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Returns the exit code. */
async function importList(file: string, config: Config, { isDryRun, refused }: Options): Promise<number> {
  await access(file, constants.R_OK)
  const rows = refusedRows(refused)
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())

  const progress = showProgress(process.stderr)
  const result = await withDatabase(config, (db) =>
    importHospitals(db, () => createReadStream(file), {
      isDryRun,
      onRefused: rows.add,
      onDecided: isDryRun ? (decision) => say(described(decision)) : undefined,
      onProgress: progress.update,
      signal: stopping.signal,
    }),
  ).finally(progress.stop)

  for (const line of rows.close()) console.error(line)
  const { added, changed, unchanged, withoutServices } = result
  const end = `${added} added, ${changed} changed, ${unchanged} unchanged, ${result.refused} refused.`
  const beginning = [stopping.signal.aborted && 'Stopped. ', isDryRun && 'Nothing was written. '].filter(Boolean)
  say(`${beginning.join('')}Hospitals: ${end}`)
  if (withoutServices > 0)
    say(
      `${count(withoutServices, 'hospital')} without services: no active health service fits what they are. Add services and run the import again.`,
    )
  if (stopping.signal.aborted) return 1
  return result.refused > 0 ? 2 : 0
}

function described({ listed, isNew, values, offers }: Decision): string {
  const place = [listed.district, listed.city].filter(Boolean).join(', ')
  const services = offers.length > 0 ? [count(offers.length, 'service')] : []
  if (isNew) return `Line ${listed.line}: would add ${[listed.name, place, ...services].join('; ')}`
  const changes = Object.entries(values).map(([field, value]) => `${field} ${value}`)
  return `Line ${listed.line}: would change ${listed.name}: ${[...changes, ...services].join('; ')}`
}

function sentenceOf(error: unknown, file: string): string {
  if (error instanceof ListError) return `${file}: ${error.message}`
  if (isCode(error, 'ENOENT')) return `${file}: there is no such file.`
  if (isCode(error, 'EISDIR')) return `${file} is a folder.`
  if (isCode(error, 'EACCES')) return `${file} cannot be read by this user.`
  const { message, code } = describeError(error)
  return `The import failed: ${[message, code && `(${code})`].filter(Boolean).join(' ')}`
}

async function main(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    strict: false,
    options: { help: { type: 'boolean', short: 'h' }, 'dry-run': { type: 'boolean' }, refused: { type: 'string' } },
  })
  if (values.help) {
    say(USAGE)
    return 0
  }
  const [kind, file] = positionals
  if (kind !== 'hospitals' || !file || positionals.length > 2) {
    console.error(USAGE)
    return 1
  }
  try {
    const refused = typeof values.refused === 'string' ? values.refused : `${file}.refused.csv`
    return await importList(file, loadConfig(), { isDryRun: values['dry-run'] === true, refused })
  } catch (error) {
    console.error(sentenceOf(error, file))
    return 1
  }
}

process.exitCode = await main(process.argv.slice(2))
