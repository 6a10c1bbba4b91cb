import type { Dependencies } from '#server/context.ts'
import { removeOldChanges } from '#server/database/changes.ts'
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
import { removeOldKeyRequests, writeKeyRequests } from '#server/features/developers/request-log/jobs.ts'
import { dropUnusedTestModes, removeTestFiles } from '#server/features/developers/test-mode/jobs.ts'
import { removeOldDeliveries } from '#server/features/developers/webhooks/jobs.ts'
import { startWebhookWorker } from '#server/features/developers/webhooks/worker.ts'
import { eraseUnconfirmedSubscribers } from '#server/features/site/newsletter/jobs.ts'
import { checkStatus } from '#server/features/site/status/jobs.ts'
import { queueReminders } from '#server/features/visits/appointments/history/reminders.ts'
import { removeIdempotencyKeys } from '#server/features/visits/appointments/jobs.ts'
import { removeAbandonedFiles } from '#server/features/visits/files/jobs.ts'
import { applyHeldMoves } from '#server/features/visits/held-moves/jobs.ts'
import { expireProposals } from '#server/features/visits/proposals/jobs.ts'
import { tidyQuotes } from '#server/features/visits/quotes/jobs.ts'
import { mailSavedSearches } from '#server/features/visits/saved-searches/jobs.ts'
import { reviewWaitingList, tendWaitingList } from '#server/features/visits/waiting-list/jobs.ts'
import { removeEndedLimits } from '#server/limits.ts'
import { removeDrafts } from '#server/storage/drafts.ts'
import { type Loop, poll } from './loop.ts'
import { mailMakers } from './mails.ts'
import { type Job, shareTurns } from './turns.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** Jobs that delete data after its retention period, as the page `/privacy` promises. */
export const retention: Record<string, Job> = {
  removeEndedSessions,
  removeEndedKeys,
  removeOldDeliveries,
  removeOldKeyRequests,
  removeIdempotencyKeys,
  removeSentMails,
  removeOldActivations,
  removeOldImports,
  removeOldReports,
  removeEndedLimits,
  deleteAccounts,
  eraseOldRequests,
  eraseUnconfirmedSubscribers,
  removeAbandonedFiles,
  tidyQuotes,
}

/** Background jobs. A separate thread finds next free times (next-free-thread.ts). */
const eachMinute: Record<string, Job> = {
  sealAudit,
  queueReminders,
  queueDigests,
  expireProposals,
  lapseVerification,
  noticeEndingCertificates,
  checkStatus,
  removeOldChanges,
  dropUnusedTestModes,
  ...retention,
}

const eachHour: Record<string, Job> = {
  removeUnusedPictures,
  removeUnusedDocuments,
  reviewWaitingList,
  mailSavedSearches,
}

/** Runs `work` repeatedly, `SECOND` after the previous run ended. */
const eachSecond = (deps: Dependencies, name: string, job: Job): Loop =>
  poll((isEnding) => job(deps, isEnding).then(() => undefined), {
    pause: SECOND,
    log: deps.log,
    failure: `the job ${name} failed`,
  })

/** Starts the jobs of workers: queues, and jobs that all workers share by turns. */
const startSharedJobs = (deps: Dependencies): Loop[] => [
  startMailWorker(deps, { makers: mailMakers }),
  startWebhookWorker(deps),
  startPushWorker(deps, { makers: mailMakers }),
  shareTurns(deps, eachMinute, { pause: MINUTE }),
  // A long list must not delay the other jobs.
  eachSecond(deps, 'runImports', runImports),
  eachSecond(deps, 'applyHeldMoves', applyHeldMoves),
  eachSecond(deps, 'tendWaitingList', tendWaitingList),
  eachSecond(deps, 'makeReports', makeReports),
  shareTurns(deps, eachHour, { pause: 60 * MINUTE }),
]

/**
 * Runs the jobs of the role of this process. Every process stores its own last uses of sessions and
 * keys and its own requests of keys, and removes its own unfinished uploads. `stop` waits for
 * current runs, and stores what is only in memory.
 */
export function startJobs(deps: Dependencies): Loop {
  const ownUses = () => writeLastUses(deps).then(() => undefined)
  const running = [
    poll(ownUses, { pause: MINUTE, first: SECOND, log: deps.log, failure: 'last uses were not written' }),
    poll(() => writeKeyRequests(deps).then(() => undefined), {
      pause: SECOND,
      log: deps.log,
      failure: 'requests of keys were not written',
    }),
    poll(() => removeTestFiles(deps).then(() => undefined), {
      pause: 60 * MINUTE,
      first: MINUTE,
      log: deps.log,
      failure: 'files of test modes were not removed',
    }),
    poll(() => removeDrafts(deps).then(() => undefined), {
      pause: 60 * MINUTE,
      first: MINUTE,
      log: deps.log,
      failure: 'unfinished uploads were not removed',
    }),
    ...(deps.config.role === 'web' ? [] : startSharedJobs(deps)),
  ]
  return {
    stop: async () => {
      await Promise.all(running.map(({ stop }) => stop()))
      await writeLastUses(deps)
      await writeKeyRequests(deps)
    },
  }
}
