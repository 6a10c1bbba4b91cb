import { createHash, createHmac } from 'node:crypto'
import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Config } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { queueMail } from '#server/features/accounts/outbox/writing.ts'
import { oneTimeTokens, type TOKEN_KINDS } from './table.ts'

export type LinkKind = (typeof TOKEN_KINDS)[number]

const HOUR = 60 * 60 * 1000
/** Lifetime of a link, in milliseconds. */
const LINK_LIFETIMES: Record<LinkKind, number> = {
  confirm_email: 7 * 24 * HOUR,
  change_email: 24 * HOUR,
  reset_password: HOUR,
  invitation: 7 * 24 * HOUR,
}

/** Mail that contains a link. */
const MAIL_OF_LINK = {
  confirm_email: 'account.confirm_email',
  change_email: 'account.email_change',
  reset_password: 'account.reset_password',
  invitation: 'account.invitation',
} as const satisfies Record<LinkKind, string>

/**
 * Derives the token of a mailed link from the ID of its row and the secret of this installation.
 * The sender needs only the ID, and a reader of the database learns no link.
 */
export const linkToken = (config: Pick<Config, 'jwtSecret'>, tokenId: string): string =>
  `${tokenId}.${createHmac('sha256', config.jwtSecret).update(`link:${tokenId}`).digest('base64url')}`

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

type Clock = Pick<Context, 'clock'>

/**
 * Creates a link for a user. Returns the ID of its row, which is all that the payload of a mail
 * needs.
 */
export async function createLink(
  tx: Queryable,
  ctx: Pick<Context, 'config' | 'clock'>,
  link: { userId: string; kind: LinkKind; email: string; usedAt?: Date },
): Promise<string> {
  const id = v7()
  const createdAt = ctx.clock()
  const expiresAt = new Date(createdAt.getTime() + LINK_LIFETIMES[link.kind])
  const tokenHash = hashOf(linkToken(ctx.config, id))
  await tx.insert(oneTimeTokens).values({ id, ...link, tokenHash, createdAt, expiresAt })
  return id
}

/** Stores an address for a mail to it, in a row like that of a link but without a link. */
export const keepAddress = (
  tx: Queryable,
  ctx: Pick<Context, 'config' | 'clock'>,
  { userId, email }: { userId: string; email: string },
): Promise<string> => createLink(tx, ctx, { userId, kind: 'change_email', email, usedAt: ctx.clock() })

/**
 * Creates a link and queues its mail, which the worker sends to the address of the link. A request
 * from a page sets the language of the mail. English is the default of programs, so it selects the
 * account's language.
 */
export async function mailLink(
  tx: Queryable,
  ctx: Context,
  link: { userId: string; kind: LinkKind; email: string },
): Promise<void> {
  const tokenId = await createLink(tx, ctx, link)
  const isOfPage = link.kind !== 'invitation' && ctx.language !== 'en'
  await queueMail(tx, ctx.clock(), {
    kind: MAIL_OF_LINK[link.kind],
    userId: link.userId,
    payload: { tokenId, ...(isOfPage && { language: ctx.language }) },
  })
}

const linkColumns = { userId: oneTimeTokens.userId, kind: oneTimeTokens.kind, email: oneTimeTokens.email }
export type Link = { userId: string; kind: LinkKind; email: string }

const isAlive = (kinds: readonly LinkKind[], token: string, now: Date) =>
  and(
    eq(oneTimeTokens.tokenHash, hashOf(token)),
    inArray(oneTimeTokens.kind, [...kinds]),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, now),
  )

/** Returns true if a link still works, without using it up. */
export async function isLinkAlive(
  db: Queryable,
  { clock }: Clock,
  { kinds, token }: { kinds: readonly LinkKind[]; token: string },
): Promise<boolean> {
  const rows = await db
    .select(linkColumns)
    .from(oneTimeTokens)
    .where(isAlive(kinds, token, clock()))
  return rows.length > 0
}

/** Uses up a link. Returns null if it does not exist, was used before, or has expired. */
export async function redeemLink(
  tx: Queryable,
  { clock }: Clock,
  { kinds, token }: { kinds: readonly LinkKind[]; token: string },
): Promise<Link | null> {
  const now = clock()
  const [link] = await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(isAlive(kinds, token, now))
    .returning(linkColumns)
  return link ?? null
}

/** Ends unused links of a user that are replaced or no longer needed. */
export async function endLinks(
  tx: Queryable,
  { clock }: Clock,
  { userId, kinds }: { userId: string; kinds: LinkKind[] },
): Promise<void> {
  const { usedAt } = oneTimeTokens
  await tx
    .update(oneTimeTokens)
    .set({ usedAt: clock() })
    .where(and(eq(oneTimeTokens.userId, userId), inArray(oneTimeTokens.kind, kinds), isNull(usedAt)))
}

export function brokenLink(): AppError {
  const sentence = 'This link is no longer valid. Please ask for a new one.'
  return new AppError('bad_input', sentence, { fields: { token: sentence } })
}
