/** Turns of recurring jobs. All workers together run each job once per interval. */
import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'
import type { Dependencies } from '#server/context.ts'
import { instant } from '#server/database/columns.ts'
import { traced } from '#server/http/tracing.ts'
import { claim, leaseEnd } from './lease.ts'
import { type Loop, poll } from './loop.ts'

export const jobTurns = pgTable('job_turns', {
  /** Name of the job. */
  id: text('id').primaryKey(),
  dueAt: instant('due_at').notNull(),
  /** End of the lease of the worker that runs the job. */
  claimedUntil: instant('claimed_until'),
  worker: uuid('worker'),
})

export type Job = (deps: Dependencies, isEnding: () => boolean) => Promise<unknown>

/** Time after which the turn of a silent worker passes to another. */
const LEASE_MS = 60_000
const RENEWAL_MS = 20_000
const SECOND = 1000
/** Interval between checks for due turns. */
const LOOK_MS = 5000

const isOurs = (id: string, worker: string) => and(eq(jobTurns.id, id), eq(jobTurns.worker, worker))

/** Runs one job while renewing its lease, and schedules its next turn in `pause` milliseconds. */
async function runTurn(
  deps: Dependencies,
  {
    id,
    worker,
    job,
    pause,
    isEnding,
  }: { id: string; worker: string; job: Job; pause: number; isEnding: () => boolean },
): Promise<void> {
  const { db, clock, log } = deps
  const renewal = setInterval(() => {
    const claimedUntil = leaseEnd(clock(), LEASE_MS)
    db.update(jobTurns)
      .set({ claimedUntil })
      .where(isOurs(id, worker))
      .catch((err) => log.warn({ err, job: id }, 'the lease of a job was not renewed'))
  }, RENEWAL_MS)
  try {
    await traced('job', id, () => job(deps, isEnding)).catch((err) => log.error({ err, job: id }, 'a job failed'))
  } finally {
    clearInterval(renewal)
  }
  await db
    .update(jobTurns)
    .set({ claimedUntil: null, worker: null, dueAt: leaseEnd(clock(), pause) })
    .where(isOurs(id, worker))
}

/**
 * Runs due jobs one after another, each on one worker at a time. A worker that dies keeps its job
 * for one lease at most.
 */
export function shareTurns(deps: Dependencies, jobs: Record<string, Job>, { pause }: { pause: number }): Loop {
  const { db, clock, log } = deps
  const worker = v7()
  const names = Object.keys(jobs)
  let areListed = false

  async function run(isEnding: () => boolean): Promise<undefined> {
    if (!areListed)
      await db
        .insert(jobTurns)
        .values(names.map((id) => ({ id, dueAt: clock() })))
        .onConflictDoNothing()
    areListed = true
    while (!isEnding()) {
      const now = clock()
      const [turn] = await claim(db, jobTurns, {
        now,
        lease: LEASE_MS,
        limit: 1,
        where: and(inArray(jobTurns.id, names), lte(jobTurns.dueAt, now)),
        orderBy: [asc(jobTurns.dueAt)],
        set: { worker },
      })
      const job = turn && jobs[turn.id]
      if (!job) return
      await runTurn(deps, { id: turn.id, worker, job, pause, isEnding })
    }
  }
  return poll(run, { pause: LOOK_MS, first: SECOND, log, failure: 'the shared jobs failed' })
}
