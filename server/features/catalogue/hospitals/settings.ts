/** Additional fields of a hospital for staff and administrators. */
import { and, asc, eq, gte, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { worksAt } from '#domain/portal-access.ts'
import { addDays, CONFIRMATIONS, DEFAULT_BOOKING_RULES, dateIn, MAX_DAYS_AHEAD } from '#domain/availability.ts'
import { isUuid } from '#domain/fields.ts'
import type { UiLanguage } from '#domain/languages.ts'
import { CURRENCIES } from '#domain/money.ts'
import { publicHolidays } from '#domain/public-holidays.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { type ColumnsOf, clockOf } from '#server/database/record.ts'
import { editedTextAnswer } from '#server/database/texts.ts'
import { AppError } from '#server/errors.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { serviceNameIn } from '#server/features/catalogue/health-services/texts.ts'
import { requirePortal } from '#server/staff.ts'
import { requireRole } from '#server/viewer.ts'
import { readAddresses } from './addresses.ts'
import { readHospitals } from './catalogue.ts'
import type { Hospital } from './record.ts'
import { bookingRules, closures, hospitalHolidays, hospitalServices, hospitals, openingHours } from './table.ts'
import { readTexts } from './texts.ts'

const bookingRulesAnswer = z.object({
  noticeMinutes: z.number().int().meta({ description: 'minimum notice before a visit' }),
  procedureNoticeMinutes: z.number().int().meta({ description: 'minimum notice before a visit for a procedure' }),
  horizonDays: z.number().int().meta({ description: 'booking horizon in days' }),
  bufferMinutes: z.number().int().meta({ description: 'buffer after each appointment, in minutes' }),
  confirmation: z.enum(CONFIRMATIONS),
})

const closureAnswer = z.object({
  startsOn: z.string(),
  endsOn: z.string(),
  startsAt: z.string().nullable().meta({ description: 'start time on each of these days; null for the whole day' }),
  endsAt: z.string().nullable().meta({ description: 'end time, together with `startsAt`' }),
  reason: z.string().nullable(),
})
const holidayAnswer = z.object({ date: z.string(), name: z.string() })

/** Price of a service at a hospital. An inactive service cannot be booked anywhere. */
const offerTermsAnswer = z.object({
  serviceId: z.string(),
  name: z.string(),
  category: z.string(),
  duration: z.number().int().nullable().meta({ description: 'length in minutes; null if not given' }),
  isActive: z.boolean(),
  listPrice: z.number().nullable().meta({ description: 'default price of the service, in `listCurrency`' }),
  listCurrency: z.enum(CURRENCIES),
  price: z.number().nullable().meta({ description: 'own price of the hospital; null if the list price applies' }),
  currency: z.enum(CURRENCIES).nullable().meta({ description: 'currency of `price`' }),
  onRequest: z.boolean().meta({ description: 'whether the price is on request' }),
})
export type OfferTermsOf = z.output<typeof offerTermsAnswer>

export const hospitalSettingsAnswer = z
  .object({
    openingHours: z.array(z.object({ weekday: z.number().int(), times: z.array(z.string()) })),
    bookingRules: bookingRulesAnswer,
    closures: z.array(closureAnswer).meta({ description: 'current and future closures' }),
    holidays: z.array(holidayAnswer).meta({ description: 'future public holidays on which the hospital is closed' }),
    proposedHolidays: z.array(holidayAnswer).meta({ description: 'other public holidays within the booking horizon' }),
    description: z.string().nullable().meta({ description: 'English description, the source of its translations' }),
    texts: z.array(editedTextAnswer).meta({ description: 'descriptions in other languages' }),
    notifiedEmails: z.array(z.string()).meta({ description: 'additional notification addresses for mails to staff' }),
    unconfirmedEmails: z
      .array(z.string())
      .meta({ description: 'notification addresses that are not confirmed yet; no mails are sent to them' }),
    offers: z.array(offerTermsAnswer).meta({ description: 'all services of the hospital, by name' }),
  })
  .meta({ title: 'HospitalSettings' })
export type HospitalSettings = z.output<typeof hospitalSettingsAnswer>

const termsColumnsIn = (language: UiLanguage) =>
  ({
    serviceId: hospitalServices.serviceId,
    name: serviceNameIn(language),
    category: healthServices.category,
    duration: healthServices.duration,
    isActive: healthServices.isActive,
    listPrice: healthServices.price,
    listCurrency: healthServices.currency,
    price: hospitalServices.price,
    currency: hospitalServices.currency,
    onRequest: hospitalServices.onRequest,
  }) satisfies ColumnsOf<OfferTermsOf>

const closureColumns = {
  startsOn: closures.startsOn,
  endsOn: closures.endsOn,
  startsAt: clockOf(closures.startsAt) as SQL<string | null>,
  endsAt: clockOf(closures.endsAt) as SQL<string | null>,
  reason: closures.reason,
} satisfies ColumnsOf<z.output<typeof closureAnswer>>

/** Returns the start times by weekday, in order. */
export function weekOf(rows: readonly { weekday: number; time: string }[]): HospitalSettings['openingHours'] {
  const days = new Map<number, string[]>()
  for (const { weekday, time } of rows) days.set(weekday, [...(days.get(weekday) ?? []), time])
  return [...days].map(([weekday, times]) => ({ weekday, times }))
}

async function readOpeningHours(db: Queryable, hospitalId: string): Promise<HospitalSettings['openingHours']> {
  const rows = await db
    .select({ weekday: openingHours.weekday, time: clockOf(openingHours.startTime) })
    .from(openingHours)
    .where(eq(openingHours.hospitalId, hospitalId))
    .orderBy(asc(openingHours.weekday), asc(openingHours.startTime))
  return weekOf(rows)
}

/**
 * Reads the settings of one hospital as of a day, without past closures and holidays. Services are
 * named in the language of the reader.
 */
export async function readSettings(
  db: Queryable,
  hospitalId: string,
  today: string,
  { language = 'en' }: { language?: UiLanguage } = {},
): Promise<HospitalSettings> {
  const isTheirs = eq(bookingRules.hospitalId, hospitalId)
  const {
    hospitalId: _,
    updatedAt: __,
    ...rules
  } = (await db.select().from(bookingRules).where(isTheirs))[0] ?? {
    ...DEFAULT_BOOKING_RULES,
    hospitalId,
    updatedAt: null,
  }
  const holidays = await db
    .select({ date: hospitalHolidays.date, name: hospitalHolidays.name })
    .from(hospitalHolidays)
    .where(and(eq(hospitalHolidays.hospitalId, hospitalId), gte(hospitalHolidays.date, today)))
    .orderBy(hospitalHolidays.date)
  const closed = new Set(holidays.map(({ date }) => date))
  const [source] = await db
    .select({ description: hospitals.description })
    .from(hospitals)
    .where(eq(hospitals.id, hospitalId))
  return {
    openingHours: await readOpeningHours(db, hospitalId),
    bookingRules: rules,
    closures: await db
      .select(closureColumns)
      .from(closures)
      .where(and(eq(closures.hospitalId, hospitalId), gte(closures.endsOn, today)))
      .orderBy(closures.startsOn, closures.endsOn, closures.startsAt, closures.id),
    holidays,
    proposedHolidays: publicHolidays({ from: today, to: addDays(today, MAX_DAYS_AHEAD) }).filter(
      ({ date }) => !closed.has(date),
    ),
    description: source?.description ?? null,
    texts: await readTexts(db, hospitalId),
    ...(await readAddresses(db, hospitalId)),
    offers: await db
      .select(termsColumnsIn(language))
      .from(hospitalServices)
      .innerJoin(healthServices, eq(healthServices.id, hospitalServices.serviceId))
      .where(eq(hospitalServices.hospitalId, hospitalId))
      .orderBy(healthServices.nameKey, healthServices.id),
  }
}

/**
 * Returns the settings in the form of an edit, for the audit log and for editors whose edit is
 * stale.
 */
export const auditedSettings = ({
  openingHours,
  bookingRules,
  closures,
  holidays,
  texts,
  notifiedEmails,
  offers,
}: HospitalSettings) => ({
  openingHours,
  bookingRules,
  closures,
  texts: texts.map(({ language, description }) => ({ language, description })),
  notifiedEmails,
  holidays: holidays.map(({ date }) => date),
  prices: offers
    .filter(({ price, onRequest }) => price !== null || onRequest)
    .map(({ serviceId, name, price, currency, onRequest }) => ({ serviceId, name, price, currency, onRequest })),
})

/** Returns the settings, for administrators and staff of the hospital. */
export async function hospitalSettings(ctx: Context, hospitalId: string): Promise<HospitalSettings> {
  const viewer = requireRole(ctx, 'hospital', 'admin')
  const id = hospitalId.toLowerCase()
  if (!worksAt(viewer, id)) throw new AppError('forbidden')
  if (!isUuid(id)) throw new AppError('not_found', 'Hospital Not Found')
  return readSettings(ctx.db, id, dateIn(ctx.clock()), ctx)
}

/** Returns the hospital of the caller's portal, active or not. */
export async function portalHospital(ctx: Context, chosen: string | null | undefined): Promise<Hospital> {
  const id = await requirePortal(ctx, chosen, 'read')
  const [hospital] = await readHospitals(ctx, [id])
  if (!hospital) throw new AppError('not_found', 'Hospital Not Found')
  return hospital
}
