/** Jobs of a test mode, run when its clock moves and after its requests. */
import { sql } from 'drizzle-orm'
import { REMINDERS } from '#domain/notifications.ts'
import type { Dependencies } from '#server/context.ts'
import { deliverDue } from '#server/features/accounts/outbox/worker.ts'
import { queueDigests } from '#server/features/administration/digests/jobs.ts'
import { makeReports } from '#server/features/administration/reports/jobs.ts'
import { keepMails } from '#server/features/developers/test-mode/kept-mails.ts'
import { writeKeyRequests } from '#server/features/developers/request-log/jobs.ts'
import { deliverWebhooks } from '#server/features/developers/webhooks/worker.ts'
import { queueReminders } from '#server/features/visits/appointments/history/reminders.ts'
import {
  settleChangedCalendars,
  settleDueTimes,
} from '#server/features/visits/appointments/next-free/next-free-jobs.ts'
import { applyHeldMoves } from '#server/features/visits/held-moves/jobs.ts'
import { expireProposals } from '#server/features/visits/proposals/jobs.ts'
import { tidyQuotes } from '#server/features/visits/quotes/jobs.ts'
import { reviewWaitingList, tendWaitingList } from '#server/features/visits/waiting-list/jobs.ts'
import { mailMakers } from './mails.ts'
import type { Job } from './turns.ts'

/** Jobs whose work depends on the time: reminders, and what ends. */
const timed: Record<string, Job> = { queueReminders, expireProposals, applyHeldMoves, tidyQuotes, tendWaitingList }

const others: Record<string, Job> = {
  writeKeyRequests,
  reviewWaitingList,
  queueDigests,
  makeReports,
  settleChangedCalendars,
  settleDueTimes,
}

/** Runs all jobs. One that fails does not stop the others. */
async function runAll(deps: Dependencies, jobs: Record<string, Job>): Promise<void> {
  for (const [job, run] of Object.entries(jobs))
    await run(deps, () => false).catch((err) => deps.log.error({ err, job }, 'a job of a test mode failed'))
}

async function composeMails(deps: Dependencies): Promise<void> {
  const transport = keepMails(deps)
  while ((await deliverDue(deps, { makers: mailMakers, transport })).taken > 0);
}

/**
 * Returns the next time at which a reminder, a mail or a proposal is due, so that the clock stops
 * there. Null if there is none.
 */
export async function nextDue({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<Date | null> {
  const reminders = REMINDERS.map(
    ({ hours }) => sql`select starts_at - make_interval(hours => ${hours}) as at from appointments
      where status in ('pending', 'confirmed')`,
  )
  const parts = [
    ...reminders,
    sql`select expires_at from appointment_proposals where state = 'open'`,
    sql`select available_at from outbox where sent_at is null and failed_at is null`,
  ]
  const { rows } = await db.execute<{ at: string | null }>(
    sql`select min(at) as at from (${sql.join(parts, sql` union all `)}) as due where at > ${clock()}`,
  )
  return rows[0]?.at ? new Date(rows[0].at) : null
}

/** Runs what is due after a step of the clock. */
export async function followClock(deps: Dependencies): Promise<void> {
  await runAll(deps, timed)
  await composeMails(deps)
}

/** Runs everything that is due: jobs, mails and webhooks. */
export async function settleTestMode(deps: Dependencies): Promise<void> {
  await runAll(deps, { ...timed, ...others })
  await composeMails(deps)
  // Receivers compare the time of the signature with their own clock, which nobody advances.
  await deliverWebhooks(deps, { signedAt: () => new Date() })
}
