/** Turns for work that occupies the processor, shared evenly between the waiting callers. */

type Waiting = { start: () => void; drop: () => void }
type Limits = {
  /** Number of concurrent turns. */
  atOnce: number
  /** Number of waiting turns of all callers together. */
  waiting: number
}

/**
 * Returns a function that runs `work` when it is the turn of `who`. Waiting callers take turns one
 * after another, however many turns each of them waits for. When the queue is full, the last entry
 * of the longest queue makes room for a caller with a shorter one. Resolves to undefined without
 * room.
 */
export function fairTurns({ atOnce, waiting: most }: Limits) {
  /** Queue of each caller, in the order of their next turns. */
  const queues = new Map<string, Waiting[]>()
  let running = 0
  let waiting = 0

  function startNext(): void {
    const [next] = queues
    if (!next) return
    const [who, queue] = next
    queues.delete(who)
    const turn = queue.shift()
    if (queue.length > 0) queues.set(who, queue)
    waiting -= 1
    turn?.start()
  }

  function makeRoomFor(who: string): boolean {
    if (waiting < most) return true
    let longest: Waiting[] = []
    for (const queue of queues.values()) if (queue.length > longest.length) longest = queue
    if (longest.length <= (queues.get(who)?.length ?? 0) + 1) return false
    longest.pop()?.drop()
    waiting -= 1
    return true
  }

  const waitFor = (who: string) =>
    new Promise<boolean>((resolve) => {
      const queue = queues.get(who) ?? []
      queue.push({ start: () => resolve(true), drop: () => resolve(false) })
      queues.set(who, queue)
      waiting += 1
    })

  return async <T>(who: string, work: () => T | Promise<T>): Promise<T | undefined> => {
    if (running < atOnce) running += 1
    // A turn that ends passes its place on, so that no other caller can take it in between.
    else if (!makeRoomFor(who) || !(await waitFor(who))) return undefined
    try {
      return await work()
    } finally {
      if (waiting > 0) startNext()
      else running -= 1
    }
  }
}
