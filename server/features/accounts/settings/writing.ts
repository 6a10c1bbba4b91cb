import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { dateIn } from '#domain/availability.ts'
import { sentence } from '#domain/sentences.ts'
import { rateSettings, type SettingsRecord, settingsInput } from '#domain/settings.ts'
import type { Context } from '#server/context.ts'
import { type BasedOn, refuseStale } from '#server/database/based-on.ts'
import { retriedTransaction } from '#server/database/lost-race.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { requireRole } from '#server/viewer.ts'
import { enterRates } from './exchange-rates.ts'
import { getSettings, readSettings } from './reading.ts'
import { SETTINGS_ID, type Settings } from './record.ts'
import { settings } from './table.ts'

/** Booking limits, stored in one row, because bookings read them together. */
const IN_BOOKING_LIMITS = {
  upcomingAppointments: 'upcoming',
  appointmentsADay: 'aDay',
  upcomingUnconfirmed: 'upcomingUnconfirmed',
} as const

/** Returns fields as rows of the table. */
function rowsOf(changed: Partial<SettingsRecord>, after: Settings): Map<string, unknown> {
  const rows = new Map<string, unknown>()
  for (const [name, value] of Object.entries(changed)) {
    if (name in rateSettings.shape) continue
    if (!(name in IN_BOOKING_LIMITS)) rows.set(name, value)
    else
      rows.set('bookingLimits', {
        upcoming: after.upcomingAppointments,
        aDay: after.appointmentsADay,
        upcomingUnconfirmed: after.upcomingUnconfirmed,
      })
  }
  return rows
}

/** Refuses rates of a day that is older than the latest rates, or in the future. */
function refuseRatesOf(day: string, { since, today }: { since: string; today: string }): void {
  const refuse = (message: string) => new AppError('bad_input', message, { fields: { ratesDate: message } })
  if (day > today) throw refuse(sentence('Rates must be from today or an earlier day'))
  if (day < since) throw refuse(sentence('Newer rates, from {{date}}, are already stored', { date: since }))
}

/**
 * Updates settings. Omitted ones stay unchanged. They apply from the next request on every page,
 * because a trigger evicts the caches.
 */
export async function updateSettings(
  ctx: Context,
  raw: unknown,
  { basedOn }: { basedOn?: BasedOn } = {},
): Promise<Settings> {
  requireRole(ctx, 'admin')
  await decideSettings(ctx, settingsInput.parse(raw ?? {}), { basedOn })
  return getSettings(ctx)
}

/**
 * Updates settings for commands, whose callers own the installation. Returns true if a setting has
 * changed.
 */
export function decideSettings(
  ctx: Context,
  input: Partial<SettingsRecord>,
  { basedOn }: { basedOn?: BasedOn } = {},
): Promise<boolean> {
  // New rates change prices of many hospitals, which may be in the middle of an edit.
  return retriedTransaction(ctx.db, async (tx) => {
    // One at a time, because a missing row cannot be locked. Readers do not wait.
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
    if (Object.keys(changed).some((name) => name in rateSettings.shape)) {
      refuseRatesOf(after.ratesDate, { since: before.ratesDate, today: dateIn(ctx.clock()) })
      await enterRates(tx, after, updatedAt)
    }
    if (Object.keys(changed).length > 0)
      await recordAudit(tx, ctx, 'settings.update', SETTINGS_ID, { before, after, fields: Object.keys(changed) })
    return Object.keys(changed).length > 0
  })
}
