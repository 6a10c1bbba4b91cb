import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config } from '#server/config.ts'
import { HEAD_BYTES } from './content.ts'

/**
 * Under the data folder, which nothing serves; names are ours alone, so that nothing a caller says
 * becomes a path.
 */
const pathOf = (config: Config, storageName: string) => {
  if (!/^[\da-f-]{36}$/.test(storageName)) throw new Error('not a storage name')
  return path.join(config.dataDir, 'files', storageName.slice(0, 2), storageName)
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

/** Writes bytes aside as they arrive. */
export async function receive(config: Config, storageName: string, bytes: Readable): Promise<Draft> {
  const file = pathOf(config, storageName)
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
      keep: () => rename(draft, file),
      discard: async () => {
        await rm(draft, { force: true })
        await rm(file, { force: true })
      },
    }
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

export async function openStored(config: Config, storageName: string): Promise<Readable> {
  const handle = await open(pathOf(config, storageName))
  return createReadStream('', { fd: handle })
}

/** Takes the bytes away for good; those that are gone already are no fault. */
export const removeStored = (config: Config, storageName: string): Promise<void> =>
  rm(pathOf(config, storageName), { force: true })
