/** Counts waiting reports, on the first free instance. */
import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import { v7 } from 'uuid'
import { reportContents } from '#domain/report-contents.ts'
import { REPORT_KEPT_DAYS } from '#domain/reports.ts'
import type { Dependencies } from '#server/context.ts'
import { traced } from '#server/http/tracing.ts'
import { claim, leaseEnd } from '#server/jobs/lease.ts'
import { STEPS } from './contents/steps.ts'
import { reports } from './table.ts'

/** Time after which a silent worker counts as dead and another one restarts its report. */
const LEASE_MS = 60_000
const DAY_MS = 24 * 60 * 60 * 1000

type ClaimedReport = typeof reports.$inferSelect & { worker: string }

/** Claims the longest waiting report for this worker while it renews its lease. */
async function claimOldest({ db, clock }: Dependencies): Promise<ClaimedReport | undefined> {
  const worker = v7()
  const [claimed] = await claim(db, reports, {
    now: clock(),
    lease: LEASE_MS,
    limit: 1,
    where: inArray(reports.state, ['waiting', 'working']),
    orderBy: [asc(reports.createdAt)],
    set: { state: 'working', progress: 0, worker },
  })
  return claimed && { ...claimed, worker }
}

const isOurs = ({ id, worker }: ClaimedReport) => and(eq(reports.id, id), eq(reports.worker, worker))

/**
 * Signal that the report was cancelled, was taken by another worker, or that this instance stops.
 */
class Given extends Error {}

async function writeProgress({ db, clock }: Dependencies, claimed: ClaimedReport, progress: number): Promise<void> {
  const claimedUntil = leaseEnd(clock(), LEASE_MS)
  const [now] = await db.update(reports).set({ progress, claimedUntil }).where(isOurs(claimed)).returning()
  if (!now || now.isCancelRequested) throw new Given()
}

/**
 * Counts part after part in one snapshot, so that the sums of a report agree despite concurrent
 * bookings.
 */
async function count(
  deps: Dependencies,
  claimed: ClaimedReport,
  isEnding: () => boolean,
): Promise<Record<string, unknown>> {
  const { kind, hospitalId, doctorId, startsOn: from, endsOn: to } = claimed
  const steps = STEPS[kind]
  // On a replica that has everything committed before.
  const read = deps.replicas ? deps.replicas.reader(await deps.replicas.positionNow()) : deps.db
  return read.transaction(
    async (tx) => {
      let content: Record<string, unknown> = {}
      for (const [at, step] of steps.entries()) {
        if (isEnding()) throw new Given()
        content = { ...content, ...(await step(tx, { hospitalId, doctorId, from, to })) }
        await writeProgress(deps, claimed, Math.floor(((at + 1) * 100) / steps.length))
      }
      return reportContents[kind].parse(content)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

const finish = ({ db, clock }: Dependencies, claimed: ClaimedReport, end: Partial<typeof reports.$inferInsert>) =>
  db
    .update(reports)
    .set({ ...end, claimedUntil: null, worker: null, isCancelRequested: false, finishedAt: clock() })
    .where(isOurs(claimed))

/** Releases a claimed report: it is cancelled if requested, else free for the next instance. */
async function giveUp({ db, clock }: Dependencies, claimed: ClaimedReport): Promise<void> {
  const ours = isOurs(claimed)
  const ended = { claimedUntil: null, worker: null, isCancelRequested: false }
  await db
    .update(reports)
    .set({ ...ended, state: 'cancelled', finishedAt: clock() })
    .where(and(ours, eq(reports.isCancelRequested, true)))
  await db.update(reports).set({ claimedUntil: null, worker: null }).where(ours)
}

async function makeOne(deps: Dependencies, claimed: ClaimedReport, isEnding: () => boolean): Promise<void> {
  try {
    await writeProgress(deps, claimed, 0)
    const content = await count(deps, claimed, isEnding)
    await finish(deps, claimed, { state: 'done', content })
  } catch (error) {
    if (error instanceof Given) return giveUp(deps, claimed)
    deps.log.error({ err: error, report: claimed.id }, 'a report failed')
    await finish(deps, claimed, { state: 'failed', failure: 'Something went wrong. Please try again later.' })
  }
}

/** Works until no report waits. */
export async function makeReports(deps: Dependencies, isEnding: () => boolean = () => false): Promise<void> {
  while (!isEnding()) {
    const claimed = await claimOldest(deps)
    if (!claimed) return
    await traced('job', 'makeReport', () => makeOne(deps, claimed, isEnding))
  }
}

/** Removes reports beyond the retention period. */
export async function removeOldReports({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  await db.delete(reports).where(lt(reports.createdAt, new Date(clock().getTime() - REPORT_KEPT_DAYS * DAY_MS)))
}
