import { useState } from 'react'

/** Maximum number of compared records. */
export const MAX_COMPARED = 3

/** Selection for comparison in order of selection. A fourth one is refused. */
export function useCompareChoice(initial: readonly string[] = []) {
  const [chosen, choose] = useState<readonly string[]>(initial)
  return {
    chosen,
    isChosen: (id: string) => chosen.includes(id),
    isFull: chosen.length >= MAX_COMPARED,
    toggle: (id: string) =>
      choose((now) => {
        if (now.includes(id)) return now.filter((other) => other !== id)
        return now.length < MAX_COMPARED ? [...now, id] : now
      }),
    clear: () => choose([]),
  }
}

/** Ids from an address: each once, three at most. */
export const idsFrom = (text: string | null): string[] =>
  [...new Set((text ?? '').split(',').filter(Boolean))].slice(0, MAX_COMPARED)
