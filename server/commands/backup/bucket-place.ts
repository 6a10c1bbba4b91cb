import { Readable } from 'node:stream'
import { GetObjectCommand, ListObjectsV2Command, NoSuchKey } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { type S3Access, s3Client } from '#server/storage/s3-client.ts'
import { BackupError } from './fault.ts'
import type { BackupPlace } from './place.ts'

/**
 * Size of the parts of an upload. One part is in memory. A service accepts 10,000 parts, so a
 * compressed table may have 160 GB.
 */
const PART_BYTES = 16 * 1024 * 1024
/** A restore reads no further while PostgreSQL writes, so a connection may be silent for long. */
const SILENT_MS = 10 * 60_000

/** Returns the part of a bucket under `prefix` as a place. */
export function bucketPlace(access: S3Access, { bucket, prefix }: { bucket: string; prefix: string }): BackupPlace {
  const client = s3Client(access, SILENT_MS)
  const start = prefix ? `${prefix}/` : ''
  const name = `s3://${bucket}/${prefix}`
  return {
    name,
    async prepare() {
      const { KeyCount } = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: start }))
      if (KeyCount) throw new BackupError(`${name} is not empty.`)
    },
    async write(file, bytes) {
      const Body = Readable.from(bytes, { objectMode: false })
      const params = { Bucket: bucket, Key: start + file, Body }
      // The length of a compressed table is unknown until its end, so it is sent in parts.
      const upload = new Upload({ client, params, queueSize: 1, partSize: PART_BYTES })
      await upload.done()
    },
    async open(file) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: start + file })).catch((error) => {
        if (error instanceof NoSuchKey) throw Object.assign(new Error('no such file'), { code: 'ENOENT' })
        throw error
      })
      return Body as Readable
    },
    close: () => client.destroy(),
  }
}
