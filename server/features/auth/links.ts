import { createHash, createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Config } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { query } from '#server/database/statement.ts'
import type { TOKEN_KINDS } from './table.ts'

export type LinkKind = (typeof TOKEN_KINDS)[number]

const HOUR = 60 * 60 * 1000
/** How long a link works, in milliseconds. */
export const LINK_LIFETIMES: Record<LinkKind, number> = {
  confirm_email: 7 * 24 * HOUR,
  change_email: 24 * HOUR,
  reset_password: HOUR,
}

/**
 * What the link of a token row says. It follows from the row's id and the secret of this installation, so that whoever
 * sends the mail needs the id alone, and whoever reads the database has no link.
 */
export const linkToken = (config: Pick<Config, 'jwtSecret'>, tokenId: string): string =>
  `${tokenId}.${createHmac('sha256', config.jwtSecret).update(`link:${tokenId}`).digest('base64url')}`

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Makes a link for somebody, and answers the id of its row: all that a mail's payload needs to carry. */
export async function createLink(
  tx: Queryable,
  ctx: Pick<Context, 'config' | 'clock'>,
  { userId, kind, email }: { userId: string; kind: LinkKind; email: string },
): Promise<string> {
  const id = v7()
  const now = ctx.clock()
  await query(
    tx,
    sql`insert into one_time_tokens (id, user_id, kind, token_hash, email, created_at, expires_at)
      values (${id}, ${userId}, ${kind}, ${hashOf(linkToken(ctx.config, id))}, ${email}, ${now},
        ${new Date(now.getTime() + LINK_LIFETIMES[kind])})`,
  )
  return id
}

/** Keeps an address for a mail to it: a row like that of a link, which no link belongs to. */
export async function keepAddress(
  tx: Queryable,
  ctx: Pick<Context, 'config' | 'clock'>,
  { userId, email }: { userId: string; email: string },
): Promise<string> {
  const id = await createLink(tx, ctx, { userId, kind: 'change_email', email })
  await query(tx, sql`update one_time_tokens set used_at = ${ctx.clock()} where id = ${id}::uuid`)
  return id
}

export type UsedLink = { userId: string; kind: LinkKind; email: string }

/** Uses a link up; null when there is no such link, or it was used before, or is too old. */
export async function redeemLink(tx: Queryable, kind: LinkKind, token: string, now: Date): Promise<UsedLink | null> {
  const [used] = await query<UsedLink>(
    tx,
    sql`update one_time_tokens set used_at = ${now}
      where token_hash = ${hashOf(token)} and kind = ${kind} and used_at is null and expires_at > ${now}
      returning user_id as "userId", kind, email`,
  )
  return used ?? null
}

/** Ends the links of a kind that somebody has not used: a newer one, or what it was for, took their place. */
export async function endLinks(tx: Queryable, kind: LinkKind, userId: string, now: Date): Promise<void> {
  await query(
    tx,
    sql`update one_time_tokens set used_at = ${now}
      where user_id = ${userId}::uuid and kind = ${kind} and used_at is null`,
  )
}
