import { createHash, randomBytes } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { publicUrlOf, senderOf } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { query } from '#server/database/statement.ts'
import { AppError } from '#server/errors.ts'
import { getProfile } from '#server/features/users/reading.ts'
import type { User } from '#server/features/users/record.ts'
import { requireViewer, type Viewer } from '#server/viewer.ts'
import { requireAppointment } from './access.ts'
import { type CalendarEntry, calendarFeed, calendarFile, methodOf } from './calendar-file.ts'
import { receiptPdf } from './receipt-pdf.ts'

const entryColumns: SQL = sql.raw(`a.id, a.booking_id as "bookingId", a.status, a.starts_at as "startsAt",
  a.duration_minutes as "durationMinutes", a.updated_at as "updatedAt",
  (select count(*)::int from appointment_events e where e.appointment_id = a.id and e.kind <> 'booked') as sequence,
  json_build_object('address', h.address, 'district', h.district, 'city', h.city, 'country', h.country) as place`)

/** Appointments as calendars know them; whose they are is for the caller to say. */
export const findEntries = (db: Queryable, where: SQL): Promise<CalendarEntry[]> =>
  query<CalendarEntry>(
    db,
    sql`select ${entryColumns} from appointments a join hospitals h on h.id = a.hospital_id where ${where}
      order by a.starts_at, a.id`,
  )

const chosenLanguage = z.object({
  lang: z.enum(UI_LANGUAGES, { error: `lang must be one of ${UI_LANGUAGES.join(', ')}` }).optional(),
})

/** The language that was asked for, or else the person's own. */
async function languageFor(ctx: Context, viewer: Viewer, raw: unknown): Promise<UiLanguage> {
  const { lang } = chosenLanguage.parse(raw ?? {})
  if (lang) return lang
  const [row] = await query<{ language: UiLanguage }>(
    ctx.db,
    sql`select language from users where id = ${viewer.id}::uuid`,
  )
  return row?.language ?? 'en'
}

export type Download = { name: string; type: string; bytes: string | Buffer }

/** The appointment as a file for a calendar program; for those who may see the appointment. */
export async function getCalendarFile(ctx: Context, id: string, raw: unknown): Promise<Download> {
  const viewer = requireViewer(ctx)
  const language = await languageFor(ctx, viewer, raw)
  const appointment = await requireAppointment(ctx, id)
  const [entry] = await findEntries(ctx.db, sql`a.id = ${appointment.id}::uuid`)
  if (!entry) throw new AppError('not_found', 'Appointment not found.')
  const options = { publicUrl: publicUrlOf(ctx.config), organizer: senderOf(ctx.config), language }
  return {
    name: `${entry.bookingId}.ics`,
    type: `text/calendar; charset=utf-8; method=${methodOf(entry)}`,
    bytes: calendarFile(entry, options),
  }
}

/** The receipt as PDF; for those who may see the appointment. */
export async function getReceipt(ctx: Context, id: string, raw: unknown): Promise<Download> {
  const viewer = requireViewer(ctx)
  const language = await languageFor(ctx, viewer, raw)
  const appointment = await requireAppointment(ctx, id)
  const [entry] = await findEntries(ctx.db, sql`a.id = ${appointment.id}::uuid`)
  if (!entry) throw new AppError('not_found', 'Appointment not found.')
  return {
    name: `${appointment.bookingId}.pdf`,
    type: 'application/pdf',
    bytes: await receiptPdf({ ...appointment, place: entry.place, issuedAt: ctx.clock() }, language),
  }
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** Makes a new private address of the viewer's appointments; an older one ends. Only here can it be read: its hash is kept. */
export async function createCalendarFeed(ctx: Context): Promise<string> {
  const viewer = requireViewer(ctx)
  const key = randomBytes(32).toString('base64url')
  await query(ctx.db, sql`update users set calendar_key_hash = ${hashOf(key)} where id = ${viewer.id}::uuid`)
  return `${publicUrlOf(ctx.config)}/api/Calendar/${key}.ics`
}

export async function removeCalendarFeed(ctx: Context): Promise<User> {
  const viewer = requireViewer(ctx)
  await query(ctx.db, sql`update users set calendar_key_hash = null where id = ${viewer.id}::uuid`)
  return getProfile(ctx)
}

const KEY = /^([\w-]{43})\.ics$/

/**
 * The calendar behind a private address, for programs that cannot sign in: the appointments of the last year and all to
 * come. Who knows the address sees it, so an account that may not sign in has none.
 */
export async function getCalendarFeed(ctx: Context, file: string): Promise<string> {
  const key = KEY.exec(file)?.[1]
  const [owner] = key
    ? await query<{ id: string; language: UiLanguage }>(
        ctx.db,
        sql`select id, language from users where calendar_key_hash = ${hashOf(key)} and status = 'active'`,
      )
    : []
  if (!owner) throw new AppError('not_found')
  const entries = await findEntries(
    ctx.db,
    sql`a.patient_id = ${owner.id}::uuid and a.starts_at > ${ctx.clock()}::timestamptz - interval '1 year'`,
  )
  return calendarFeed(entries, {
    publicUrl: publicUrlOf(ctx.config),
    organizer: senderOf(ctx.config),
    language: owner.language,
  })
}
