import type { Parts } from '#server/context.ts'
import { removeIdempotencyKeys } from '#server/features/appointments/jobs.ts'
import { queueReminders } from '#server/features/appointments/reminders.ts'
import { removeEndedSessions, writeLastUses } from '#server/features/auth/jobs.ts'
import { removeSentMails } from '#server/features/outbox/jobs.ts'
import { startMailWorker } from '#server/features/outbox/worker.ts'
import { deleteAccounts } from '#server/features/privacy/jobs.ts'
import { removeEndedLimits } from '#server/limits.ts'
import { mailMakers } from './mails.ts'
import { refreshNextFree } from './next-free.ts'

const MINUTE = 60_000

type Job = (parts: Parts, isEnding: () => boolean) => Promise<unknown>

/** What has to happen without anybody asking, each minute and in turn. */
const jobs: Record<string, Job> = {
  refreshNextFree: ({ db }, isEnding) => refreshNextFree(db, isEnding),
  queueReminders,
  removeEndedSessions,
  writeLastUses,
  removeIdempotencyKeys,
  removeSentMails,
  removeEndedLimits,
  deleteAccounts,
}

/** Runs the jobs and sends mails. `stop` waits for what is under way. */
export function startJobs(parts: Parts): { stop: () => Promise<void> } {
  let ending = false
  let running: Promise<void> = Promise.resolve()
  const mail = startMailWorker(parts, { makers: mailMakers })

  async function run(): Promise<void> {
    for (const [name, job] of Object.entries(jobs)) {
      if (ending) return
      await job(parts, () => ending).catch((err) => parts.log.error({ err, job: name }, 'a job failed'))
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
