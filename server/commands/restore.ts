import { runCommand, summaryOf } from './backup/command.ts'
import { restore } from './backup/restore.ts'
import { loadConfig } from '#server/config.ts'

const USAGE = `Usage: npm run restore -- FOLDER [--key-file FILE] [--check]

Restores the backup in FOLDER into the database of the configuration, which must be empty, and into DATA_DIR.
  --key-file FILE  the key of an encrypted backup
  --check          changes nothing: restores into a new database, compares counts and checksums, and removes it`

process.exitCode = await runCommand(USAGE, async (given) => {
  const manifest = await restore(loadConfig(), given)
  return `${given.isCheck ? 'The backup can be restored' : 'Restored'}: ${summaryOf(manifest)}`
})
