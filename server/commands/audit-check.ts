import { loadConfig } from '#server/config.ts'
import { withDatabase } from '#server/database/command.ts'
import { type AuditCheck, checkAudit } from '#server/features/accounts/audit/chain.ts'
import { describeError } from '#server/http/log.ts'

const USAGE = `Usage: npm run audit:check

Computes the hash chain over the audit again. Prints the last link, or the first one that does not hold (exit code 2).`

const FAULTS: Record<NonNullable<AuditCheck['broken']>['fault'], string> = {
  seal_missing: 'a link before it is missing',
  event_missing: 'its event was removed',
  event_changed: 'its event or its hash was changed',
}

async function main(args: string[]): Promise<number> {
  if (args.length > 0) {
    console.error(USAGE)
    return args.includes('--help') || args.includes('-h') ? 0 : 1
  }
  try {
    const { head, unsealed, broken } = await withDatabase(loadConfig(), checkAudit)
    if (broken) {
      console.error(`Broken at link ${broken.position} (event ${broken.eventId}): ${FAULTS[broken.fault]}.`)
      return 2
    }
    process.stdout.write(`${head.position} links hold. Last hash: ${head.hash || '–'}. Not sealed yet: ${unsealed}.\n`)
    return 0
  } catch (error) {
    console.error(describeError(error).message)
    return 1
  }
}

process.exitCode = await main(process.argv.slice(2))
