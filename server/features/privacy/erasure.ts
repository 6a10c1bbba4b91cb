import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { createSystemContext, type Parts } from '#server/context.ts'
import type { Tx } from '#server/database/client.ts'
import { query } from '#server/database/statement.ts'
import { recordAudit } from '#server/features/audit/writing.ts'
import { removeStored } from '#server/features/files/storage.ts'

const NOBODY = { first: 'Deleted', last: 'patient', account: 'Deleted account' }
const REMOVED = 'This message was removed together with the account of the patient.'

/** Nobody comes: the time is free again for others. */
async function cancelUpcoming(tx: Tx, userId: string, now: Date): Promise<void> {
  const cancelled = await query<{ id: string; status: string }>(
    tx,
    sql`with mine as (
        select id, status from appointments
        where patient_id = ${userId}::uuid and status in ('pending', 'confirmed') and starts_at > ${now} for update)
      update appointments a set status = 'cancelled',
        updated_at = greatest(${now}::timestamptz, a.updated_at + interval '1 ms')
      from mine where a.id = mine.id returning a.id, mine.status`,
  )
  for (const { id, status } of cancelled)
    await query(
      tx,
      sql`insert into appointment_events (id, appointment_id, kind, actor_role, from_status, to_status, created_at)
        values (${v7()}, ${id}, 'status', 'user', ${status}, 'cancelled', ${now})`,
    )
}

/** Appointments stay without anything that says whose they were; free text is gone, since it may say so too. */
async function anonymiseAppointments(tx: Tx, userId: string): Promise<string[]> {
  const mine = sql`(select id from appointments where patient_id = ${userId}::uuid)`
  await query(tx, sql`update appointment_events set note = null where appointment_id in ${mine} and note is not null`)
  await query(
    tx,
    sql`update messages set message = ${REMOVED},
        sender_name = case when sender = 'patient' then ${NOBODY.account}::text else sender_name end
      where appointment_id in ${mine}`,
  )
  const files = await query<{ name: string }>(
    tx,
    sql`delete from files where appointment_id in ${mine} returning storage_name as name`,
  )
  await query(
    tx,
    sql`update appointments set patient_id = null, patient_first_name = ${NOBODY.first}, patient_last_name = ${NOBODY.last},
        patient_email = '', patient_phone = '', notes = null
      where patient_id = ${userId}::uuid`,
  )
  return files.map(({ name }) => name)
}

const OWN_ROWS = [
  'sessions',
  'one_time_tokens',
  'recovery_codes',
  'consents',
  'favourites',
  'idempotency_keys',
] as const

async function removeOwnRows(tx: Tx, userId: string): Promise<void> {
  for (const table of [...OWN_ROWS, 'review_reports', 'outbox'])
    await query(tx, sql`delete from ${sql.identifier(table)} where user_id = ${userId}::uuid`)
  await query(tx, sql`update messages set sender_name = ${NOBODY.account} where sender_id = ${userId}::uuid`)
  await query(
    tx,
    sql`update reviews set author_name = 'Anonymous', patient_id = null where patient_id = ${userId}::uuid`,
  )
  await query(
    tx,
    sql`delete from newsletter_subscribers where email = (select email from users where id = ${userId}::uuid)`,
  )
}

/**
 * Takes away whatever says who somebody was. Of the account the address, the first name and the language are left, for the
 * last mail; they go with the row, in `removeAccount`.
 */
export async function eraseAccount(parts: Parts, userId: string): Promise<void> {
  const now = parts.clock()
  await parts.db.transaction(async (tx) => {
    const due = await query(
      tx,
      sql`select id from users where id = ${userId}::uuid and deletes_at <= ${now} for update skip locked`,
    )
    if (due.length === 0) return
    await cancelUpcoming(tx, userId, now)
    const files = await anonymiseAppointments(tx, userId)
    await removeOwnRows(tx, userId)
    await query(
      tx,
      sql`update users set status = 'inactive', password_hash = '', last_name = '', phone = null, address = null,
          birth_date = null, bio = null, pending_email = null, totp_enabled_at = null, totp_secret = null,
          totp_last_step = null, calendar_key_hash = null, preferences = '{}'
        where id = ${userId}::uuid`,
    )
    await query(
      tx,
      sql`insert into outbox (id, kind, user_id, payload, dedupe_key, created_at, available_at)
        values (${v7()}, 'account.deleted', ${userId}, '{}', ${`account.deleted:${userId}`}, ${now}, ${now})`,
    )
    await recordAudit(tx, createSystemContext(parts), 'user.delete_account', userId)
    // Last, so that a fault before it loses no file of an account that stays, and none outlives its row.
    for (const name of files) await removeStored(parts.config, name)
  })
}

/** Takes the row away too, after the last mail. What a request under way has still written is anonymised first. */
export async function removeAccount(parts: Parts, userId: string): Promise<void> {
  const now = parts.clock()
  await parts.db.transaction(async (tx) => {
    const due = await query(
      tx,
      sql`select id from users where id = ${userId}::uuid and deletes_at <= ${now} for update skip locked`,
    )
    if (due.length === 0) return
    await cancelUpcoming(tx, userId, now)
    const files = await anonymiseAppointments(tx, userId)
    await removeOwnRows(tx, userId)
    await query(tx, sql`delete from users where id = ${userId}::uuid`)
    for (const name of files) await removeStored(parts.config, name)
  })
}
