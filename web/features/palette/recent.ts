import { z } from 'zod'
import { FOUND_KINDS } from '#domain/palette.ts'
import { stored, useStored } from '#web/stored.ts'
import type { FoundRecord } from './items.ts'

const MOST = 5
/** Names of people do not stay in the browser for the next one who signs in there. */
const keyOf = (userId: string) => `hekima.palette.${userId}`

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

/** What this person opened last, the latest first. */
export const useRecent = (userId: string): FoundRecord[] => read(useStored(keyOf(userId)))

export function rememberRecent(userId: string, record: FoundRecord) {
  const others = read(stored.get(keyOf(userId))).filter(({ id }) => id !== record.id)
  stored.set(keyOf(userId), JSON.stringify([record, ...others].slice(0, MOST)))
}
