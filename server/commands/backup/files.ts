/** Files of the data folder that belong to a backup. */
import { open, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import { isCode } from '#server/database/secret.ts'
import type { Archive, Piece } from './archive.ts'

/**
 * Uploads, pictures and mails without a mail server. The database, its passwords and kept pages
 * are made again.
 */
const FOLDERS = ['files', 'pictures', 'mail']
/** They sign sessions and notices. */
export const SECRETS = ['secret', 'push-key']

async function filesIn(dataDir: string): Promise<string[]> {
  const files: string[] = []
  for (const folder of FOLDERS) {
    const entries = await readdir(path.join(dataDir, folder), { recursive: true, withFileTypes: true }).catch(
      (error) => {
        if (isCode(error, 'ENOENT')) return []
        throw error
      },
    )
    // An upload that has not ended.
    for (const entry of entries)
      if (entry.isFile() && !entry.name.endsWith('.part'))
        files.push(path.relative(dataDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
  }
  return [...files.sort(), ...SECRETS]
}

/** Copies files that are not in the archive yet. Files that go meanwhile are left out. */
export async function copyFiles(
  { dataDir }: Pick<Config, 'dataDir'>,
  archive: Archive,
  pieces: Map<string, Piece>,
): Promise<void> {
  for (const name of await filesIn(dataDir)) {
    if (pieces.has(name)) continue
    const handle = await open(path.join(dataDir, name)).catch((error) => {
      if (!isCode(error, 'ENOENT')) throw error
    })
    if (handle) pieces.set(name, await archive.write(`data/${name}`, handle.createReadStream()))
  }
}
