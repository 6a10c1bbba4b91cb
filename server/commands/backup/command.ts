/** Shared by the commands that write and read backups. */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { describeError } from '#server/http/log.ts'
import { readKey, type SealingKey } from '#server/storage/sealing.ts'
import type { Manifest } from './archive.ts'
import { BackupError } from './fault.ts'

export type Arguments = { target: string; key: SealingKey | undefined; isCheck: boolean }

/** Runs `work` with the arguments of the command line, and returns the exit code. */
export async function runCommand(usage: string, work: (given: Arguments) => Promise<string>): Promise<number> {
  const { positionals, values } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    strict: false,
    options: { help: { type: 'boolean', short: 'h' }, check: { type: 'boolean' }, 'key-file': { type: 'string' } },
  })
  const [target] = positionals
  if (values.help || !target || positionals.length > 1) {
    console.error(usage)
    return values.help ? 0 : 1
  }
  try {
    const keyFile = values['key-file']
    const key = typeof keyFile === 'string' ? readKey(await readFile(keyFile, 'utf8')) : undefined
    process.stdout.write(`${await work({ target, key, isCheck: values.check === true })}\n`)
    return 0
  } catch (error) {
    console.error(error instanceof BackupError ? error.message : describeError(error).message)
    return 1
  }
}

/** Returns the size of a backup as a sentence. */
export function summaryOf({ tables, files, missing }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const lost =
    missing.length > 0 ? ` ${missing.length} files that rows name were not there: ${missing.join(', ')}.` : ''
  return `${tables.length} tables, ${rows} rows, ${files.length} files.${lost}`
}
