import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { MailKind } from '#domain/notifications.ts'
import type { Queryable } from '#server/database/client.ts'
import { query } from '#server/database/statement.ts'

/** Puts a mail to somebody in the outbox, in the transaction of what it tells about. `payload` holds ids and nothing else. */
export async function queueMail(
  tx: Queryable,
  now: Date,
  mail: { kind: MailKind; userId: string; payload?: Record<string, string> },
): Promise<void> {
  await query(
    tx,
    sql`insert into outbox (id, kind, user_id, payload, created_at, available_at)
      values (${v7()}, ${mail.kind}, ${mail.userId}, ${JSON.stringify(mail.payload ?? {})}::jsonb, ${now}, ${now})`,
  )
}
