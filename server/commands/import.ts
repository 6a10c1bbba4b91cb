import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Config, loadConfig } from '#server/config.ts'
import { withDatabase } from '#server/database/command.ts'
import { describeError } from '#server/http/log.ts'
import { isCode } from '#server/database/secret.ts'
import { ListError, readHospitalList } from './hospital-list.ts'
import { importHospitals } from './import-hospitals.ts'
import { showProgress } from './progress.ts'

const USAGE = `Usage: npm run import -- hospitals FILE.csv

Adds the hospitals of a list, or brings those it added before up to date. FILE.csv is UTF-8 with a header; the columns are
found by name: name and province are needed; code, type, district, address, phone and website may be there.
It works beside a running server and without one. Exit code 0: every row was taken; 2: some rows were refused, the others
were taken; 1: nothing could be imported.`

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

/** Returns the exit code. */
async function importList(file: string, config: Config): Promise<number> {
  const list = readHospitalList(await readFile(file))
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())

  const result = await withDatabase(config, async (db) => {
    const progress = showProgress(process.stderr, list.hospitals.length)
    return await importHospitals(db, list.hospitals, { onProgress: progress.update, signal: stopping.signal }).finally(
      progress.stop,
    )
  })

  const refused = [...list.refused, ...result.refused].sort((a, b) => a.line - b.line)
  for (const { line, reason } of refused) console.error(`Line ${line}: ${reason}`)
  const { added, changed, unchanged, withoutServices } = result
  const end = `${added} added, ${changed} changed, ${unchanged} unchanged, ${refused.length} refused.`
  process.stdout.write(`${stopping.signal.aborted ? 'Stopped. ' : ''}Hospitals: ${end}\n`)
  if (withoutServices > 0)
    process.stdout.write(
      `${count(withoutServices, 'hospital')} cannot be booked yet: no active health service fits. Add services and run the import again.\n`,
    )
  if (stopping.signal.aborted) return 1
  return refused.length > 0 ? 2 : 0
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
    options: { help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) {
    process.stdout.write(`${USAGE}\n`)
    return 0
  }
  const [kind, file] = positionals
  if (kind !== 'hospitals' || !file || positionals.length > 2) {
    console.error(USAGE)
    return 1
  }
  try {
    return await importList(file, loadConfig())
  } catch (error) {
    console.error(sentenceOf(error, file))
    return 1
  }
}

process.exitCode = await main(process.argv.slice(2))
