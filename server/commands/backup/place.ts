/** Places of backups: a folder, or a part of a bucket. */
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config } from '#server/config.ts'
import { isCode } from '#server/database/secret.ts'
import { BackupError } from './fault.ts'

export type BackupPlace = {
  /** Name for sentences. */
  name: string
  /** Requires an empty place and prepares it. */
  prepare: () => Promise<void>
  /** Writes a new file and waits until it is safe. Leaves nothing if `bytes` fail. */
  write: (name: string, bytes: AsyncIterable<Buffer>) => Promise<void>
  /** Opens a file. Throws ENOENT if it does not exist. */
  open: (name: string) => Promise<Readable>
  close: () => void
}

/** Returns a folder as a place. Everything in it is readable only by its owner. */
const folderPlace = (folder: string): BackupPlace => ({
  name: folder,
  async prepare() {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if ((await readdir(folder)).length > 0) throw new BackupError(`${folder} is not empty.`)
  },
  async write(name, bytes) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    try {
      await pipeline(bytes, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }))
    } catch (error) {
      if (!isCode(error, 'EEXIST')) await rm(file, { force: true })
      throw error
    }
  },
  open: (name) =>
    new Promise((resolve, reject) => {
      const stream = createReadStream(path.join(folder, name))
      stream.once('open', () => resolve(stream))
      stream.once('error', reject)
    }),
  close: () => undefined,
})

const ADDRESS = /^s3:\/\/(?<bucket>[a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/(?<prefix>.*?))?\/*$/

export const isBucketAddress = (target: string): boolean => target.startsWith('s3://')

/** Returns the place at `target`: a folder or `s3://bucket/prefix`. */
export async function placeOf(target: string, { s3 }: Pick<Config, 's3'>): Promise<BackupPlace> {
  if (!isBucketAddress(target)) return folderPlace(path.resolve(target))
  const { bucket, prefix = '' } = ADDRESS.exec(target)?.groups ?? {}
  if (!bucket) throw new BackupError(`${target} is no address of the form s3://bucket/prefix.`)
  if (!s3) throw new BackupError('S3_ACCESS_KEY and S3_SECRET_KEY are required for a bucket.')
  // A library that only backups in a bucket load.
  const { bucketPlace } = await import('./bucket-place.ts')
  return bucketPlace(s3, { bucket, prefix })
}
