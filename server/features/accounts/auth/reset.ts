import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import { passwordForgotten, passwordReset } from '#domain/users.ts'
import type { Context } from '#server/context.ts'
import { editedAt } from '#server/database/based-on.ts'
import { queueMail } from '#server/features/accounts/outbox/writing.ts'
import { refuseLeaked } from '#server/features/accounts/users/leaked-passwords.ts'
import { hashPassword } from '#server/features/accounts/users/passwords.ts'
import { endSessions } from '#server/features/accounts/users/sessions.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { findAccount } from './account.ts'
import { endApiKeys, passwordMailPayload } from './end-api-keys.ts'
import { brokenLink, endLinks, isLinkAlive, type Link, mailLink, redeemLink } from './links.ts'
import type { SignedIn } from './record.ts'
import { startSession } from './sessions.ts'
import { forgive, throttleMails } from './throttle.ts'

/** Response time. It exceeds the work for a known address, so the time reveals nothing. */
const SAME_WAIT_MS = 200

/**
 * Mails a reset link to a known address. An unknown address gets the same response after the same
 * time.
 */
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

/** Kinds of links for this page. An invitation asks for the first password. */
const KINDS = ['reset_password', 'invitation'] as const

/**
 * Uses the link of a reset mail or an invitation: sets the password, ends every session and API
 * key, and confirms the address. Returns the link.
 */
async function setPassword(ctx: Context, raw: unknown): Promise<Link> {
  const { token, newPassword } = passwordReset.parse(raw)
  await refuseLeaked(newPassword, 'newPassword')
  if (!(await isLinkAlive(ctx.db, ctx, { kinds: KINDS, token }))) throw brokenLink()
  // Before the transaction, because hashing may have to wait, and the transaction would hold a
  // connection.
  const passwordHash = await hashPassword(newPassword)
  const now = ctx.clock()
  const used = await ctx.db.transaction(async (tx) => {
    const link = await redeemLink(tx, ctx, { kinds: KINDS, token })
    if (!link) throw brokenLink()
    const reset = await tx
      .update(users)
      .set({
        passwordHash,
        emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now})`,
        updatedAt: editedAt(users.updatedAt),
      })
      .where(and(eq(users.id, link.userId), eq(users.email, link.email), eq(users.status, 'active')))
      .returning({ id: users.id })
    if (reset.length === 0) throw brokenLink()
    await endSessions(tx, ctx, { userId: link.userId })
    const ended = await endApiKeys(tx, ctx, link.userId)
    await endLinks(tx, ctx, { userId: link.userId, kinds: [...KINDS] })
    const payload = passwordMailPayload(ended)
    await queueMail(tx, now, { kind: 'account.password_changed', userId: link.userId, payload })
    return link
  })
  await forgive(ctx, used.email)
  return used
}

/** Sets the password by the link of a mail. */
export async function resetPassword(ctx: Context, raw: unknown): Promise<void> {
  await setPassword(ctx, raw)
}

/**
 * Sets the password by the link of a mail, and signs in with the first password of an invitation.
 * Returns null after a reset, which asks for the new password and the second factor.
 */
export async function redeemPasswordLink(ctx: Context, raw: unknown): Promise<SignedIn | null> {
  const { kind, userId } = await setPassword(ctx, raw)
  return kind === 'invitation' ? startSession(ctx, userId) : null
}
