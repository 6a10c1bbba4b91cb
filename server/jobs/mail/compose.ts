import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { type AppointmentStatus, isUpcoming } from '#domain/appointments.ts'
import { isUuid } from '#domain/fields.ts'
import type { UiLanguage } from '#domain/languages.ts'
import { DEFAULT_NOTIFICATIONS, MAILS, type MailKind, type Notifications, REMINDERS } from '#domain/notifications.ts'
import { publicUrlOf, senderOf } from '#server/config.ts'
import type { Parts } from '#server/context.ts'
import { list } from '#server/database/search.ts'
import { query } from '#server/database/statement.ts'
import { type CalendarEntry, calendarFile, methodOf } from '#server/features/appointments/calendar-file.ts'
import { findEntries } from '#server/features/appointments/documents.ts'
import { linkToken } from '#server/features/auth/links.ts'
import { isFresh, reminderKey } from '../reminders.ts'
import type { Claimed } from './queue.ts'
import { type MailFacts, type RenderedMail, renderMail } from './render.ts'

export type Mail = RenderedMail & {
  /** The same for every attempt at one row, so that a mail that went out twice can be told. */
  messageId: string
  to: { name: string; address: string }
  calendar?: { method: string; content: string }
}
/** A row that nobody has to be told about any more, and why. */
export type Skipped = { skip: string }

type Person = {
  email: string
  firstName: string
  lastName: string
  status: string
  language: UiLanguage
  notifications: Partial<Notifications> | null
  deletesAt: Date | null
}

const isMail = (kind: string): kind is MailKind => Object.hasOwn(MAILS, kind)
const LINKS: readonly MailKind[] = ['account.confirm_email', 'account.email_change', 'account.reset_password']

async function findPerson({ db }: Parts, id: string): Promise<Person | undefined> {
  const [person] = await query<Person>(
    db,
    sql`select email, first_name as "firstName", last_name as "lastName", status, language,
        preferences -> 'notifications' as notifications, deletes_at as "deletesAt"
      from users where id = ${id}::uuid`,
  )
  return person
}

/** A row of one_time_tokens: where its mail goes, and whether its link still leads anywhere. */
async function findToken({ db, clock }: Parts, id: string) {
  const [token] = await query<{ email: string; alive: boolean }>(
    db,
    sql`select email, used_at is null and expires_at > ${clock()} as alive from one_time_tokens where id = ${id}::uuid`,
  )
  return token
}

/**
 * A message to a hospital has no one reader: each of its staff gets a row, with settings and attempts of its own. Doing this
 * twice adds nothing.
 */
async function tellStaff({ db, clock }: Parts, row: Claimed): Promise<Skipped> {
  const now = clock()
  const id = row.payload.appointmentId
  const staff = isUuid(id)
    ? await query<{ id: string }>(
        db,
        sql`select u.id from appointments a join users u on u.hospital_id = a.hospital_id and u.role = 'hospital'
          where a.id = ${id}::uuid and u.status = 'active'`,
      )
    : []
  await query(
    db,
    sql`insert into outbox (id, kind, user_id, payload, dedupe_key, created_at, available_at)
      select r.id, ${row.kind}, r.user_id, ${JSON.stringify(row.payload)}::jsonb, ${row.id} || ':' || r.user_id, ${now}, ${now}
      from unnest(${list(staff.map(() => v7()))}::uuid[], ${list(staff.map(({ id: userId }) => userId))}::uuid[])
        as r (id, user_id)
      on conflict (dedupe_key) do nothing`,
  )
  return { skip: `told ${staff.length} of the staff` }
}

/** Why a mail about an appointment would be out of date by now, or null. */
function outdated(row: Claimed, kind: MailKind, entry: CalendarEntry, now: Date): string | null {
  const reminder = REMINDERS.find((one) => one.kind === kind)
  if (reminder) {
    if (!isUpcoming(entry.status)) return 'the appointment does not take place'
    if (row.dedupeKey !== reminderKey(entry, kind)) return 'the appointment was moved'
    return isFresh(reminder.hours, entry.startsAt, now) ? null : 'too late to remind'
  }
  // Its cancellation has a mail of its own, which may even have overtaken this one.
  const standing: AppointmentStatus[] = ['pending', 'confirmed', 'completed']
  const tellsOfStanding = kind.startsWith('appointment.') && kind !== 'appointment.cancelled'
  return tellsOfStanding && !standing.includes(entry.status) ? 'the appointment was cancelled meanwhile' : null
}

const WITH_CALENDAR: readonly MailKind[] = [
  ...(['appointment.booked', 'appointment.confirmed', 'appointment.cancelled', 'appointment.rescheduled'] as const),
]

/** Turns a row of the outbox into a mail, from what is true now: settings, language and the appointment's own time. */
export async function composeMail(parts: Parts, row: Claimed): Promise<Mail | Skipped> {
  const { kind, payload } = row
  if (!isMail(kind)) return { skip: 'not told by mail' }
  if (kind === 'message.received' && !row.userId) return tellStaff(parts, row)
  const person = row.userId ? await findPerson(parts, row.userId) : undefined
  if (!person) return { skip: 'nobody to tell' }
  const setting = MAILS[kind]
  if (setting && !{ ...DEFAULT_NOTIFICATIONS, ...person.notifications }[setting]) return { skip: 'turned off' }
  if (!kind.startsWith('account.') && person.status !== 'active') return { skip: 'the account is not active' }

  const { language } = person
  const publicUrl = publicUrlOf(parts.config)
  const facts: MailFacts = { kind, language, firstName: person.firstName, publicUrl }
  const mail: Pick<Mail, 'to' | 'calendar'> = {
    to: { name: `${person.firstName} ${person.lastName}`.trim(), address: person.email },
  }

  if (kind === 'account.deletion_requested') {
    if (!person.deletesAt) return { skip: 'the account stays' }
    facts.deletesAt = person.deletesAt
  }
  if (payload.tokenId) {
    const token = isUuid(payload.tokenId) ? await findToken(parts, payload.tokenId) : undefined
    if (!token) return { skip: 'the link is gone' }
    mail.to.address = token.email
    if (LINKS.includes(kind)) {
      if (!token.alive) return { skip: 'the link has ended' }
      facts.token = linkToken(parts.config, payload.tokenId)
    }
  }
  if (!kind.startsWith('account.')) {
    const id = payload.appointmentId
    const [entry] = isUuid(id) ? await findEntries(parts.db, sql`a.id = ${id}::uuid`) : []
    if (!entry) return { skip: 'the appointment is gone' }
    const reason = outdated(row, kind, entry, parts.clock())
    if (reason) return { skip: reason }
    facts.appointment = entry
    if (WITH_CALENDAR.includes(kind)) {
      const attendee = { name: mail.to.name || mail.to.address, email: mail.to.address }
      const options = { publicUrl, organizer: senderOf(parts.config), language }
      mail.calendar = { method: methodOf(entry, true), content: calendarFile(entry, options, attendee) }
    }
  }
  return { ...renderMail(facts), ...mail, messageId: `<${row.id}@${new URL(publicUrl).hostname}>` }
}
