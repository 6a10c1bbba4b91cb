import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { type MailKind, REMINDERS } from '#domain/notifications.ts'
import type { Db } from '#server/database/client.ts'
import { list } from '#server/database/search.ts'
import { query } from '#server/database/statement.ts'

const HOUR = 60 * 60 * 1000
const BATCH = 500

/** A moved appointment is reminded of anew, an unmoved one never twice. */
export const reminderKey = ({ id, startsAt }: { id: string; startsAt: Date }, kind: MailKind): string =>
  `${id}:${startsAt.toISOString()}:${kind}`

/** A reminder that could not go out in the first half of its time would be answered by the next one, or by the visit. */
export const isFresh = (hours: number, startsAt: Date, now: Date): boolean =>
  startsAt.getTime() - now.getTime() > (hours / 2) * HOUR

type Due = { id: string; patientId: string; startsAt: Date }

async function queueReminder(
  db: Db,
  now: Date,
  { kind, hours }: (typeof REMINDERS)[number],
  isEnding: () => boolean,
): Promise<number> {
  let queued = 0
  while (!isEnding()) {
    // Who booked or moved an appointment within these hours knows of it. Nobody reads the mail of an account whose
    // password is dots alone: the demo data's people, to whom no sign-in leads.
    const due = await query<Due>(
      db,
      sql`select a.id, a.patient_id as "patientId", a.starts_at as "startsAt" from appointments a
          join users u on u.id = a.patient_id and u.status = 'active' and u.password_hash !~ '[.]{53}$'
        where a.status in ('pending', 'confirmed')
          and a.starts_at <= ${new Date(now.getTime() + hours * HOUR)}
          and a.starts_at > ${new Date(now.getTime() + (hours / 2) * HOUR)}
          and a.created_at <= a.starts_at - make_interval(hours => ${hours})
          and not exists (select from appointment_events e where e.appointment_id = a.id and e.kind = 'rescheduled'
            and e.created_at > a.starts_at - make_interval(hours => ${hours}))
          and not exists (select from outbox o where o.dedupe_key = a.id || ':'
            || to_char(a.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || ':' || ${kind})
        order by a.starts_at, a.id limit ${BATCH}`,
    )
    const rows = due.map((one) => ({ ...one, key: reminderKey(one, kind) }))
    await query(
      db,
      sql`insert into outbox (id, kind, user_id, payload, dedupe_key, created_at, available_at)
        select r.id, ${kind}, r.user_id, jsonb_build_object('appointmentId', r.appointment_id), r.key, ${now}, ${now}
        from unnest(${list(rows.map(() => v7()))}::uuid[], ${list(rows.map(({ patientId }) => patientId))}::uuid[],
          ${list(rows.map(({ id }) => id))}::uuid[], ${list(rows.map(({ key }) => key))}::text[])
          as r (id, user_id, appointment_id, key)
        on conflict (dedupe_key) do nothing`,
    )
    queued += rows.length
    if (rows.length < BATCH) break
  }
  return queued
}

/** Puts the reminders that are due into the outbox; whether they still hold is looked at again when they are sent. */
export async function queueReminders(db: Db, now: Date, isEnding: () => boolean = () => false): Promise<number> {
  let queued = 0
  for (const reminder of REMINDERS) queued += await queueReminder(db, now, reminder, isEnding)
  return queued
}
