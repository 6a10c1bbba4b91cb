/** Folder of a backup: pieces with their checksums, and a manifest that is written last. */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough, Readable, Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { isCode } from '#server/database/secret.ts'
import { keyIdOf, type SealingKey, seal, unseal } from '#server/storage/sealing.ts'

const pieceSchema = z.object({
  /** Path inside the folder. */
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

/** Reports a backup that cannot be made or used, in a sentence for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

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

/** Creates the folder of a new backup, readable only by its owner. */
export async function createArchive(folder: string, key: SealingKey | undefined) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) throw new BackupError(`${folder} is not empty.`)

  async function write(name: string, content: Readable): Promise<Piece> {
    const file = path.join(folder, name + (key ? SEALED : ''))
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    const { stream, result } = measuring()
    const packed = name.startsWith('tables/') ? createGzip({ level: 6 }) : unchanged()
    const out = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
    try {
      await pipeline(content, stream, packed, key ? seal(key) : unchanged(), out)
    } catch (error) {
      await rm(file, { force: true })
      throw error
    }
    return { path: name, ...result() }
  }

  return {
    write,
    finish: async (manifest: Manifest) => {
      const text = Readable.from([Buffer.from(JSON.stringify(manifest, null, 1))])
      const content = await buffer(key ? text.pipe(seal(key)) : text)
      await writeFile(path.join(folder, MANIFEST), content, { flag: 'wx', mode: 0o600, flush: true })
    },
  }
}
export type Archive = Awaited<ReturnType<typeof createArchive>>

/** Opens a finished backup. */
export async function openArchive(folder: string, key: SealingKey | undefined) {
  const content = await readFile(path.join(folder, MANIFEST)).catch((error) => {
    if (isCode(error, 'ENOENT')) throw new BackupError(`${folder} holds no finished backup.`)
    throw error
  })
  const keyId = keyIdOf(content)
  if (keyId && key?.id !== keyId) throw new BackupError(`The backup is encrypted with the key ${keyId}.`)
  const keys = keyId && key ? [key] : undefined
  const text = Readable.from([content])
  const plain = await buffer(keys ? text.pipe(unseal(keys)) : text)
  const parsed = manifestSchema.safeParse(JSON.parse(plain.toString()))
  if (!parsed.success) throw new BackupError('The manifest of the backup cannot be read by this version.')

  /** Reads a piece into `target` and requires its checksum. */
  async function read(piece: Piece, target: NodeJS.WritableStream): Promise<void> {
    const { stream, result } = measuring()
    const source = createReadStream(path.join(folder, piece.path + (keys ? SEALED : '')))
    const packed = piece.path.startsWith('tables/') ? createGunzip() : unchanged()
    await pipeline(source, keys ? unseal(keys) : unchanged(), packed, stream, target)
    const { sha256, bytes } = result()
    if (sha256 !== piece.sha256 || bytes !== piece.bytes) throw new BackupError(`${piece.path} was changed.`)
  }
  return { manifest: parsed.data, read }
}
export type OpenArchive = Awaited<ReturnType<typeof openArchive>>
