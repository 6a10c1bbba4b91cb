import { sql } from 'drizzle-orm'
import type { Db } from '#server/database/client.ts'
import { list } from '#server/database/search.ts'
import { query } from '#server/database/statement.ts'

/** Rows of one transaction: short enough that a booking which waits for one of them does not notice. */
const BATCH = 200
const CALENDARS = 10

/** Hospitals whose hours, closures or services have changed, with their doctors. */
async function drainQueue(db: Db): Promise<number> {
  let done = 0
  for (;;) {
    const taken = await db.transaction(async (tx) => {
      const rows = await query<{ id: string }>(
        tx,
        sql`delete from next_free_queue where hospital_id in (select hospital_id from next_free_queue
          order by hospital_id limit ${CALENDARS} for update skip locked) returning hospital_id as id`,
      )
      // A statement of its own, so that it sees every change that came before the row was taken.
      await query(tx, sql`select refresh_calendar(id) from unnest(${list(rows.map(({ id }) => id))}::uuid[]) as id`)
      return rows.length
    })
    done += taken
    if (taken < CALENDARS) return done
  }
}

const due = {
  // Null means that nothing is free; hours or services may have come since through a door without triggers.
  hospitals: sql`select h.id from hospitals h where h.next_free_at <= now()
    or (h.next_free_at is null and h.is_active
      and exists (select from hospital_services hs where hs.hospital_id = h.id)
      and exists (select from opening_hours o where o.hospital_id = h.id))`,
  doctors: sql`select d.id from doctors d where d.next_free_at <= now()
    or (d.next_free_at is null and d.is_active
      and exists (select from hospitals h where h.id = d.hospital_id and h.next_free_at is not null))`,
}
const refresh = {
  hospitals: (ids: string[]) => sql`with mine as (
      select id from hospitals where id = any(${list(ids)}::uuid[]) order by id for no key update skip locked)
    update hospitals h set next_free_at = next_free_slot(h.id, null, now()) from mine where h.id = mine.id`,
  doctors: (ids: string[]) => sql`with mine as (
      select id from doctors where id = any(${list(ids)}::uuid[]) order by id for no key update skip locked)
    update doctors d set next_free_at = next_free_slot(d.hospital_id, d.id, now()) from mine where d.id = mine.id`,
}

/**
 * Finds the next free times that have passed or are missing; answers how many rows were looked at. Triggers keep them true
 * between two runs. Several instances may run at once: each takes what the others have not locked. Call it after a bulk load
 * (one that has set `hekima.bulk_load` to `on` to keep the triggers quiet).
 */
export async function refreshNextFree(db: Db, isEnding: () => boolean = () => false): Promise<number> {
  let done = await drainQueue(db)
  for (const table of ['hospitals', 'doctors'] as const) {
    const ids = (await query<{ id: string }>(db, due[table])).map(({ id }) => id)
    for (let start = 0; start < ids.length && !isEnding(); start += BATCH) {
      const batch = ids.slice(start, start + BATCH)
      await query(db, refresh[table](batch))
      done += batch.length
    }
  }
  return done
}
