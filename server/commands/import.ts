import { createReadStream } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { loadConfig } from '#server/config.ts'
import { withDatabase } from '#server/database/command.ts'
import { isCode } from '#server/database/secret.ts'
import type { ImportOptions } from '#server/features/administration/imports/lists/batches.ts'
import { importDoctorServices } from '#server/features/administration/imports/lists/doctor-services.ts'
import { importHospitals } from '#server/features/administration/imports/lists/hospitals.ts'
import { ListError } from '#server/features/administration/imports/lists/read.ts'
import { describeError } from '#server/http/log.ts'
import { showProgress } from './import/progress.ts'
import { refusedRows } from './import/refused.ts'

const USAGE = `Usage: npm run import -- hospitals FILE.csv [--dry-run] [--refused FILE]
       npm run import -- doctor-services FILE.csv [--dry-run] [--refused FILE]

hospitals adds the hospitals of a list, or brings those it added before up to date: name and province are needed; code, type,
district, address, phone and website may be there. doctor-services links doctors to the treatments they do: doctor, hospital
and service are needed (by name; no hospital: an independent doctor), price and currency may be there.
FILE.csv is UTF-8 or Windows-1254 with a header; fields are parted by commas, semicolons or tabs. Columns are found by their
English, Turkish, Russian or Arabic names.
  --dry-run       says what would be added and changed, and writes nothing to the database
  --refused FILE  where rows that are not taken are kept with their reasons (FILE.csv.refused.csv)
It works beside a running server and without one. Exit code 0: every row was taken; 2: some rows were refused, the others
were taken; 1: nothing could be imported.`

type Options = { isDryRun: boolean; refused: string }

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
const say = (line: string) => process.stdout.write(`${line}\n`)

const KINDS = {
  hospitals: { title: 'Hospitals', run: importHospitals },
  'doctor-services': { title: 'Treatments of doctors', run: importDoctorServices },
}

/** Imports a file of records and returns the exit code. */
async function importList(kind: keyof typeof KINDS, file: string, { isDryRun, refused }: Options): Promise<number> {
  await access(file, constants.R_OK)
  const rows = refusedRows(refused)
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())

  const { title, run } = KINDS[kind]
  const progress = showProgress(process.stderr)
  const options: ImportOptions = {
    isDryRun,
    onRefused: rows.add,
    onChange: isDryRun ? say : undefined,
    onProgress: progress.update,
    signal: stopping.signal,
  }
  const result = await withDatabase(loadConfig(), (db) => run(db, () => createReadStream(file), options)).finally(
    progress.stop,
  )

  for (const line of rows.close()) console.error(line)
  const end = `${result.added} added, ${result.changed} changed, ${result.unchanged} unchanged, ${result.refused} refused.`
  const beginning = [stopping.signal.aborted && 'Stopped. ', isDryRun && 'Nothing was written. '].filter(Boolean)
  say(`${beginning.join('')}${title}: ${end}`)
  if (result.withoutServices)
    say(
      `${count(result.withoutServices, 'hospital')} without services: no active health service fits what they are. Add services and run the import again.`,
    )
  if (stopping.signal.aborted) return 1
  return result.refused > 0 ? 2 : 0
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
  if ((kind !== 'hospitals' && kind !== 'doctor-services') || !file || positionals.length > 2) {
    console.error(USAGE)
    return 1
  }
  try {
    const refused = typeof values.refused === 'string' ? values.refused : `${file}.refused.csv`
    return await importList(kind, file, { isDryRun: values['dry-run'] === true, refused })
  } catch (error) {
    console.error(sentenceOf(error, file))
    return 1
  }
}

process.exitCode = await main(process.argv.slice(2))
