/** Turns at something that takes the processor, shared evenly by those who wait. */

type Waiting = { start: () => void; drop: () => void }
type Limits = {
  /** Turns that run at once. */
  atOnce: number
  /** Turns that wait, everybody's together. */
  waiting: number
}

/**
 * Returns a function that runs `work` when it is the turn of `who`. Those who wait take turns one
 * after the other, however many each of them waits for. When the queue is full, the last entry of
 * the longest queue makes room for a caller with a shorter one. Resolves to undefined where there
 * is no room.
 */
export function fairTurns({ atOnce, waiting: most }: Limits) {
  /** The queue of each, in the order of their next turns. */
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
    // A turn that ends hands its place on, so that nobody slips in between.
    else if (!makeRoomFor(who) || !(await waitFor(who))) return undefined
    try {
      return await work()
    } finally {
      if (waiting > 0) startNext()
      else running -= 1
    }
  }
}
