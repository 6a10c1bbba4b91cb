/**
 * Streaming encryption of files: AES-256-GCM in pieces of 64 KiB, so that no byte is passed on
 * before it is authenticated. Each file has its own key, derived from the operator's by a random
 * salt. A piece is bound to its position and the last one is marked, so that pieces cannot be
 * moved, omitted or cut off.
 */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { Transform } from 'node:stream'

export type SealingKey = {
  /** Beginning of the key's hash, which identifies the key in encrypted files. */
  id: string
  bytes: Buffer
}

const MAGIC = Buffer.from('HKS1')
const ID_LENGTH = 16
const SALT_BYTES = 32
export const HEADER_BYTES = MAGIC.length + ID_LENGTH + SALT_BYTES
const PIECE_BYTES = 64 * 1024
const TAG_BYTES = 16
const KEY_BYTES = 32
const INFO = 'hekima sealed file 1'

export class SealingError extends Error {
  override readonly name = 'SealingError'
}

/** Parses a key of 32 bytes, written in base64 or hexadecimal. */
export function readKey(text: string): SealingKey {
  const trimmed = text.trim()
  const bytes = Buffer.from(trimmed, /^[\da-f]{64}$/i.test(trimmed) ? 'hex' : 'base64')
  if (bytes.length !== KEY_BYTES) throw new SealingError('A key has 32 random bytes in base64 or hexadecimal.')
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, ID_LENGTH), bytes }
}

/** Returns the length of a file after encryption. */
export const sealedSize = (size: number): number =>
  HEADER_BYTES + size + TAG_BYTES * Math.max(1, Math.ceil(size / PIECE_BYTES))
/** Returns the length of the content of an encrypted file. */
export const plainSize = (size: number): number =>
  size - HEADER_BYTES - TAG_BYTES * Math.max(1, Math.ceil((size - HEADER_BYTES) / (PIECE_BYTES + TAG_BYTES)))

const deriveKey = ({ bytes }: SealingKey, salt: Buffer) => Buffer.from(hkdfSync('sha256', bytes, salt, INFO, KEY_BYTES))

/**
 * Returns the nonce of a piece: its position, and whether it is the last. It is unique for the key
 * of one file.
 */
function nonceOf(place: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(place, 4, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** Splits a stream into pieces of `size` bytes and passes each on, with the last one marked. */
function inPieces(
  size: number,
  { onStart, onPiece }: { onStart?: () => Buffer; onPiece: (piece: Buffer, place: number, isLast: boolean) => Buffer },
): Transform {
  let rest: Buffer = Buffer.alloc(0)
  let place = 0
  let isStarted = false
  function start(stream: Transform): void {
    if (!isStarted && onStart) stream.push(onStart())
    isStarted = true
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        start(this)
        rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
        // Only the end of the stream identifies the last piece, so one is held back.
        let from = 0
        for (; rest.length - from > size; from += size)
          this.push(onPiece(rest.subarray(from, from + size), place++, false))
        rest = rest.subarray(from)
        done()
      } catch (error) {
        done(error as Error)
      }
    },
    flush(done) {
      try {
        start(this)
        this.push(onPiece(rest, place, true))
        done()
      } catch (error) {
        done(error as Error)
      }
    },
  })
}

/** Returns a stream that encrypts. */
export function seal(key: SealingKey): Transform {
  const salt = randomBytes(SALT_BYTES)
  const header = Buffer.concat([MAGIC, Buffer.from(key.id), salt])
  const derived = deriveKey(key, salt)
  return inPieces(PIECE_BYTES, {
    onStart: () => header,
    onPiece: (piece, place, isLast) => {
      const cipher = createCipheriv('aes-256-gcm', derived, nonceOf(place, isLast)).setAAD(header)
      return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
    },
  })
}

/**
 * Returns the ID of the key of an encrypted file, by its first bytes. Undefined for a file that is
 * not encrypted.
 */
export const keyIdOf = (head: Buffer): string | undefined =>
  head.length >= HEADER_BYTES && head.subarray(0, MAGIC.length).equals(MAGIC)
    ? head.toString('latin1', MAGIC.length, MAGIC.length + ID_LENGTH)
    : undefined

/** Returns a stream that decrypts. It fails if a byte was changed, moved, added or cut off. */
export function unseal(keys: readonly SealingKey[]): Transform {
  let header: Buffer = Buffer.alloc(0)
  let derived: Buffer | undefined
  const pieces = inPieces(PIECE_BYTES + TAG_BYTES, {
    onPiece: (piece, place, isLast) => {
      if (!derived || piece.length < TAG_BYTES) throw new SealingError('The file is cut off.')
      try {
        const end = piece.length - TAG_BYTES
        const decipher = createDecipheriv('aes-256-gcm', derived, nonceOf(place, isLast), { authTagLength: TAG_BYTES })
        decipher.setAAD(header).setAuthTag(piece.subarray(end))
        return Buffer.concat([decipher.update(piece.subarray(0, end)), decipher.final()])
      } catch {
        throw new SealingError('The file was changed or cut off.')
      }
    },
  })
  const transform = pieces._transform.bind(pieces)
  pieces._transform = (chunk: Buffer, encoding, done) => {
    if (derived) return transform(chunk, encoding, done)
    header = Buffer.concat([header, chunk])
    if (header.length < HEADER_BYTES) return done()
    const body = header.subarray(HEADER_BYTES)
    header = header.subarray(0, HEADER_BYTES)
    const id = keyIdOf(header)
    const key = keys.find((candidate) => candidate.id === id)
    if (!id) return done(new SealingError('The file is not sealed.'))
    if (!key) return done(new SealingError(`The file needs the key ${id}.`))
    derived = deriveKey(key, header.subarray(MAGIC.length + ID_LENGTH))
    return body.length > 0 ? transform(body, encoding, done) : done()
  }
  return pieces
}
