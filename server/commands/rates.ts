import { readFile } from 'node:fs/promises'
import { ZodError } from 'zod'
import { inEnglish } from '#domain/sentences.ts'
import { loadConfig } from '#server/config.ts'
import { createSystemContext } from '#server/context.ts'
import { withDatabase } from '#server/database/command.ts'
import { readEuroReference } from '#server/features/accounts/settings/euro-reference.ts'
import { decideSettings } from '#server/features/accounts/settings/writing.ts'
import { createLogger, describeError } from '#server/http/log.ts'

const USAGE = `Usage: npm run rates -- FILE-OR-ADDRESS

Enters the exchange rates that prices are compared and converted at, from the euro reference rates of the European Central Bank:
eurofxref-daily.xml, or eurofxref.zip with a CSV in it, as a file or as the web address of one. The newest day of the file counts.
It works beside a running server and without one. Exit code 0: entered, or known already; 1: nothing was entered.`

const TIME_LIMIT_MS = 30_000

async function read(from: string): Promise<Buffer> {
  if (!/^https?:/u.test(from)) return readFile(from)
  const answer = await fetch(from, { signal: AbortSignal.timeout(TIME_LIMIT_MS) })
  if (!answer.ok) throw new Error(`${from} answered ${answer.status}.`)
  return Buffer.from(await answer.arrayBuffer())
}

async function main([from, ...more]: string[]): Promise<number> {
  if (!from || more.length > 0 || from === '--help' || from === '-h') {
    console.error(USAGE)
    return from === '--help' || from === '-h' ? 0 : 1
  }
  try {
    const rates = await readEuroReference(await read(from))
    const config = loadConfig()
    const log = createLogger('warn', false)
    const isNew = await withDatabase(config, (db) =>
      decideSettings(createSystemContext({ config, db, log, clock: () => new Date() }), rates),
    )
    const { euroPerDollar, poundPerDollar, liraPerDollar, ratesDate, ratesSource } = rates
    const amounts = `1 USD = ${euroPerDollar} EUR = ${poundPerDollar} GBP = ${liraPerDollar} TRY`
    process.stdout.write(`${isNew ? 'Entered' : 'Known already'}: ${amounts} (${ratesSource}, ${ratesDate})\n`)
    return 0
  } catch (error) {
    console.error(error instanceof ZodError ? inEnglish(error.issues[0]?.message ?? '') : describeError(error).message)
    return 1
  }
}

process.exitCode = await main(process.argv.slice(2))
