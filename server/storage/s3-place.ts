/** Files in a bucket of a service with the S3 protocol. */
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { type S3Access, s3Client } from './s3-client.ts'
import { HEADER_BYTES } from './sealing.ts'
import { type Place, STORED_FOLDERS } from './store.ts'

/** Reads the first bytes of a stream, and returns a stream that begins with them. */
async function peek(source: Readable, length: number): Promise<{ head: Buffer; bytes: Readable }> {
  const chunks = source[Symbol.asyncIterator]()
  const first: Buffer[] = []
  for (let size = 0; size < length; ) {
    const { value, done } = await chunks.next()
    if (done) break
    first.push(Buffer.from(value))
    size += value.length
  }
  const head = Buffer.concat(first)
  async function* all() {
    try {
      if (head.length > 0) yield head
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
    } finally {
      source.destroy()
    }
  }
  return { head: head.subarray(0, length), bytes: Readable.from(all(), { objectMode: false }) }
}

export function s3Place({ bucket: Bucket, ...access }: S3Access & { bucket: string }): Place {
  const client = s3Client(access)
  return {
    async write(Key, { bytes, size }) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body: bytes, ContentLength: size }))
    },
    async open(Key) {
      const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key })).catch((error) => {
        if (error instanceof NoSuchKey) throw Object.assign(new Error('no such file'), { code: 'ENOENT' })
        throw error
      })
      return { ...(await peek(Body as Readable, HEADER_BYTES)), size: ContentLength ?? 0 }
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
    async *list(folders = STORED_FOLDERS) {
      for (const folder of folders) {
        let ContinuationToken: string | undefined
        do {
          const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix: `${folder}/`, ContinuationToken }))
          for (const { Key } of page.Contents ?? []) if (Key) yield Key
          ContinuationToken = page.NextContinuationToken
        } while (ContinuationToken)
      }
    },
  }
}
