/** Folder of one instance for pages that do not fit into memory. */
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'

const DAY_MS = 86_400_000
/** Folders of this process. Tests run several instances in one process. */
const own = new Set<string>()

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Deletes folders of ended instances. A folder of another machine, such as another container with
 * the same volume, is deleted once nothing was written to it for a day.
 */
async function eraseLeft(folder: string, host: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const [machine, pid = ''] = name.split('_')
    const place = path.join(folder, name)
    if (own.has(name)) continue
    const isLeft =
      machine === host
        ? Number(pid) === process.pid || !runs(Number(pid))
        : Date.now() - (await stat(place)).mtimeMs > DAY_MS
    if (isLeft) await rm(place, { recursive: true, force: true })
  }
}

export type PageFolder = { path: () => Promise<string>; close: () => Promise<void> }

export function pageFolder(dataDir: string): PageFolder {
  const folder = path.join(dataDir, 'pages')
  const host = hostname().replace(/[^\w.-]/g, '-')
  const name = `${host}_${process.pid}_${randomBytes(4).toString('hex')}`
  own.add(name)
  const erasing = eraseLeft(folder, host).catch(() => undefined)
  let creation: Promise<string> | undefined
  return {
    path() {
      creation ??= erasing
        .then(() => mkdir(path.join(folder, name), { recursive: true }))
        .then(() => path.join(folder, name))
      return creation
    },
    async close() {
      own.delete(name)
      await erasing
      await rm(path.join(folder, name), { recursive: true, force: true })
    },
  }
}
