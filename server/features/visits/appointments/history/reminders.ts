import { and, asc, eq, exists, gt, inArray, lte, notExists, type SQL, sql } from 'drizzle-orm'
import { TAB_STATUSES } from '#domain/appointments.ts'
import { type MailKind, REMINDERS } from '#domain/notifications.ts'
import type { Dependencies } from '#server/context.ts'
import { outbox } from '#server/features/accounts/outbox/table.ts'
import { queueMails } from '#server/features/accounts/outbox/writing.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { appointmentEvents, appointments, MOVED_EVENTS } from '../table.ts'

type Reminder = (typeof REMINDERS)[number]

const HOUR = 60 * 60 * 1000
const BATCH = 500

/**
 * Returns the key of a reminder. A moved appointment gets another one, an unmoved one never a
 * second.
 */
export const reminderKey = ({ id, startsAt }: { id: string; startsAt: Date }, kind: MailKind): string =>
  `${id}:${startsAt.toISOString()}:${kind}`

/** Returns the SQL equivalent of `reminderKey`. */
const keyColumn = (kind: MailKind): SQL<string> =>
  sql<string>`${appointments.id} || ':'
    || to_char(${appointments.startsAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || ':' || ${kind}`

/**
 * Returns true while a reminder is useful. One that was not sent in the first half of its period is
 * replaced by the next one, or by the visit.
 */
export const isFresh = (hours: number, startsAt: Date, now: Date): boolean =>
  startsAt.getTime() - now.getTime() > (hours / 2) * HOUR

/** Finds appointments that are due for a reminder and have none. */
async function findDue(db: Dependencies['db'], now: Date, { kind, hours }: Reminder) {
  const patient = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, appointments.patientId), eq(users.status, 'active'), eq(users.isDemo, false)))
  const notice = sql`${appointments.startsAt} - make_interval(hours => ${hours})`
  const movedSince = db
    .select({ id: appointmentEvents.id })
    .from(appointmentEvents)
    .where(
      and(
        eq(appointmentEvents.appointmentId, appointments.id),
        inArray(appointmentEvents.kind, [...MOVED_EVENTS]),
        gt(appointmentEvents.createdAt, notice),
      ),
    )
  const queued = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(eq(outbox.dedupeKey, keyColumn(kind)))
  return db
    .select({ id: appointments.id, userId: appointments.patientId, dedupeKey: keyColumn(kind) })
    .from(appointments)
    .where(
      and(
        inArray(appointments.status, [...TAB_STATUSES.upcoming]),
        lte(appointments.startsAt, new Date(now.getTime() + hours * HOUR)),
        gt(appointments.startsAt, new Date(now.getTime() + (hours / 2) * HOUR)),
        // A patient who booked or moved an appointment within these hours needs no reminder.
        lte(appointments.createdAt, notice),
        notExists(movedSince),
        exists(patient),
        notExists(queued),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(BATCH)
}

async function queueReminder(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  reminder: Reminder,
  isEnding: () => boolean,
): Promise<void> {
  while (!isEnding()) {
    const now = clock()
    const due = await findDue(db, now, reminder)
    const mails = due.flatMap(({ id, userId, dedupeKey }) =>
      userId ? [{ kind: reminder.kind, userId, payload: { appointmentId: id }, dedupeKey }] : [],
    )
    await queueMails(db, now, mails)
    if (due.length < BATCH) return
  }
}

/** Queues due reminders. They are checked again when they are sent. */
export async function queueReminders(
  deps: Pick<Dependencies, 'db' | 'clock'>,
  isEnding: () => boolean = () => false,
): Promise<void> {
  for (const reminder of REMINDERS) await queueReminder(deps, reminder, isEnding)
}
