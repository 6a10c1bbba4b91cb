/** Length and age of the queues that workers share. */
import { sql } from 'drizzle-orm'
import type { Dependencies } from '#server/context.ts'

export type QueueState = { queue: string; waiting: number; givenUp: number; oldestSeconds: number }

/**
 * Reads each queue: due entries, entries that failed for good in the last day, and the age of the
 * oldest due entry. Each part reads an index of waiting entries.
 */
export async function readQueues({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<QueueState[]> {
  const now = sql`${clock()}::timestamptz`
  const yesterday = sql`${now} - interval '1 day'`
  const never = sql`false`
  const part = (queue: string, { table, due, since, givenUp = never }: Record<string, ReturnType<typeof sql>>) =>
    sql`select ${queue}::text as queue, count(*) filter (where ${due})::int as waiting,
      count(*) filter (where ${givenUp ?? never})::int as given_up,
      coalesce(extract(epoch from ${now} - min(${since}) filter (where ${due})), 0)::float8 as oldest
      from ${table} where (${due}) or (${givenUp ?? never})`
  const parts = [
    part('mails', {
      table: sql`outbox`,
      due: sql`sent_at is null and failed_at is null and available_at <= ${now}`,
      since: sql`available_at`,
      givenUp: sql`failed_at > ${yesterday}`,
    }),
    part('webhooks', {
      table: sql`webhook_deliveries`,
      due: sql`delivered_at is null and failed_at is null and available_at <= ${now}`,
      since: sql`available_at`,
      givenUp: sql`failed_at > ${yesterday} and created_at > ${now} - interval '8 days'`,
    }),
    part('notices', { table: sql`push_deliveries`, due: sql`available_at <= ${now}`, since: sql`available_at` }),
    part('imports', { table: sql`imports`, due: sql`state in ('checking', 'running')`, since: sql`created_at` }),
    part('reports', { table: sql`reports`, due: sql`state in ('waiting', 'working')`, since: sql`created_at` }),
    part('jobs', { table: sql`job_turns`, due: sql`due_at <= ${now}`, since: sql`due_at` }),
  ]
  const { rows } = await db.execute<{ queue: string; waiting: number; given_up: number; oldest: number }>(
    sql.join(parts, sql` union all `),
  )
  return rows.map(({ queue, waiting, given_up, oldest }) => ({
    queue,
    waiting,
    givenUp: given_up,
    oldestSeconds: Math.max(0, oldest),
  }))
}
