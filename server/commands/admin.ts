import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { ZodError } from 'zod'
import { inEnglish } from '#domain/sentences.ts'
import { loadConfig } from '#server/config.ts'
import { withDatabase } from '#server/database/command.ts'
import { describeError } from '#server/http/log.ts'
import { makeAdmin } from './make-admin.ts'

const USAGE = `Usage: npm run admin -- EMAIL [--first-name NAME] [--last-name NAME]

Makes an administrator. A new account gets the password that is typed (or the first line of standard input); an account that
exists keeps its password and becomes an administrator.`

async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('Password for the new account: ')
  const lines = createInterface({ input: process.stdin, terminal: false })
  for await (const line of lines) {
    lines.close()
    return line
  }
  return ''
}

async function main(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    strict: false,
    options: {
      'first-name': { type: 'string' },
      'last-name': { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const [email] = positionals
  if (values.help || !email || positionals.length > 1) {
    console.error(USAGE)
    return values.help ? 0 : 1
  }
  const names = {
    firstName: String(values['first-name'] ?? 'Hekima'),
    lastName: String(values['last-name'] ?? 'Administrator'),
  }
  try {
    process.stdout.write(`${await withDatabase(loadConfig(), (db) => makeAdmin(db, email, names, readPassword))}\n`)
    return 0
  } catch (error) {
    console.error(error instanceof ZodError ? inEnglish(error.issues[0]?.message ?? '') : describeError(error).message)
    return 1
  }
}

process.exitCode = await main(process.argv.slice(2))
