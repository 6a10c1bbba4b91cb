import { and, eq, sql } from 'drizzle-orm'
import { emailChange, linkInput } from '#domain/users.ts'
import type { Context } from '#server/context.ts'
import { editedAt } from '#server/database/based-on.ts'
import type { Tx } from '#server/database/client.ts'
import { violates } from '#server/database/fault.ts'
import { AppError } from '#server/errors.ts'
import { queueMail } from '#server/features/accounts/outbox/writing.ts'
import { getProfile } from '#server/features/accounts/users/reading.ts'
import type { User } from '#server/features/accounts/users/record.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { duplicateEmail } from '#server/features/accounts/users/writing.ts'
import { requireViewer } from '#server/viewer.ts'
import { findAccount } from './account.ts'
import { proveIdentity } from './identity.ts'
import { brokenLink, endLinks, keepAddress, type Link, mailLink, redeemLink } from './links.ts'
import { throttleMails } from './throttle.ts'

/** Sends the mail that confirms the viewer's address again. Does nothing if it is confirmed. */
export async function requestEmailConfirmation(ctx: Context): Promise<void> {
  const viewer = requireViewer(ctx)
  const { emailConfirmed } = await getProfile(ctx)
  if (emailConfirmed) return
  await throttleMails(ctx, `confirm:${viewer.id}`)
  await ctx.db.transaction((tx) => mailLink(tx, ctx, { userId: viewer.id, kind: 'confirm_email', email: viewer.email }))
}

/**
 * Confirms or changes the address of a link. Returns false if the account no longer has, or no
 * longer requests, that address.
 */
async function applyLink(tx: Tx, now: Date, { kind, userId, email }: Link): Promise<boolean> {
  const isTheirs = eq(users.id, userId)
  const confirmed =
    kind === 'confirm_email'
      ? tx
          .update(users)
          .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now})` })
          .where(and(isTheirs, eq(users.email, email)))
      : tx
          .update(users)
          .set({ email, pendingEmail: null, emailConfirmedAt: now, updatedAt: editedAt(users.updatedAt) })
          .where(and(isTheirs, eq(users.pendingEmail, email)))
  const rows = await confirmed.returning({ id: users.id })
  return rows.length > 0
}

/** Uses the link of a confirmation mail, for a new account or a new address. */
export async function confirmEmail(ctx: Context, raw: unknown): Promise<void> {
  const { token } = linkInput.parse(raw)
  await ctx.db
    .transaction(async (tx) => {
      const link = await redeemLink(tx, ctx, { kinds: ['confirm_email', 'change_email'], token })
      if (!link || !(await applyLink(tx, ctx.clock(), link))) throw brokenLink()
      // Links to the previous address must no longer open the account.
      const changed = link.kind === 'change_email'
      await endLinks(tx, ctx, {
        userId: link.userId,
        kinds: changed ? ['change_email', 'reset_password', 'confirm_email', 'invitation'] : ['confirm_email'],
      })
    })
    .catch((error) => {
      throw violates(error, 'users_email_key') ? duplicateEmail() : error
    })
}

/**
 * Mails a link to the new address and a notice to the old one. Nothing changes until the link is
 * used.
 */
export async function requestEmailChange(ctx: Context, raw: unknown): Promise<User> {
  const viewer = requireViewer(ctx)
  const { email, ...proof } = emailChange.parse(raw)
  if (email.toLowerCase() === viewer.email.toLowerCase()) {
    const sentence = 'This is already your email address.'
    throw new AppError('bad_input', sentence, { fields: { email: sentence } })
  }
  await proveIdentity(ctx, viewer, proof)
  // Counted first, because the result reveals which addresses have accounts.
  await throttleMails(ctx, `change:${viewer.id}`)
  if (await findAccount(ctx, email)) throw duplicateEmail()
  await ctx.db.transaction(async (tx) => {
    await tx.update(users).set({ pendingEmail: email }).where(eq(users.id, viewer.id))
    await endLinks(tx, ctx, { userId: viewer.id, kinds: ['change_email'] })
    await mailLink(tx, ctx, { userId: viewer.id, kind: 'change_email', email })
    // The old address is stored, because the change may be confirmed before the worker sends the
    // notice.
    const tokenId = await keepAddress(tx, ctx, { userId: viewer.id, email: viewer.email })
    await queueMail(tx, ctx.clock(), { kind: 'account.email_changed', userId: viewer.id, payload: { tokenId } })
  })
  return getProfile(ctx)
}

/** Cancels a requested change of address and ends its link. */
export async function cancelEmailChange(ctx: Context): Promise<User> {
  const viewer = requireViewer(ctx)
  await ctx.db.transaction(async (tx) => {
    await tx.update(users).set({ pendingEmail: null }).where(eq(users.id, viewer.id))
    await endLinks(tx, ctx, { userId: viewer.id, kinds: ['change_email'] })
  })
  return getProfile(ctx)
}
