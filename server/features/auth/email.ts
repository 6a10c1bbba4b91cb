import { sql } from 'drizzle-orm'
import { emailChange, linkInput } from '#domain/users.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { violates } from '#server/database/fault.ts'
import { query } from '#server/database/statement.ts'
import { AppError } from '#server/errors.ts'
import { getProfile, type User } from '#server/features/users/service.ts'
import { queueMail } from '#server/features/outbox/writing.ts'
import { requireViewer } from '#server/viewer.ts'
import { provePassword } from './account.ts'
import { createLink, endLinks, keepAddress, type LinkKind, redeemLink } from './links.ts'
import { throttleMails } from './throttle.ts'

export const duplicateEmail = () => {
  const message = 'An account with this email address already exists.'
  return new AppError('duplicate_email', message, { fields: { email: message } })
}

export const brokenLink = () => {
  const message = 'This link is no longer valid. Please ask for a new one.'
  return new AppError('bad_input', message, { fields: { token: message } })
}

/** Makes a link and queues the mail that carries it; the worker sends it to the address of the link. */
export async function mailLink(
  tx: Queryable,
  ctx: Context,
  link: { userId: string; kind: LinkKind; email: string },
): Promise<void> {
  const tokenId = await createLink(tx, ctx, link)
  const kind = {
    confirm_email: 'confirm_email',
    change_email: 'email_change',
    reset_password: 'reset_password',
  } as const
  await queueMail(tx, ctx.clock(), {
    kind: `account.${kind[link.kind]}`,
    userId: link.userId,
    payload: { tokenId },
  })
}

/** Sends the mail that confirms the viewer's address once more; nothing when it is confirmed. */
export async function requestEmailConfirmation(ctx: Context): Promise<void> {
  const viewer = requireViewer(ctx)
  const { emailConfirmed } = await getProfile(ctx)
  if (emailConfirmed) return
  await throttleMails(ctx, `confirm:${viewer.id}`)
  await ctx.db.transaction((tx) => mailLink(tx, ctx, { userId: viewer.id, kind: 'confirm_email', email: viewer.email }))
}

/** Uses the link of a confirmation mail: of a new account, or of an address that shall take the old one's place. */
export async function confirmEmail(ctx: Context, raw: unknown): Promise<void> {
  const { token } = linkInput.parse(raw)
  const now = ctx.clock()
  await ctx.db
    .transaction(async (tx) => {
      const link =
        (await redeemLink(tx, 'confirm_email', token, now)) ?? (await redeemLink(tx, 'change_email', token, now))
      if (!link) throw brokenLink()
      // An address that was changed meanwhile, or a change that was taken back, is not confirmed by an old link.
      const confirmed = await query(
        tx,
        link.kind === 'confirm_email'
          ? sql`update users set email_confirmed_at = coalesce(email_confirmed_at, ${now})
              where id = ${link.userId} and email = ${link.email}::citext returning id`
          : sql`update users set email = ${link.email}, pending_email = null, email_confirmed_at = ${now},
                updated_at = greatest(${now}::timestamptz, updated_at + interval '1 ms')
              where id = ${link.userId} and pending_email = ${link.email}::citext returning id`,
      )
      if (confirmed.length === 0) throw brokenLink()
      await endLinks(tx, link.kind, link.userId, now)
      // Links to the old address must not open the account any more.
      if (link.kind === 'change_email')
        for (const kind of ['reset_password', 'confirm_email'] as const) await endLinks(tx, kind, link.userId, now)
    })
    .catch((error) => {
      throw violates(error, 'users_email_key') ? duplicateEmail() : error
    })
}

/** Asks the new address whether it is the viewer's, and tells the old one; nothing changes until the link is used. */
export async function requestEmailChange(ctx: Context, raw: unknown): Promise<User> {
  const viewer = requireViewer(ctx)
  const { email, password } = emailChange.parse(raw)
  await provePassword(ctx, viewer, password)
  if (email.toLowerCase() === viewer.email.toLowerCase()) {
    const message = 'This is your email address already.'
    throw new AppError('bad_input', message, { fields: { email: message } })
  }
  const [taken] = await query(ctx.db, sql`select id from users where email = ${email}::citext`)
  if (taken) throw duplicateEmail()
  await throttleMails(ctx, `change:${viewer.id}`)
  await ctx.db.transaction(async (tx) => {
    await query(tx, sql`update users set pending_email = ${email} where id = ${viewer.id}`)
    await endLinks(tx, 'change_email', viewer.id, ctx.clock())
    await mailLink(tx, ctx, { userId: viewer.id, kind: 'change_email', email })
    // The old address is written down: the change may be confirmed before the worker gets to the notice.
    const tokenId = await keepAddress(tx, ctx, { userId: viewer.id, email: viewer.email })
    await queueMail(tx, ctx.clock(), { kind: 'account.email_changed', userId: viewer.id, payload: { tokenId } })
  })
  return getProfile(ctx)
}

/** Takes the wish for another address back; its link ends. */
export async function cancelEmailChange(ctx: Context): Promise<User> {
  const viewer = requireViewer(ctx)
  await ctx.db.transaction(async (tx) => {
    await query(tx, sql`update users set pending_email = null where id = ${viewer.id}`)
    await endLinks(tx, 'change_email', viewer.id, ctx.clock())
  })
  return getProfile(ctx)
}
