/**
 * List of erased accounts beside the database, with nothing but their IDs. A backup holds accounts
 * that were erased after it was made, and by this list a restore erases them again.
 */
import { isUuid } from '#domain/fields.ts'
import type { Config } from '#server/config.ts'
import { contentOf, storeOf } from '#server/storage/store.ts'

const FOLDER = 'erasures'

/** Adds an account to the list. One that is on it already is not an error. */
export async function listErasure(config: Config, userId: string, now: Date): Promise<void> {
  const store = await storeOf(config)
  await store.write(`${FOLDER}/${userId}`, contentOf(Buffer.from(`${now.toISOString()}\n`)))
}

export async function findErasures(config: Config): Promise<string[]> {
  const ids = new Set<string>()
  for await (const name of (await storeOf(config)).list([FOLDER])) ids.add(name.slice(FOLDER.length + 1))
  return [...ids].filter(isUuid)
}
