import { isUuid } from '#domain/checks.ts'
import { tabMemory } from '#web/device/tab-memory.ts'

const KINDS = ['hospital', 'doctor'] as const
export type Kind = (typeof KINDS)[number]

const KEY = 'hekima.heart'

/** Remembers what somebody wants to save, over the trip to the login page. */
export const keepHeart = (kind: Kind, id: string) => tabMemory.setItem(KEY, `${kind} ${id}`)

/** Returns the requested favourite once. */
export function takeHeart(): { kind: Kind; id: string } | null {
  const [word, id] = tabMemory.getItem(KEY)?.split(' ') ?? []
  tabMemory.removeItem(KEY)
  const kind = KINDS.find((candidate) => candidate === word)
  return kind && isUuid(id) ? { kind, id } : null
}
