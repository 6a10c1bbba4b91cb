export type TimeLimit = {
  /** Signal that aborts at the time limit or when the caller has left. */
  signal: AbortSignal
  /** Settles like `work`, or fails once the signal is aborted, without waiting for `work`. */
  race: <Value>(work: Promise<Value>) => Promise<Value>
  /** Stops the timer. */
  end: () => void
}

/**
 * Limits the time of work that may ignore its signal. `AbortSignal.any` and `AbortSignal.timeout`
 * are held weakly and can be lost in a garbage collection, so the limit has its own timer.
 */
export function timeLimit(caller: AbortSignal, milliseconds: number): TimeLimit {
  const controller = new AbortController()
  const { signal } = controller
  const leave = () => controller.abort(caller.reason)
  const timer = setTimeout(() => controller.abort(new DOMException('time is over', 'TimeoutError')), milliseconds)
  const over = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  over.catch(() => undefined)
  if (caller.aborted) leave()
  else caller.addEventListener('abort', leave, { once: true })
  return {
    signal,
    race: (work) => Promise.race([work, over]),
    end: () => {
      clearTimeout(timer)
      caller.removeEventListener('abort', leave)
    },
  }
}
