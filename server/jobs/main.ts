import type { Dependencies } from '#server/context.ts'
import { sealAudit } from '#server/features/accounts/audit/chain.ts'
import { removeEndedSessions, writeLastUses } from '#server/features/accounts/auth/jobs.ts'
import { removeSentMails } from '#server/features/accounts/outbox/jobs.ts'
import { startMailWorker } from '#server/features/accounts/outbox/worker.ts'
import { startPushWorker } from '#server/features/accounts/push/worker.ts'
import { queueDigests } from '#server/features/administration/digests/jobs.ts'
import { removeOldImports, runImports } from '#server/features/administration/imports/jobs.ts'
import { removeOldActivations } from '#server/features/administration/managed-catalogue/jobs.ts'
import { deleteAccounts } from '#server/features/administration/privacy/jobs.ts'
import { makeReports, removeOldReports } from '#server/features/administration/reports/jobs.ts'
import { eraseOldRequests } from '#server/features/administration/requests/jobs.ts'
import { removeUnusedDocuments } from '#server/features/catalogue/certificates/company-documents.ts'
import { lapseVerification, noticeEndingCertificates } from '#server/features/catalogue/certificates/jobs.ts'
import { removeUnusedPictures } from '#server/features/catalogue/pictures/jobs.ts'
import { removeEndedKeys } from '#server/features/developers/api-keys/jobs.ts'
import { removeOldDeliveries } from '#server/features/developers/webhooks/jobs.ts'
import { startWebhookWorker } from '#server/features/developers/webhooks/worker.ts'
import { eraseUnconfirmedSubscribers } from '#server/features/site/newsletter/jobs.ts'
import { checkStatus } from '#server/features/site/status/jobs.ts'
import { queueReminders } from '#server/features/visits/appointments/history/reminders.ts'
import { removeIdempotencyKeys } from '#server/features/visits/appointments/jobs.ts'
import { removeAbandonedFiles } from '#server/features/visits/files/jobs.ts'
import { applyHeldMoves } from '#server/features/visits/held-moves/jobs.ts'
import { expireProposals } from '#server/features/visits/proposals/jobs.ts'
import { removeEndedLimits } from '#server/limits.ts'
import { type Loop, poll } from './loop.ts'
import { mailMakers } from './mails.ts'

const SECOND = 1000

type Job = (deps: Dependencies, isEnding: () => boolean) => Promise<unknown>

/** Background jobs. Next free times are found in a thread (next-free-thread.ts). */
const eachMinute: Record<string, Job> = {
  sealAudit,
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

/** Runs jobs one after the other, then again `pause` milliseconds later. */
function repeat(deps: Dependencies, jobs: Record<string, Job>, { pause }: { pause: number }): Loop {
  async function run(isEnding: () => boolean): Promise<undefined> {
    for (const [name, job] of Object.entries(jobs)) {
      if (isEnding()) return
      await job(deps, isEnding).catch((err) => deps.log.error({ err, job: name }, 'a job failed'))
    }
  }
  return poll(run, { pause, first: SECOND, log: deps.log, failure: 'the jobs failed' })
}

/**
 * Runs the jobs and sends mails. `stop` waits for what is under way, and writes down what was only
 * remembered.
 */
export function startJobs(deps: Dependencies): Loop {
  const running = [
    startMailWorker(deps, { makers: mailMakers }),
    startWebhookWorker(deps),
    startPushWorker(deps, { makers: mailMakers }),
    repeat(deps, eachMinute, { pause: 60 * SECOND }),
    // A long list must not keep the others waiting.
    repeat(deps, { runImports }, { pause: SECOND }),
    repeat(deps, { applyHeldMoves }, { pause: SECOND }),
    repeat(deps, { makeReports }, { pause: SECOND }),
    repeat(deps, eachHour, { pause: 60 * 60 * SECOND }),
  ]
  return {
    stop: async () => {
      await Promise.all(running.map(({ stop }) => stop()))
      await writeLastUses(deps)
    },
  }
}
