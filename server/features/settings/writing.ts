import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { type SettingsRecord, settingsInput } from '#domain/settings.ts'
import type { Context } from '#server/context.ts'
import { type BasedOn, refuseStale } from '#server/database/based-on.ts'
import { recordAudit } from '#server/features/audit/writing.ts'
import { requireRole } from '#server/viewer.ts'
import { getSettings, readSettings } from './reading.ts'
import { SETTINGS_ID, type Settings } from './record.ts'
import { settings } from './table.ts'

/** The limits of bookings stand in one row, as those who book read them at once. */
const IN_BOOKING_LIMITS = {
  openAppointments: 'open',
  appointmentsADay: 'aDay',
  openUnconfirmed: 'openUnconfirmed',
} as const

/** Fields as rows of the table. */
function rowsOf(changed: Partial<SettingsRecord>, after: Settings): Map<string, unknown> {
  const rows = new Map<string, unknown>()
  for (const [name, value] of Object.entries(changed)) {
    if (!(name in IN_BOOKING_LIMITS)) rows.set(name, value)
    else
      rows.set('bookingLimits', {
        open: after.openAppointments,
        aDay: after.appointmentsADay,
        openUnconfirmed: after.openUnconfirmed,
      })
  }
  return rows
}

/** Decides; what is not sent stays. It holds from the next request on, and every page shows it: a trigger drops what is kept in memory. */
export async function updateSettings(
  ctx: Context,
  raw: unknown,
  { basedOn }: { basedOn?: BasedOn } = {},
): Promise<Settings> {
  requireRole(ctx, 'admin')
  const input = settingsInput.parse(raw ?? {})
  await ctx.db.transaction(async (tx) => {
    // One after the other: a row that is not there yet cannot be locked by itself. Readers do not wait.
    await tx.execute(sql`lock table ${settings} in share row exclusive mode`)
    const before = await readSettings(tx, ctx)
    refuseStale({ ...before, updatedAt: new Date(before.updatedAt) }, { basedOn, input })
    const changed = Object.fromEntries(
      Object.entries(input).filter(
        ([name, value]) => value !== undefined && !isDeepStrictEqual(value, before[name as keyof Settings]),
      ),
    ) as Partial<SettingsRecord>
    const after = { ...before, ...changed } as Settings
    const updatedAt = new Date(Math.max(ctx.clock().getTime(), new Date(before.updatedAt).getTime() + 1))
    for (const [key, value] of rowsOf(changed, after))
      await tx
        .insert(settings)
        .values({ key, value, updatedAt })
        .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt } })
    if (Object.keys(changed).length > 0)
      await recordAudit(tx, ctx, 'settings.update', SETTINGS_ID, { before, after, fields: Object.keys(changed) })
  })
  return getSettings(ctx)
}
