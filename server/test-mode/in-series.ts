/** Runs `work`, and once more after it if it was called meanwhile. */
export function inSeries(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  return () => {
    if (!running) {
      running = work().finally(() => {
        running = undefined
      })
      return running
    }
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined
        running = work().finally(() => {
          running = undefined
        })
        return running
      })
    return next
  }
}
