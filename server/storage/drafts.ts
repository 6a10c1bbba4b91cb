import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Dependencies } from '#server/context.ts'
import { isCode } from '#server/database/secret.ts'
import { DRAFT } from './local-place.ts'
import { STORED_FOLDERS } from './store.ts'

const KEPT_MS = 24 * 60 * 60 * 1000

/**
 * Removes unfinished uploads in the data folder whose process died. Each process does this, because
 * on several machines only it sees its own folder.
 */
export async function removeDrafts({ config, clock }: Pick<Dependencies, 'config' | 'clock'>): Promise<void> {
  const before = clock().getTime() - KEPT_MS
  for (const folder of STORED_FOLDERS) {
    const root = path.join(config.dataDir, folder)
    const names = await readdir(root, { recursive: true }).catch((error) => {
      if (isCode(error, 'ENOENT')) return []
      throw error
    })
    for (const name of names.filter((entry) => entry.endsWith(DRAFT))) {
      const file = path.join(root, name)
      const state = await stat(file).catch(() => undefined)
      if (state && state.mtimeMs < before) await rm(file, { force: true })
    }
  }
}
