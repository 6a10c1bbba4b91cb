const tails = new Map<string, Promise<unknown>>()

/**
 * Runs work with the same key one after the other within this process. Callers wait here instead of
 * at a row lock, where each of them would hold a connection of the pool. Row locks still decide
 * between processes.
 */
export async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const turn = (tails.get(key) ?? Promise.resolve()).then(work)
  const tail = turn.catch(() => undefined)
  tails.set(key, tail)
  try {
    return await turn
  } finally {
    if (tails.get(key) === tail) tails.delete(key)
  }
}
