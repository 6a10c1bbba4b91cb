import { runCommand, summaryOf } from './backup/command.ts'
import { restore } from './backup/restore.ts'
import { loadConfig } from '#server/config.ts'

const USAGE = `Usage: npm run restore -- FOLDER|s3://BUCKET/PREFIX [--key-file FILE] [--check]

Restores a backup into the database of the configuration, which must be empty, and its files into DATA_DIR or the bucket of the
files. Accounts in the list of erasures there, which were erased after the backup, are erased again. S3_ENDPOINT, S3_REGION,
S3_ACCESS_KEY and S3_SECRET_KEY are the service of the bucket that holds the backup.
  --key-file FILE  the key of an encrypted backup. FILES_KEY and FILES_OLD_KEYS are tried too
  --check          changes nothing: restores into a new database, compares counts and checksums, and removes it`

process.exitCode = await runCommand(USAGE, async (given) => {
  const manifest = await restore(loadConfig(), given)
  const erased = manifest.erased > 0 ? ` Accounts erased again: ${manifest.erased}.` : ''
  return `${given.isCheck ? 'The backup can be restored' : 'Restored'}: ${summaryOf(manifest)}${erased}`
})
