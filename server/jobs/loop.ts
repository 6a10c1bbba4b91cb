import type { Logger } from '#server/http/log.ts'

export type Loop = { stop: () => Promise<void> }

/**
 * Work of a loop. `isEnding` returns true once the loop is being stopped. A returned number
 * replaces the pause before the next run, in milliseconds.
 */
export type LoopWork = (isEnding: () => boolean) => Promise<number | undefined>

/**
 * Runs work repeatedly, `pause` milliseconds after the previous run ended. A failure is logged as
 * `failure`. `stop` waits for the current run.
 */
export function poll(
  work: LoopWork,
  { pause, first = pause, log, failure }: { pause: number; first?: number; log: Logger; failure: string },
): Loop {
  let ending = false
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  async function run(): Promise<void> {
    const next = await work(() => ending).catch((err: unknown) => {
      log.error({ err }, failure)
      return undefined
    })
    if (!ending) schedule(next ?? pause)
  }

  function schedule(delay: number): void {
    timer = setTimeout(() => {
      running = run()
    }, delay)
    timer.unref()
  }
  schedule(first)

  return {
    stop: async () => {
      ending = true
      clearTimeout(timer)
      await running
    },
  }
}
