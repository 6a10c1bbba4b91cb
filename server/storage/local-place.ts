import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isCode } from '#server/database/secret.ts'
import { HEADER_BYTES } from './sealing.ts'
import { type Place, STORED_FOLDERS } from './store.ts'

export const DRAFT = '.part'

/** Stores files under the data folder, which is never served directly. */
export const localPlace = (dataDir: string): Place => ({
  async write(name, { bytes }) {
    const file = path.join(dataDir, name)
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    const draft = `${file}.${randomBytes(4).toString('hex')}${DRAFT}`
    try {
      await pipeline(bytes, createWriteStream(draft, { flags: 'wx', mode: 0o600 }))
      await rename(draft, file)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  },
  async open(name) {
    const handle = await open(path.join(dataDir, name))
    try {
      const { size } = await handle.stat()
      const head = Buffer.alloc(HEADER_BYTES)
      const { bytesRead } = await handle.read(head, 0, HEADER_BYTES, 0)
      return { bytes: createReadStream('', { fd: handle, start: 0 }), size, head: head.subarray(0, bytesRead) }
    } catch (error) {
      await handle.close()
      throw error
    }
  },
  remove: (name) => rm(path.join(dataDir, name), { force: true }),
  async *list(folders = STORED_FOLDERS) {
    for (const folder of folders) {
      const options = { recursive: true, withFileTypes: true } as const
      const entries = await readdir(path.join(dataDir, folder), options).catch((error) => {
        if (isCode(error, 'ENOENT')) return []
        throw error
      })
      for (const entry of entries)
        if (entry.isFile() && !entry.name.endsWith(DRAFT))
          yield path.relative(dataDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')
    }
  },
})
