/** Conditions that an alarm names: those with the most supporting words. */
import { OF_THE_MIND } from './rules/rule.ts'
import type { RedFlag } from './triage.ts'

/** Maximum number of condition names in one answer. */
const MOST_NAMED = 2

/**
 * Returns the condition with the most words, and a second one that rests on other words. A
 * condition that shares its words with a better supported one only confuses. Conditions of the mind
 * are always named.
 */
export function bestFounded(redFlags: readonly RedFlag[]): RedFlag[] {
  const words = new Map<string, Set<string>>()
  for (const { name, words: said } of redFlags) words.set(name, new Set([...(words.get(name) ?? []), ...said]))
  const sizeOf = ({ name }: RedFlag) => words.get(name)?.size ?? 0
  const byName = [...new Map(redFlags.map((flag) => [flag.name, flag])).values()]
  const named: RedFlag[] = []
  const used = new Set<string>()
  for (const flag of byName.sort((one, other) => sizeOf(other) - sizeOf(one))) {
    const own = [...(words.get(flag.name) ?? [])].filter((word) => !used.has(word))
    const isFounded = named.length === 0 || (named.length < MOST_NAMED && own.length >= 2)
    if (!isFounded && !OF_THE_MIND.has(flag.id)) continue
    named.push(flag)
    for (const word of words.get(flag.name) ?? []) used.add(word)
  }
  return named
}
