/** Mails of a test mode: kept in its database for reading, never sent. */
import { sql } from 'drizzle-orm'
import { KEPT_MAILS } from '#domain/test-mode.ts'
import type { Context, Dependencies } from '#server/context.ts'
import type { MailTransport } from '#server/features/accounts/outbox/transport.ts'

export type TestMail = { id: string; recipient: string; subject: string; body: string; keptAt: string }

/** Returns a transport that keeps the newest mails. A mail composed twice is one record. */
export const keepMails = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): MailTransport => ({
  send: async ({ messageId, to, subject, text }) => {
    await db.execute(sql`insert into test_mode.mails (id, recipient, subject, body, kept_at)
      values (${messageId}, ${to.address}, ${subject}, ${text}, ${clock()}) on conflict do nothing`)
    await db.execute(sql`delete from test_mode.mails where id in
      (select id from test_mode.mails order by kept_at desc, id desc offset ${KEPT_MAILS})`)
  },
  close: () => undefined,
})

/** Lists the kept mails, newest first. */
export async function listKeptMails({ db }: Pick<Context, 'db'>): Promise<TestMail[]> {
  const { rows } = await db.execute<TestMail>(sql`select id, recipient, subject, body,
      to_char(kept_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "keptAt"
    from test_mode.mails order by kept_at desc, id desc limit ${KEPT_MAILS}`)
  return rows
}
