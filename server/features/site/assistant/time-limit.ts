export type TimeLimit = {
  /** Aborted when the time is over or the caller has left. */
  signal: AbortSignal
  /** Settles as `work` does, or fails when the signal is aborted, without waiting for `work`. */
  race: <Value>(work: Promise<Value>) => Promise<Value>
  /** Stops the clock. */
  end: () => void
}

/**
 * Limits the time of work that may ignore its signal. `AbortSignal.any` and `AbortSignal.timeout`
 * are held weakly and can be lost when memory is collected, so the limit has a timer of its own.
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
