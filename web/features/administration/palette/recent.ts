import { z } from 'zod'
import { FOUND_KINDS } from '#domain/palette.ts'
import { stored, useStored } from '#web/device/stored.ts'
import type { FoundRecord } from './items.ts'

const MOST = 5
/** Names of people do not stay in the browser for the next one who signs in there. */
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

/** Records opened recently by this person, latest first. */
export const useRecent = (memory: string): FoundRecord[] => read(useStored(keyOf(memory)))

/** But no appointment: whose patient somebody is does not stay in a browser. */
export function rememberRecent(memory: string, record: FoundRecord) {
  if (record.kind === 'appointment') return
  const others = read(stored.get(keyOf(memory))).filter(({ id }) => id !== record.id)
  stored.set(keyOf(memory), JSON.stringify([record, ...others].slice(0, MOST)))
}
