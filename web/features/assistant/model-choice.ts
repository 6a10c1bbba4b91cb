import { ANSWERED_BY } from '#domain/assistant/limits.ts'
import { stored, useStored } from '#web/stored.ts'

const KEY = 'hekima.assistant'

/** Who may answer in this browser: nothing until somebody chose. Without a choice no outside model hears of anything. */
export function useModelChoice() {
  const kept = useStored(KEY)
  const choice = ANSWERED_BY.find((by) => by === kept) ?? null
  return { choice, choose: (by: (typeof ANSWERED_BY)[number]) => stored.set(KEY, by) }
}
