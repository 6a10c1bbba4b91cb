import { randomBytes } from 'node:crypto'
import { Readable, type Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { describe, expect, test } from 'vitest'
import { keyIdOf, readKey, SealingError, seal, unseal } from '#server/storage/sealing.ts'

const key = readKey(randomBytes(32).toString('base64'))
const HEADER = 52
const PIECE = 64 * 1024

/** Passes bytes through a transform in chunks of this size. */
async function through(bytes: Buffer, transform: Transform, chunk = 10_000): Promise<Buffer> {
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, at) =>
    bytes.subarray(at * chunk, (at + 1) * chunk),
  )
  const [result] = await Promise.all([buffer(transform), pipeline(Readable.from(chunks), transform)])
  return result
}

const sealed = (bytes: Buffer) => through(bytes, seal(key))
const opened = (bytes: Buffer, keys = [key]) => through(bytes, unseal(keys))

describe('a sealed file', () => {
  test.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE, 200_001])(
    'of %i bytes can be opened again',
    async (size) => {
      const bytes = randomBytes(size)
      const hidden = await sealed(bytes)
      expect(hidden.length).toBe(HEADER + size + 16 * Math.max(1, Math.ceil(size / PIECE)))
      if (size > 16) expect(hidden.includes(bytes.subarray(0, 16))).toBe(false)
      for (const chunk of [7, PIECE + 16, 1_000_000])
        if (size < 1000 || chunk > 7) expect((await through(hidden, unseal([key]), chunk)).equals(bytes)).toBe(true)
    },
  )

  test('differs each time, and names its key', async () => {
    const [first, second] = [await sealed(Buffer.from('x')), await sealed(Buffer.from('x'))]
    expect(first.equals(second)).toBe(false)
    expect(keyIdOf(first)).toBe(key.id)
    expect(keyIdOf(Buffer.from('%PDF-1.7'.padEnd(100)))).toBeUndefined()
  })

  test('that was changed, cut off, extended or reordered is refused', async () => {
    const hidden = await sealed(randomBytes(3 * PIECE))
    const frame = (at: number) => hidden.subarray(HEADER + at * (PIECE + 16), HEADER + (at + 1) * (PIECE + 16))
    const head = hidden.subarray(0, HEADER)
    const changed = (at: number) => {
      const copy = Buffer.from(hidden)
      copy[at] = (copy[at] ?? 0) ^ 1
      return copy
    }
    const faulty = {
      salt: changed(HEADER - 1),
      first: changed(HEADER),
      last: changed(hidden.length - 1),
      'last piece gone': Buffer.concat([head, frame(0), frame(1)]),
      'a byte gone': hidden.subarray(0, -1),
      'a byte more': Buffer.concat([hidden, Buffer.from('x')]),
      'another order': Buffer.concat([head, frame(1), frame(0), frame(2)]),
      'header alone': head,
      'half a header': head.subarray(0, 20),
      nothing: Buffer.alloc(0),
    }
    for (const [name, bytes] of Object.entries(faulty)) await expect(opened(bytes), name).rejects.toThrow(SealingError)
  })

  test('needs its key, and finds it among several', async () => {
    const hidden = await sealed(Buffer.from('a finding'))
    const other = readKey(randomBytes(32).toString('hex'))
    await expect(opened(hidden, [other])).rejects.toThrow(`needs the key ${key.id}`)
    expect((await opened(hidden, [other, key])).toString()).toBe('a finding')
  })
})

test('a key of another length is refused', () => {
  for (const text of ['', 'short', randomBytes(31).toString('base64'), randomBytes(33).toString('hex')])
    expect(() => readKey(text)).toThrow(SealingError)
})
