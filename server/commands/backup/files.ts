/** Files that belong to a backup. */
import { open, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { Config } from '#server/config.ts'
import { isCode } from '#server/database/secret.ts'
import { STORED_FOLDERS, storeOf } from '#server/storage/store.ts'
import type { Archive, Piece } from './archive.ts'

/**
 * Folder of mails written without a mail server. They are backed up. Database files, passwords and
 * prerendered pages can be recreated.
 */
const MAILS = 'mail'
/** Secrets that sign sessions and push messages. */
const SECRETS = ['secret', 'push-key']

/**
 * Returns true for files of the file store, wherever it is, as opposed to those of the data folder.
 */
export const isStored = (name: string): boolean => STORED_FOLDERS.some((folder) => name.startsWith(`${folder}/`))

const orMissing = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error) => {
    if (!isCode(error, 'ENOENT')) throw error
    return undefined
  })

/** Copies files that are not in the archive yet. Files deleted in the meantime are left out. */
export async function copyFiles(config: Config, archive: Archive, pieces: Map<string, Piece>): Promise<void> {
  const store = await storeOf(config)
  async function copy(name: string, opening: () => Promise<Readable>): Promise<void> {
    const bytes = pieces.has(name) ? undefined : await orMissing(opening())
    if (bytes) pieces.set(name, await archive.write(`data/${name}`, bytes))
  }
  for await (const name of store.list()) await copy(name, async () => (await store.open(name)).bytes)
  const mails = (await orMissing(readdir(path.join(config.dataDir, MAILS)))) ?? []
  const local = [...mails.filter((name) => name.endsWith('.eml')).map((name) => `${MAILS}/${name}`), ...SECRETS]
  for (const name of local)
    await copy(name, async () => (await open(path.join(config.dataDir, name))).createReadStream())
}
