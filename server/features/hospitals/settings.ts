/** What staff and administrators keep of a hospital beside what everybody reads of it. */
import { and, asc, eq, gte, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { worksAt } from '#domain/access.ts'
import { addDays, CONFIRMATIONS, dateIn, DEFAULT_BOOKING_RULES, MAX_DAYS_AHEAD } from '#domain/availability.ts'
import { isUuid } from '#domain/fields.ts'
import type { UiLanguage } from '#domain/languages.ts'
import { CURRENCIES } from '#domain/money.ts'
import { publicHolidays } from '#domain/public-holidays.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { type ColumnsOf, clockOf } from '#server/database/record.ts'
import { editedTextAnswer } from '#server/database/texts.ts'
import { AppError } from '#server/errors.ts'
import { healthServices } from '#server/features/health-services/table.ts'
import { serviceNameIn } from '#server/features/health-services/texts.ts'
import { requireRole } from '#server/viewer.ts'
import { readAddresses } from './addresses.ts'
import { readHospitals } from './catalogue.ts'
import { requirePortal } from './portal.ts'
import type { Hospital } from './record.ts'
import { bookingRules, closures, hospitalHolidays, hospitalServices, hospitals, openingHours } from './table.ts'
import { readTexts } from './texts.ts'

const bookingRulesAnswer = z.object({
  noticeMinutes: z.number().int().meta({ description: 'minimum notice before a visit' }),
  procedureNoticeMinutes: z.number().int().meta({ description: 'minimum notice before a visit for a procedure' }),
  horizonDays: z.number().int().meta({ description: 'so many days ahead can be booked' }),
  bufferMinutes: z.number().int().meta({ description: 'kept free after each appointment' }),
  confirmation: z.enum(CONFIRMATIONS),
})

const closureAnswer = z.object({
  startsOn: z.string(),
  endsOn: z.string(),
  startsAt: z.string().nullable().meta({ description: 'closed from then on each of these days; null: all day' }),
  endsAt: z.string().nullable().meta({ description: 'with `startsAt` alone' }),
  reason: z.string().nullable(),
})
const holidayAnswer = z.object({ date: z.string(), name: z.string() })

/** What a hospital asks for a service that it offers; an inactive service is offered to nobody meanwhile. */
const offerTermsAnswer = z.object({
  serviceId: z.string(),
  name: z.string(),
  category: z.string(),
  duration: z.number().int().nullable().meta({ description: 'minutes; null: not given' }),
  isActive: z.boolean(),
  listPrice: z.number().nullable().meta({ description: 'the price of the service itself, in `listCurrency`' }),
  listCurrency: z.enum(CURRENCIES),
  price: z.number().nullable().meta({ description: 'its own price; null: the list price holds' }),
  currency: z.enum(CURRENCIES).nullable().meta({ description: 'of `price`' }),
  onRequest: z.boolean().meta({ description: 'neither price holds' }),
})
export type OfferTermsOf = z.output<typeof offerTermsAnswer>

export const hospitalSettingsAnswer = z
  .object({
    openingHours: z.array(z.object({ weekday: z.number().int(), times: z.array(z.string()) })),
    bookingRules: bookingRulesAnswer,
    closures: z.array(closureAnswer).meta({ description: 'that are not over' }),
    holidays: z.array(holidayAnswer).meta({ description: 'public holidays to come on which it is closed' }),
    proposedHolidays: z
      .array(holidayAnswer)
      .meta({ description: 'the others that fall into the time that can be booked' }),
    description: z.string().nullable().meta({ description: 'what it says about itself in English, the source' }),
    texts: z
      .array(editedTextAnswer)
      .meta({ description: 'what it says about itself in other languages than English, as far as it does' }),
    notifiedEmails: z.array(z.string()).meta({ description: 'where mails to its staff go as well' }),
    unconfirmedEmails: z
      .array(z.string())
      .meta({ description: 'those of them whose owner has not agreed yet: nothing goes there' }),
    offers: z.array(offerTermsAnswer).meta({ description: 'every service that it offers, by name' }),
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

/** Start times in their order, day by day. */
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

/** Of one hospital, as seen on a day: what is over is left out. Services are called as the reader calls them. */
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

/** The same as an edit sends it: for the audit, and for those whose edit is refused because somebody else was faster. */
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

/** For administrators, and for staff of the hospital. */
export async function hospitalSettings(ctx: Context, hospitalId: string): Promise<HospitalSettings> {
  const viewer = requireRole(ctx, 'hospital', 'admin')
  const id = hospitalId.toLowerCase()
  if (!worksAt(viewer, id)) throw new AppError('forbidden')
  if (!isUuid(id)) throw new AppError('not_found', 'Hospital Not Found')
  return readSettings(ctx.db, id, dateIn(ctx.clock()), ctx)
}

/** The hospital in whose portal somebody works, active or not. */
export async function portalHospital(ctx: Context, chosen: string | null | undefined): Promise<Hospital> {
  const id = await requirePortal(ctx, chosen, 'read')
  const [hospital] = await readHospitals(ctx, [id])
  if (!hospital) throw new AppError('not_found', 'Hospital Not Found')
  return hospital
}
