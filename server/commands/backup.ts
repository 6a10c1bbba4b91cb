import { backUp } from './backup/backup.ts'
import { runCommand, summaryOf } from './backup/command.ts'
import { restore } from './backup/restore.ts'
import { loadConfig } from '#server/config.ts'

const USAGE = `Usage: npm run backup -- FOLDER [--key-file FILE] [--check]

Writes the database and the files of DATA_DIR into FOLDER, which must be new or empty, while the product runs or without it.
  --key-file FILE  encrypts everything with the key in FILE: 32 random bytes in base64
  --check          then restores the backup into a new database and compares counts and checksums`

process.exitCode = await runCommand(USAGE, async (given) => {
  const config = loadConfig()
  const manifest = await backUp(config, given)
  if (given.isCheck) await restore(config, given)
  return `Backed up${given.isCheck ? ' and checked' : ''}: ${summaryOf(manifest)}`
})
