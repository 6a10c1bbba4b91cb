import { ANSWERED_BY } from '#domain/chat-limits.ts'
import { stored, useStored } from '#web/device/stored.ts'

const KEY = 'hekima.assistant'

/**
 * Returns the consent to a model in this browser, undecided at first. Without consent nothing is
 * sent to an external model.
 */
export function useModelChoice() {
  const value = useStored(KEY)
  const choice = ANSWERED_BY.find((by) => by === value) ?? null
  return { choice, choose: (by: (typeof ANSWERED_BY)[number]) => stored.set(KEY, by) }
}
