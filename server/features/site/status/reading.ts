import { gt } from 'drizzle-orm'
import { addDays, dateIn } from '#domain/availability.ts'
import { STATUS_DAYS, STATUS_FRESH_MINUTES, STATUS_PARTS } from '#domain/status.ts'
import type { Context } from '#server/context.ts'
import { type PartStatus, statusDayColumns } from './record.ts'
import { statusDays } from './table.ts'

/**
 * Returns the public results of the checks: states now and over time, without figures of the
 * installation.
 */
export async function getSystemStatus({ db, clock }: Context): Promise<PartStatus[]> {
  const now = clock()
  const rows = await db
    .select({ ...statusDayColumns, part: statusDays.part, state: statusDays.state, checkedAt: statusDays.checkedAt })
    .from(statusDays)
    .where(gt(statusDays.day, addDays(dateIn(now), -STATUS_DAYS)))
    .orderBy(statusDays.day)
  return STATUS_PARTS.map((part) => {
    const own = rows.filter((row) => row.part === part)
    const last = own.at(-1)
    const isFresh = last && now.getTime() - last.checkedAt.getTime() < STATUS_FRESH_MINUTES * 60_000
    return {
      part,
      state: isFresh ? last.state : null,
      checkedAt: last?.checkedAt.toISOString() ?? null,
      days: own.map(({ day, operational, degraded, down }) => ({ day, operational, degraded, down })),
    }
  })
}
