import { backUp, keyFor } from './backup/backup.ts'
import { runCommand, summaryOf } from './backup/command.ts'
import { isBucketAddress } from './backup/place.ts'
import { restore } from './backup/restore.ts'
import { loadConfig } from '#server/config.ts'

const USAGE = `Usage: npm run backup -- FOLDER|s3://BUCKET/PREFIX [--key-file FILE] [--check]

Writes the database and the files of the product into a folder or a part of a bucket, which must be new or empty, while the product
runs or without it. S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY and S3_SECRET_KEY are the service of the bucket.
  --key-file FILE  encrypts everything with the key in FILE: 32 random bytes in base64. A backup in a bucket is encrypted with
                   FILES_KEY otherwise, if that is set
  --check          then restores the backup into a new database and compares counts and checksums`

process.exitCode = await runCommand(USAGE, async (given) => {
  const config = loadConfig()
  if (isBucketAddress(given.target) && !keyFor(config, given))
    console.error('The backup is not encrypted, so everyone with access to the bucket can read it. Use --key-file.')
  const manifest = await backUp(config, given)
  if (given.isCheck) await restore(config, given)
  return `Backed up${given.isCheck ? ' and checked' : ''}: ${summaryOf(manifest)}`
})
