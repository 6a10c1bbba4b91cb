/** Content of a backup: pieces with their checksums, and a manifest that is written last. */
import { createHash } from 'node:crypto'
import { PassThrough, Readable, Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { isCode } from '#server/database/secret.ts'
import { keyIdOf, type SealingKey, seal, unseal } from '#server/storage/sealing.ts'
import { BackupError } from './fault.ts'
import type { BackupPlace } from './place.ts'

const pieceSchema = z.object({
  /** Path inside the place. */
  path: z.string().regex(/^(?:tables|data)\/[\w.\-/]+$/),
  /** SHA-256 of the content, before compression and encryption. */
  sha256: z.string(),
  bytes: z.number(),
})
const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** Sum of the hashes of all rows, which does not depend on their order. */
  checksum: z.string(),
  piece: pieceSchema,
})
const manifestSchema = z.object({
  format: z.literal(1),
  version: z.string(),
  createdAt: z.string(),
  /** Time of the last migration. Only a database with the same schema accepts the rows. */
  schema: z.number(),
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  files: z.array(pieceSchema),
  /** Files that rows refer to but that did not exist. */
  missing: z.array(z.string()),
})
export type Manifest = z.output<typeof manifestSchema>
export type TablePart = z.output<typeof tableSchema>
export type Piece = z.output<typeof pieceSchema>

const MANIFEST = 'manifest.json'
const SEALED = '.sealed'

/** Returns a stream that computes the checksum and length of its content. */
function measuring(): { stream: Transform; result: () => Pick<Piece, 'sha256' | 'bytes'> } {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { stream, result: () => ({ sha256: hash.digest('hex'), bytes }) }
}

const unchanged = () => new PassThrough()

/** Begins a new backup in a place where nothing is yet. */
export async function createArchive(place: BackupPlace, key: SealingKey | undefined) {
  await place.prepare()

  async function write(name: string, content: Readable): Promise<Piece> {
    const { stream, result } = measuring()
    const packed = name.startsWith('tables/') ? createGzip({ level: 6 }) : unchanged()
    const sealed = key ? seal(key) : unchanged()
    const file = name + (key ? SEALED : '')
    await pipeline(content, stream, packed, sealed, (bytes: AsyncIterable<Buffer>) => place.write(file, bytes))
    return { path: name, ...result() }
  }

  return {
    write,
    finish: async (manifest: Manifest) => {
      const text = Readable.from([Buffer.from(JSON.stringify(manifest, null, 1))])
      await place.write(MANIFEST, key ? text.pipe(seal(key)) : text)
    },
  }
}
export type Archive = Awaited<ReturnType<typeof createArchive>>

/** Opens a finished backup. If it is encrypted, one of `keys` decrypts it. */
export async function openArchive(place: BackupPlace, keys: readonly SealingKey[]) {
  const source = await place.open(MANIFEST).catch((error) => {
    if (isCode(error, 'ENOENT')) throw new BackupError(`${place.name} holds no finished backup.`)
    throw error
  })
  const content = await buffer(source)
  const keyId = keyIdOf(content)
  const key = keyId ? keys.find(({ id }) => id === keyId) : undefined
  if (keyId && !key) throw new BackupError(`The backup is encrypted with the key ${keyId}.`)
  const text = Readable.from([content])
  const plain = await buffer(key ? text.pipe(unseal([key])) : text)
  const parsed = manifestSchema.safeParse(JSON.parse(plain.toString()))
  if (!parsed.success) throw new BackupError('The manifest of the backup cannot be read by this version.')

  /** Reads a piece into `target` and requires its checksum. */
  async function read(piece: Piece, target: NodeJS.WritableStream): Promise<void> {
    const { stream, result } = measuring()
    // Opened within the pipeline, so that a missing piece ends `target` too.
    async function* source() {
      yield* await place.open(piece.path + (key ? SEALED : '')).catch((error) => {
        if (isCode(error, 'ENOENT')) throw new BackupError(`${piece.path} is missing.`)
        throw error
      })
    }
    const packed = piece.path.startsWith('tables/') ? createGunzip() : unchanged()
    await pipeline(source, key ? unseal([key]) : unchanged(), packed, stream, target)
    const { sha256, bytes } = result()
    if (sha256 !== piece.sha256 || bytes !== piece.bytes) throw new BackupError(`${piece.path} was changed.`)
  }
  return { manifest: parsed.data, read }
}
export type OpenArchive = Awaited<ReturnType<typeof openArchive>>
