/**
 * Announcements of changes. Triggers insert a row for each change, in the transaction of the change
 * itself. Every process reads new rows (live.ts).
 *
 * A cursor names the newest row below which no transaction is open: `<xid>.<id>`. No row at or
 * before it can appear later.
 */
import { sql } from 'drizzle-orm'
import { bigint, customType, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Dependencies } from '../context.ts'
import type { Db } from './client.ts'
import { createdAt } from './columns.ts'

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/** Rows contain IDs and states only. */
export const changes = pgTable(
  'changes',
  {
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Transaction that made the change. */
    xid: xid8('xid').notNull().default(sql`pg_current_xact_id()`),
    /** Subject of the change, such as `catalogue` or `hospital:<id>`. */
    topic: text('topic').notNull(),
    words: text('words').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    // Serves the reads of all processes, cursors and the removal of old rows.
    primaryKey({ columns: [table.xid, table.id] }),
    // Serves a stream that resumes.
    index('changes_topic_index').on(table.topic, table.xid),
  ],
)

/** Cursor that names no row. */
export const NO_CURSOR = '0.0'

const CURSOR = /^(\d{1,18})\.(\d{1,18})$/

export const isCursor = (text: string): boolean => CURSOR.test(text)

/** SQL of the present cursor, or null. */
const PRESENT_CURSOR = `(select xid || '.' || id from changes
  where xid < pg_snapshot_xmin(pg_current_snapshot()) order by xid desc, id desc limit 1)`

export const READ_SNAPSHOT = `select pg_current_snapshot()::text as snapshot, ${PRESENT_CURSOR} as cursor`

/**
 * SQL that reads the rows that the snapshot `$1` did not see. So a change is read as soon as it is
 * committed, exactly once, although transactions end in another order than they began. Without a
 * change it returns one row without a topic.
 */
export const READ_CHANGES = `select now.snapshot, now.cursor, c.xid::text, c.topic, c.words from (${READ_SNAPSHOT}) now
  left join changes c on c.xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(c.xid, $1::pg_snapshot)
  order by c.id`

/** Maximum number of changes that are sent to a stream that resumes. */
const MOST_MISSED = 100

export type MissedChanges = {
  /** Words of each change, or null if the cursor is unknown or names a change too long ago. */
  words: string[] | null
  /** Cursor after these changes. */
  cursor: string
}

/**
 * Reads the changes of a topic after a cursor. While the row of the cursor is kept, all later rows
 * are. A cursor of another database, or from before a restore, names no row.
 */
export async function readMissed(db: Db, topic: string, cursor: string): Promise<MissedChanges> {
  const [, xid, id] = CURSOR.exec(cursor) ?? []
  const { rows } = await db.execute<{ isKnown: boolean; cursor: string | null; words: string[] }>(sql`
    select ${sql.raw(PRESENT_CURSOR)} as cursor,
      exists (select from changes where xid = ${xid ?? '0'}::xid8 and id = ${id ?? '0'}) as "isKnown",
      array(select words from changes where topic = ${topic} and xid > ${xid ?? '0'}::xid8
        group by words order by max(id) limit ${MOST_MISSED + 1}) as words`)
  const [row = { isKnown: false, cursor: null, words: [] }] = rows
  const isComplete = row.isKnown && row.words.length <= MOST_MISSED
  return { words: isComplete ? row.words : null, cursor: row.cursor ?? NO_CURSOR }
}

const BATCH = 1000

/**
 * Removes rows that are older than an hour, by the clock of the database, in the order of their
 * cursors. The newest of them stays.
 */
export async function removeOldChanges({ db }: Pick<Dependencies, 'db'>, isEnding: () => boolean): Promise<void> {
  for (let removed = BATCH; removed >= BATCH - 1 && !isEnding(); ) {
    const { rowCount } = await db.execute(sql`
      with oldest as materialized (select xid, id, created_at from changes order by xid, id limit ${BATCH}),
        last as (select xid, id from oldest where created_at < now() - interval '1 hour' order by xid desc, id desc limit 1)
      delete from changes using last where (changes.xid, changes.id) < (last.xid, last.id)`)
    removed = rowCount ?? 0
  }
}
