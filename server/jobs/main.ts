import type { Parts } from '#server/context.ts'
import { deleteAccounts } from './deletions.ts'
import { removeExpired } from './expiry.ts'
import { startMailWorker } from './mail/worker.ts'
import { refreshNextFree } from './next-free.ts'
import { queueReminders } from './reminders.ts'

const MINUTE = 60_000

/** Runs what has to happen without anybody asking, each minute and in turn, and sends mails. `stop` waits for what is under way. */
export function startJobs(parts: Parts): { stop: () => Promise<void> } {
  let ending = false
  let running: Promise<void> = Promise.resolve()
  const mail = startMailWorker(parts)

  async function run(): Promise<void> {
    const deletions = () => deleteAccounts(parts, () => ending)
    const reminders = () => queueReminders(parts.db, parts.clock(), () => ending)
    for (const [name, job] of Object.entries({ refreshNextFree, reminders, removeExpired, deletions })) {
      if (ending) return
      await job(parts.db, () => ending).catch((err) => parts.log.error({ err, job: name }, 'a job failed'))
    }
  }

  let timer: NodeJS.Timeout | undefined
  function schedule(delay: number): void {
    timer = setTimeout(() => {
      running = run().finally(() => {
        if (!ending) schedule(MINUTE)
      })
    }, delay)
    timer.unref()
  }
  schedule(1000)

  return {
    stop: async () => {
      ending = true
      clearTimeout(timer)
      await Promise.all([running, mail.stop()])
    },
  }
}
