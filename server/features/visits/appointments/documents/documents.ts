import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { addDays, dateIn, instantOf } from '#domain/availability.ts'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { publicUrlOf, senderOf } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import type { ColumnsOf } from '#server/database/record.ts'
import { AppError } from '#server/errors.ts'
import { getProfile } from '#server/features/accounts/users/reading.ts'
import type { User } from '#server/features/accounts/users/record.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { requireViewer, type Viewer } from '#server/viewer.ts'
import { requireReadableAppointment } from '../break-glass.ts'
import { appointmentEvents, appointments } from '../table.ts'
import { type CalendarEntry, calendarFeed, calendarFile, methodOf } from './calendar-file.ts'
import { receiptPdf } from './receipt-pdf.ts'

const entryColumns = {
  id: appointments.id,
  bookingId: appointments.bookingId,
  status: appointments.status,
  startsAt: appointments.startsAt,
  durationMinutes: appointments.durationMinutes,
  channel: appointments.channel,
  updatedAt: appointments.updatedAt,
  sequence: sql<number>`(select count(*) from ${appointmentEvents}
    where ${appointmentEvents.appointmentId} = ${appointments.id} and ${appointmentEvents.kind} not in ('booked', 'opened'))`,
  people: sql<CalendarEntry['people']>`case when ${appointments.bookerFirstName} is not null then json_build_object(
    'patient', ${appointments.patientFirstName} || ' ' || ${appointments.patientLastName},
    'booker', ${appointments.bookerFirstName} || coalesce(' ' || ${appointments.bookerLastName}, '')) end`,
  place: { address: hospitals.address, district: hospitals.district, city: hospitals.city, country: hospitals.country },
} satisfies ColumnsOf<Omit<CalendarEntry, 'place'>> & { place: ColumnsOf<NonNullable<CalendarEntry['place']>> }

type EntryWithPlace = CalendarEntry & { place: NonNullable<CalendarEntry['place']> }

/** Selects appointments with the fields of calendars. The caller provides the conditions. */
export const selectEntries = (db: Queryable, where: SQL | undefined): Promise<EntryWithPlace[]> =>
  db
    .select(entryColumns)
    .from(appointments)
    .innerJoin(hospitals, eq(hospitals.id, appointments.hospitalId))
    .where(where)
    .orderBy(appointments.startsAt, appointments.id)

/** Returns an appointment with the fields of calendars. The caller checks access. */
export async function findEntry(db: Queryable, id: string): Promise<EntryWithPlace | undefined> {
  const [entry] = await selectEntries(db, eq(appointments.id, id))
  return entry
}

const chosenLanguage = z.object({
  lang: z.enum(UI_LANGUAGES, { error: `lang must be one of ${UI_LANGUAGES.join(', ')}` }).optional(),
})

/** Returns the requested language, or else the user's own. */
async function languageFor(ctx: Context, viewer: Viewer, raw: unknown): Promise<UiLanguage> {
  const { lang } = chosenLanguage.parse(raw ?? {})
  if (lang) return lang
  const [row] = await ctx.db.select({ language: users.language }).from(users).where(eq(users.id, viewer.id))
  return row?.language ?? 'en'
}

export type Download = { name: string; type: string; bytes: string | Buffer }

/**
 * Returns the appointment as a file for a calendar program, for callers who may read its content.
 */
export async function getCalendarFile(ctx: Context, id: string, raw: unknown): Promise<Download> {
  const viewer = requireViewer(ctx)
  const language = await languageFor(ctx, viewer, raw)
  const appointment = await requireReadableAppointment(ctx, id)
  const entry = await findEntry(ctx.db, appointment.id)
  if (!entry) throw new AppError('not_found', 'Appointment not found.')
  const options = { publicUrl: publicUrlOf(ctx.config), organizer: senderOf(ctx.config), language }
  return {
    name: `${entry.bookingId}.ics`,
    type: `text/calendar; charset=utf-8; method=${methodOf(entry)}`,
    bytes: calendarFile(entry, options),
  }
}

/**
 * Returns the receipt as PDF, for callers who may read the content of the appointment, because it
 * names the treatment.
 */
export async function getReceipt(ctx: Context, id: string, raw: unknown): Promise<Download> {
  const viewer = requireViewer(ctx)
  const language = await languageFor(ctx, viewer, raw)
  const appointment = await requireReadableAppointment({ ...ctx, language }, id)
  const entry = await findEntry(ctx.db, appointment.id)
  if (!entry) throw new AppError('not_found', 'Appointment not found.')
  return {
    name: `${appointment.bookingId}.pdf`,
    type: 'application/pdf',
    bytes: await receiptPdf({ ...appointment, place: entry.place, issuedAt: ctx.clock() }, language),
  }
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** Creates the secret of a private address and its stored hash. */
export function newCalendarKey(): { key: string; hash: string } {
  const key = randomBytes(32).toString('base64url')
  return { key, hash: hashOf(key) }
}

const KEY = /^([\w-]{43})\.ics$/

/**
 * Extracts the stored hash of the secret from the file name of a feed. Returns undefined for other
 * names.
 */
export function keyHashIn(file: string): string | undefined {
  const key = KEY.exec(file)?.[1]
  return key && hashOf(key)
}

/** Sets the hash of the secret. The account is not edited, so its `updatedAt` stays. */
const setCalendarKey = (ctx: Context, viewer: Viewer, calendarKeyHash: string | null) =>
  ctx.db
    .update(users)
    .set({ calendarKeyHash, updatedAt: sql`${users.updatedAt}` })
    .where(eq(users.id, viewer.id))

/**
 * Creates a new private address of the viewer's appointments, and ends the previous one. It is
 * returned only once, because only its hash is stored.
 */
export async function createCalendarFeed(ctx: Context): Promise<string> {
  const viewer = requireViewer(ctx)
  const { key, hash } = newCalendarKey()
  await setCalendarKey(ctx, viewer, hash)
  return `${publicUrlOf(ctx.config)}/api/Calendar/${key}.ics`
}

export async function removeCalendarFeed(ctx: Context): Promise<User> {
  const viewer = requireViewer(ctx)
  await setCalendarKey(ctx, viewer, null)
  return getProfile(ctx)
}

/**
 * Returns the calendar of a private address, for programs that cannot sign in: the appointments of
 * the last year and all future ones. The address is the secret. It works only while the account may
 * sign in.
 */
export async function getCalendarFeed(ctx: Context, file: string): Promise<string> {
  const hash = keyHashIn(file)
  const [owner] = hash
    ? await ctx.db
        .select({ id: users.id, language: users.language })
        .from(users)
        .where(and(eq(users.calendarKeyHash, hash), eq(users.status, 'active')))
    : []
  if (!owner) throw new AppError('not_found')
  const lastYear = addDays(dateIn(ctx.clock()), -365)
  const entries = await selectEntries(
    ctx.db,
    and(eq(appointments.patientId, owner.id), gte(appointments.startsAt, instantOf(lastYear, '00:00'))),
  )
  return calendarFeed(entries, {
    publicUrl: publicUrlOf(ctx.config),
    organizer: senderOf(ctx.config),
    language: owner.language,
  })
}
