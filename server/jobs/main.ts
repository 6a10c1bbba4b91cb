import type { Parts } from '#server/context.ts'
import { removeEndedKeys } from '#server/features/api-keys/jobs.ts'
import { queueReminders } from '#server/features/appointments/history/reminders.ts'
import { removeIdempotencyKeys } from '#server/features/appointments/jobs.ts'
import { settleChangedCalendars, settleDueTimes } from '#server/features/appointments/next-free/next-free-jobs.ts'
import { sealAudit } from '#server/features/audit/chain.ts'
import { removeEndedSessions, writeLastUses } from '#server/features/auth/jobs.ts'
import { removeUnusedDocuments } from '#server/features/certificates/company-documents.ts'
import { lapseVerification, noticeEndingCertificates } from '#server/features/certificates/jobs.ts'
import { queueDigests } from '#server/features/digests/jobs.ts'
import { removeAbandonedFiles } from '#server/features/files/jobs.ts'
import { removeOldImports, runImports } from '#server/features/imports/jobs.ts'
import { removeOldActivations } from '#server/features/managed-catalogue/jobs.ts'
import { eraseUnconfirmedSubscribers } from '#server/features/newsletter/jobs.ts'
import { removeSentMails } from '#server/features/outbox/jobs.ts'
import { startMailWorker } from '#server/features/outbox/worker.ts'
import { removeUnusedPictures } from '#server/features/pictures/jobs.ts'
import { deleteAccounts } from '#server/features/privacy/jobs.ts'
import { expireProposals } from '#server/features/proposals/jobs.ts'
import { startPushWorker } from '#server/features/push/worker.ts'
import { makeReports, removeOldReports } from '#server/features/reports/jobs.ts'
import { eraseOldRequests } from '#server/features/requests/jobs.ts'
import { checkStatus } from '#server/features/status/jobs.ts'
import { removeOldDeliveries } from '#server/features/webhooks/jobs.ts'
import { startWebhookWorker } from '#server/features/webhooks/worker.ts'
import { removeEndedLimits } from '#server/limits.ts'
import { mailMakers } from './mails.ts'

const SECOND = 1000

type Job = (parts: Parts, isEnding: () => boolean) => Promise<unknown>

/** Background jobs. */
const eachSecond: Record<string, Job> = { settleChangedCalendars }
const eachMinute: Record<string, Job> = {
  sealAudit,
  settleDueTimes,
  queueReminders,
  queueDigests,
  expireProposals,
  removeEndedSessions,
  writeLastUses,
  removeEndedKeys,
  removeOldDeliveries,
  removeIdempotencyKeys,
  removeSentMails,
  removeOldActivations,
  removeOldImports,
  removeOldReports,
  removeEndedLimits,
  deleteAccounts,
  lapseVerification,
  noticeEndingCertificates,
  eraseOldRequests,
  eraseUnconfirmedSubscribers,
  checkStatus,
  removeAbandonedFiles,
}

const eachHour: Record<string, Job> = { removeUnusedPictures, removeUnusedDocuments }

/**
 * Runs jobs one after the other, then again `pause` milliseconds later. `stop` waits for the one
 * under way.
 */
function repeat(parts: Parts, jobs: Record<string, Job>, { pause }: { pause: number }): { stop: () => Promise<void> } {
  let ending = false
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  async function run(): Promise<void> {
    for (const [name, job] of Object.entries(jobs)) {
      if (ending) return
      await job(parts, () => ending).catch((err) => parts.log.error({ err, job: name }, 'a job failed'))
    }
  }

  function schedule(delay: number): void {
    timer = setTimeout(() => {
      running = run().finally(() => {
        if (!ending) schedule(pause)
      })
    }, delay)
    timer.unref()
  }
  schedule(SECOND)

  return {
    stop: async () => {
      ending = true
      clearTimeout(timer)
      await running
    },
  }
}

/**
 * Runs the jobs and sends mails. `stop` waits for what is under way, and writes down what was only
 * remembered.
 */
export function startJobs(parts: Parts): { stop: () => Promise<void> } {
  const running = [
    startMailWorker(parts, { makers: mailMakers }),
    startWebhookWorker(parts),
    startPushWorker(parts, { makers: mailMakers }),
    repeat(parts, eachSecond, { pause: SECOND }),
    repeat(parts, eachMinute, { pause: 60 * SECOND }),
    // A long list must not keep the others waiting.
    repeat(parts, { runImports }, { pause: SECOND }),
    repeat(parts, { makeReports }, { pause: SECOND }),
    repeat(parts, eachHour, { pause: 60 * 60 * SECOND }),
  ]
  return {
    stop: async () => {
      await Promise.all(running.map(({ stop }) => stop()))
      await writeLastUses(parts)
    },
  }
}
