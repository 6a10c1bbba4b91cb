import { z } from 'zod'
import { FOUND_KINDS } from '#domain/palette.ts'
import { stored, useStored } from '#web/device/stored.ts'
import type { FoundRecord } from './items.ts'

const MOST = 5
/**
 * Returns the storage key. `memory` contains the user's ID, so the next user of the browser does
 * not see these names.
 */
const keyOf = (memory: string) => `hekima.palette.${memory}`

const recordSchema = z.object({
  id: z.string(),
  kind: z.enum(FOUND_KINDS),
  name: z.string(),
  detail: z.string().nullable(),
  place: z.string().nullable(),
  state: z.string(),
})
const listSchema = z.array(recordSchema).catch([])

const read = (text: string | null): FoundRecord[] => {
  try {
    return listSchema.parse(JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}

/** Returns the records that this user opened recently, latest first. */
export const useRecent = (memory: string): FoundRecord[] => read(useStored(keyOf(memory)))

/**
 * Stores an opened record. Appointments are skipped, because the link between patient and hospital
 * must not stay in a browser.
 */
export function rememberRecent(memory: string, record: FoundRecord) {
  if (record.kind === 'appointment') return
  const others = read(stored.get(keyOf(memory))).filter(({ id }) => id !== record.id)
  stored.set(keyOf(memory), JSON.stringify([record, ...others].slice(0, MOST)))
}
