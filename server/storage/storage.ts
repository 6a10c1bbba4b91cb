import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config } from '#server/config.ts'
import { HEAD_BYTES } from './content.ts'
import { storeOf } from './store.ts'

/**
 * Name in the store. Names are ours alone, so that nothing a caller says becomes a path.
 */
const nameOf = (storageName: string) => {
  if (!/^[\da-f-]{36}$/.test(storageName)) throw new Error('not a storage name')
  return `files/${storageName.slice(0, 2)}/${storageName}`
}

export type Draft = {
  size: number
  /** The first bytes, by which the content is judged. */
  head: Buffer
  /** Gives the bytes their place, once they have been found good. */
  keep: () => Promise<void>
  /** Takes them away again, before or after they were kept. */
  discard: () => Promise<void>
}

/** Writes bytes aside, in the data folder, as they arrive. */
export async function receive(config: Config, storageName: string, bytes: Readable): Promise<Draft> {
  const name = nameOf(storageName)
  const file = path.join(config.dataDir, name)
  const draft = `${file}.part`
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const out = createWriteStream(draft, { flags: 'wx', mode: 0o600 })
  try {
    await pipeline(bytes, out)
    const handle = await open(draft)
    const head = Buffer.alloc(HEAD_BYTES)
    const { bytesRead } = await handle.read(head, 0, HEAD_BYTES, 0).finally(() => handle.close())
    return {
      size: out.bytesWritten,
      head: head.subarray(0, bytesRead),
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

/** Takes the bytes away for good; those that are gone already are no fault. */
export const removeStored = async (config: Config, storageName: string): Promise<void> =>
  (await storeOf(config)).remove(nameOf(storageName))
