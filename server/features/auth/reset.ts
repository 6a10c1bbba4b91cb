import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { passwordForgotten, passwordReset } from '#domain/users.ts'
import type { Context } from '#server/context.ts'
import { query } from '#server/database/statement.ts'
import { queueMail } from '#server/features/outbox/writing.ts'
import { findAccount } from './account.ts'
import { brokenLink, mailLink } from './email.ts'
import { refuseLeaked } from './leaked-passwords.ts'
import { endLinks, redeemLink } from './links.ts'
import { hashPassword } from './passwords.ts'
import { endSessions } from './sessions.ts'
import { forgive, throttleMails } from './throttle.ts'

/** Longer than the work for a known address takes: who waits learns nothing from the wait. */
const SAME_WAIT_MS = 200

/** Mails a link to whoever has this address; the same answer after the same time when nobody has. */
export async function requestPasswordReset(ctx: Context, raw: unknown): Promise<void> {
  const { email } = passwordForgotten.parse(raw)
  await throttleMails(ctx, `reset:${email.toLowerCase()}`)
  const send = async () => {
    const account = await findAccount(ctx, email)
    if (account?.status !== 'active') return
    await ctx.db.transaction((tx) =>
      mailLink(tx, ctx, { userId: account.id, kind: 'reset_password', email: account.email }),
    )
  }
  await Promise.all([send(), pause(SAME_WAIT_MS)])
}

/** Uses the link of a reset mail: sets the password and ends every session. The address is confirmed by that. */
export async function resetPassword(ctx: Context, raw: unknown): Promise<void> {
  const { token, newPassword } = passwordReset.parse(raw)
  refuseLeaked(newPassword, 'newPassword')
  const now = ctx.clock()
  const email = await ctx.db.transaction(async (tx) => {
    const link = await redeemLink(tx, 'reset_password', token, now)
    if (!link) throw brokenLink()
    const reset = await query(
      tx,
      sql`update users set password_hash = ${await hashPassword(newPassword)},
          email_confirmed_at = coalesce(email_confirmed_at, ${now}),
          updated_at = greatest(${now}::timestamptz, updated_at + interval '1 ms')
        where id = ${link.userId} and email = ${link.email}::citext and status = 'active' returning id`,
    )
    if (reset.length === 0) throw brokenLink()
    await endSessions(tx, now, link.userId)
    await endLinks(tx, 'reset_password', link.userId, now)
    await queueMail(tx, now, { kind: 'account.password_changed', userId: link.userId })
    return link.email
  })
  await forgive(ctx, email)
}
