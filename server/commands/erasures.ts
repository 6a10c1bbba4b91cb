import { loadConfig } from '#server/config.ts'
import { describeError } from '#server/http/log.ts'
import { eraseListed } from './backup/restore.ts'

const USAGE = `Usage: npm run erasures

Erases the accounts again that a recovery of the database to an earlier moment has brought back. It reads their IDs from the folder
"erasures" of DATA_DIR or of the bucket of the files. "npm run restore" does the same itself.`

async function main(args: string[]): Promise<number> {
  if (args.length > 0) {
    console.error(USAGE)
    return args.includes('--help') || args.includes('-h') ? 0 : 1
  }
  try {
    process.stdout.write(`Accounts erased again: ${await eraseListed(loadConfig())}.\n`)
    return 0
  } catch (error) {
    console.error(describeError(error).message)
    return 1
  }
}

process.exitCode = await main(process.argv.slice(2))
