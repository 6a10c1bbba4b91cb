import { lte, sql } from 'drizzle-orm'
import { addDays, dateIn } from '#domain/availability.ts'
import type { SystemState } from '#domain/dashboard.ts'
import { STATUS_DAYS, STATUS_PARTS, type StatusPart } from '#domain/status.ts'
import { type Context, createSystemContext, type Dependencies } from '#server/context.ts'
import { checkedParts } from '#server/features/administration/dashboard/system.ts'
import { searchHospitals } from '#server/features/catalogue/hospitals/reading.ts'
import { judgeByRules } from '#triage/index.ts'
import { statusDays } from './table.ts'

/** Milliseconds after which a search is slow. */
const SLOW_MS = 2000
/** Emergency message that the assistant must always recognise. */
const EMERGENCY = 'crushing chest pain, cannot breathe'

async function checkSearch(ctx: Context): Promise<SystemState> {
  const began = performance.now()
  await searchHospitals(ctx, { q: 'cardiology' }, { limit: 1 })
  return performance.now() - began > SLOW_MS ? 'degraded' : 'operational'
}

const CHECKS: Record<StatusPart, (ctx: Context) => Promise<SystemState>> = {
  search: checkSearch,
  database: async (ctx) => (await checkedParts.database(ctx)).state,
  mail: async (ctx) => (await checkedParts.mail(ctx)).state,
  assistant: async () => (judgeByRules([EMERGENCY]).emergency ? 'operational' : 'down'),
}

/**
 * Checks each part, adds the results to the day, and deletes days that are no longer shown. A
 * failing check counts as down.
 */
export async function checkStatus(deps: Dependencies): Promise<void> {
  const ctx = createSystemContext(deps)
  const checkedAt = deps.clock()
  const day = dateIn(checkedAt)
  const rows = await Promise.all(
    STATUS_PARTS.map(async (part) => {
      const state = await CHECKS[part](ctx).catch((err) => {
        deps.log.warn({ err, part }, 'a check of the status failed')
        return 'down' as const
      })
      return { part, day, state, checkedAt, [state]: 1 }
    }),
  )
  const added = (column: SystemState) => sql.raw(`status_days.${column} + excluded.${column}`)
  await deps.db
    .insert(statusDays)
    .values(rows)
    .onConflictDoUpdate({
      target: [statusDays.part, statusDays.day],
      set: {
        operational: added('operational'),
        degraded: added('degraded'),
        down: added('down'),
        state: sql`excluded.state`,
        checkedAt: sql`excluded.checked_at`,
      },
    })
  await deps.db.delete(statusDays).where(lte(statusDays.day, addDays(day, -STATUS_DAYS)))
}
