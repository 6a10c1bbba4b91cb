import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config } from '#server/config.ts'
import { HEAD_BYTES } from './content.ts'
import { storeOf } from './store.ts'

/** Returns the name in the store. Names are generated here, so that no input becomes a path. */
const nameOf = (storageName: string) => {
  if (!/^[\da-f-]{36}$/.test(storageName)) throw new Error('not a storage name')
  return `files/${storageName.slice(0, 2)}/${storageName}`
}

export type Draft = {
  size: number
  /** First bytes, for detecting the type of the content. */
  head: Buffer
  /** SHA-256 of the content in hexadecimal. */
  sha256: string
  /** Path of the bytes until `keep`. */
  path: string
  /** Moves the bytes to their final place after the checks. */
  keep: () => Promise<void>
  /** Removes the bytes, before or after they were stored. */
  discard: () => Promise<void>
}

/** Writes received bytes to a temporary file in the data folder. */
export async function receive(config: Config, storageName: string, bytes: Readable): Promise<Draft> {
  const name = nameOf(storageName)
  const file = path.join(config.dataDir, name)
  const draft = `${file}.part`
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const out = createWriteStream(draft, { flags: 'wx', mode: 0o600 })
  const hash = createHash('sha256')
  async function* hashed(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      hash.update(chunk)
      yield chunk
    }
  }
  try {
    await pipeline(bytes, hashed, out)
    const handle = await open(draft)
    const head = Buffer.alloc(HEAD_BYTES)
    const { bytesRead } = await handle.read(head, 0, HEAD_BYTES, 0).finally(() => handle.close())
    return {
      size: out.bytesWritten,
      head: head.subarray(0, bytesRead),
      sha256: hash.digest('hex'),
      path: draft,
      keep: async () => {
        const { place, keys } = config.files
        if (place === 'local' && keys.length === 0) return rename(draft, file)
        const store = await storeOf(config)
        await store.write(name, { bytes: createReadStream(draft), size: out.bytesWritten })
        await rm(draft, { force: true })
      },
      discard: async () => {
        await rm(draft, { force: true })
        await removeStored(config, storageName)
      },
    }
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

export const openStored = async (config: Config, storageName: string): Promise<Readable> =>
  (await (await storeOf(config)).open(nameOf(storageName))).bytes

/** Deletes the bytes. Missing ones are not an error. */
export const removeStored = async (config: Config, storageName: string): Promise<void> =>
  (await storeOf(config)).remove(nameOf(storageName))
