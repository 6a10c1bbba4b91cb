import { and, count, gt, isNotNull, isNull, lte, min, sql } from 'drizzle-orm'
import type { SystemState } from '#domain/dashboard.ts'
import type { Context } from '#server/context.ts'
import { outbox } from '#server/features/accounts/outbox/table.ts'
import { medianAnswerMs } from '#server/http/answer-times.ts'
import { requireRole } from '#server/viewer.ts'
import type { SystemPart } from './record.ts'

const SLOW_MS = 500
/** Age of a waiting mail that counts as late. */
const LATE_MS = 10 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

type Check = Pick<SystemPart, 'state' | 'facts'>

/**
 * Returns the state of the API. Being called proves that it works. Its speed comes from the latest
 * responses of this process.
 */
function checkApi(): Check {
  const median = medianAnswerMs()
  const uptimeSeconds = Math.floor(process.uptime())
  if (median === null) return { state: 'operational', facts: { uptimeSeconds } }
  const medianMilliseconds = Math.ceil(median)
  return {
    state: medianMilliseconds > SLOW_MS ? 'degraded' : 'operational',
    facts: { medianMilliseconds, uptimeSeconds },
  }
}

async function checkDatabase({ db }: Context): Promise<Check> {
  const began = performance.now()
  await db.execute(sql`select 1`)
  const milliseconds = Math.ceil(performance.now() - began)
  const { totalCount, idleCount, options } = db.$client
  const connections = { connectionsInUse: totalCount - idleCount, connections: options.max ?? 0 }
  return { state: milliseconds > SLOW_MS ? 'degraded' : 'operational', facts: { milliseconds, ...connections } }
}

async function checkMail({ db, clock }: Context): Promise<Check> {
  const now = clock()
  const isDue = and(isNull(outbox.sentAt), isNull(outbox.failedAt), lte(outbox.availableAt, now))
  const [[due], givenUp] = await Promise.all([
    db
      .select({ waiting: count(), oldest: min(outbox.availableAt) })
      .from(outbox)
      .where(isDue),
    db.$count(outbox, and(isNotNull(outbox.failedAt), gt(outbox.failedAt, new Date(now.getTime() - DAY_MS)))),
  ])
  const isLate = due?.oldest != null && now.getTime() - due.oldest.getTime() > LATE_MS
  return { state: isLate || givenUp > 0 ? 'degraded' : 'operational', facts: { waiting: due?.waiting ?? 0, givenUp } }
}

/** Parts whose public state a job records. This page checks both at the moment of the request. */
export const checkedParts = { database: checkDatabase, mail: checkMail }

const CHECKS: Record<SystemPart['part'], (ctx: Context) => Check | Promise<Check>> = {
  api: checkApi,
  database: checkDatabase,
  // Without announcements nothing is cached. Responses stay right but become slower.
  catalogue: ({ catalogue }) => ({ state: catalogue.isHeard ? 'operational' : 'degraded', facts: {} }),
  mail: checkMail,
  assistant: ({ config }) => ({ state: 'operational', facts: { model: config.ai ? 1 : 0 } }),
}

/** Checks each part now. A part that cannot be checked is down. */
export async function checkSystem(ctx: Context): Promise<SystemPart[]> {
  requireRole(ctx, 'admin')
  const down: { state: SystemState; facts: Record<string, number> } = { state: 'down', facts: {} }
  return Promise.all(
    Object.entries(CHECKS).map(async ([part, check]) => {
      const checked = await Promise.resolve()
        .then(() => check(ctx))
        .catch((err) => {
          ctx.log.warn({ err, part }, 'a part of the system could not be checked')
          return down
        })
      return { part: part as SystemPart['part'], ...checked, checkedAt: ctx.clock().toISOString() }
    }),
  )
}
