import { eq } from 'drizzle-orm'
import { bookingLimits } from '#domain/appointments.ts'
import { dateIn } from '#domain/availability.ts'
import { DEMO_ACCOUNTS } from '#domain/demo.ts'
import { noticeSettings } from '#domain/settings.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { requireRole } from '#server/viewer.ts'
import { DEMO, NOTHING } from './company.ts'
import { rateHistory, readRates } from './exchange-rates.ts'
import { type OperatorSettings, SETTINGS_ID, type Settings, type SiteSettings, siteSettingsSchema } from './record.ts'
import { readLimit } from './site-limits.ts'
import { settings } from './table.ts'

/** Number of days of earlier rates that are shown. */
const DAYS_SHOWN = 30

type Row = typeof settings.$inferSelect
type Reader = Pick<Context, 'config' | 'log'>

/**
 * Returns the company details as entered by the operator, in a demo on top of a fictitious company.
 * An invalid row is skipped and logged.
 */
function companyOf(rows: readonly Row[], { config, log }: Reader): OperatorSettings {
  const decided: Record<string, unknown> = {}
  for (const { key, value } of rows) {
    if (!(key in siteSettingsSchema.shape)) continue
    const parsed = siteSettingsSchema.shape[key as keyof OperatorSettings].safeParse(value)
    if (parsed.success) decided[key] = parsed.data
    else log.warn({ key }, 'a setting does not fit and is passed over')
  }
  return { ...(config.demoData ? DEMO : NOTHING), ...decided }
}

/** Returns the public settings, without expired certificates. */
export async function getSiteSettings(ctx: Context): Promise<SiteSettings> {
  const company = companyOf(await ctx.db.select().from(settings), ctx)
  const demoAccounts = ctx.config.demoData
    ? DEMO_ACCOUNTS.map(({ label, email, password }) => ({ label, email, password }))
    : []
  const today = dateIn(ctx.clock())
  return {
    ...company,
    certificates: company.certificates.filter(({ validUntil }) => validUntil >= today),
    demoAccounts,
  }
}

/** Returns the recipients of notices about certificates, instead of all administrators. */
export async function certificateMailAddresses(db: Queryable): Promise<string[]> {
  const [row] = await db.select().from(settings).where(eq(settings.key, 'certificateMails'))
  return noticeSettings.shape.certificateMails.safeParse(row?.value ?? []).data ?? []
}

/**
 * Reads all settings for an authorised caller. Unset ones count as decided at the beginning of
 * time.
 */
export async function readSettings(db: Queryable, reader: Reader): Promise<Settings> {
  const rows = await db.select().from(settings)
  const { enteredAt, ...rates } = await readRates(db)
  const decidedFor = (key: string) => rows.find((row) => row.key === key)?.value
  const limits = bookingLimits.safeParse(decidedFor('bookingLimits') ?? {}).data ?? bookingLimits.parse({})
  const company = companyOf(rows, reader)
  return {
    ...company,
    certificates: company.certificates.map((certificate) => ({
      ...certificate,
      documentUrl: certificate.documentUrl ?? null,
    })),
    id: SETTINGS_ID,
    updatedAt: new Date(
      Math.max(enteredAt.getTime(), ...rows.map(({ updatedAt }) => updatedAt.getTime())),
    ).toISOString(),
    upcomingAppointments: limits.upcoming,
    appointmentsADay: limits.aDay,
    upcomingUnconfirmed: limits.upcomingUnconfirmed,
    messagesPerHour: readLimit(decidedFor('messagesPerHour'), 'messagesPerHour', reader),
    quoteAnswerHours: readLimit(decidedFor('quoteAnswerHours'), 'quoteAnswerHours', reader),
    ...rates,
    exchangeRates: await rateHistory(db, DAYS_SHOWN),
    certificateMails: noticeSettings.shape.certificateMails.safeParse(decidedFor('certificateMails') ?? []).data ?? [],
    requireTwoFactorForStaff: decidedFor('requireTwoFactorForStaff') === true,
  }
}

/** Returns all settings of the operator, expired certificates included. Administrators only. */
export async function getSettings(ctx: Context): Promise<Settings> {
  requireRole(ctx, 'admin')
  return readSettings(ctx.db, ctx)
}
