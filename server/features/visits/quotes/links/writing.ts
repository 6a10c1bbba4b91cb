import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { MAX_QUOTE_LINKS, MAX_QUOTE_LINKS_A_DAY, quoteLinkInput } from '#domain/quotes/links.ts'
import { publicUrlOf } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { takeFrom } from '#server/limits.ts'
import { requireViewer } from '#server/viewer.ts'
import { findOwnRequest, lockOwnRequest } from '../access.ts'
import { type NewQuoteLink, type QuoteLink, toQuoteLink } from './record.ts'
import { quoteLinks } from './table.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export const hashOfLink = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Creates a link to the comparison of the caller's request. Its address is answered only once. */
export async function createQuoteLink(ctx: Context, id: string, raw: unknown): Promise<NewQuoteLink> {
  const viewer = requireViewer(ctx)
  const token = randomBytes(32).toString('base64url')
  const now = ctx.clock()
  const link = await ctx.db.transaction(async (tx) => {
    const request = await lockOwnRequest(tx, ctx, id)
    const { name = null, parts, days } = quoteLinkInput.parse(raw)
    if (request.state === 'draft')
      throw new AppError('invalid_transition', 'There is nothing to show before it is sent.')
    const open = await tx.$count(
      quoteLinks,
      and(eq(quoteLinks.requestId, request.id), isNull(quoteLinks.revokedAt), gt(quoteLinks.expiresAt, now)),
    )
    if (open >= MAX_QUOTE_LINKS)
      throw new AppError('conflict', 'A request has at most {{max}} open links. Please end one first.', {
        params: { max: MAX_QUOTE_LINKS },
      })
    await takeFrom(
      ctx,
      { what: 'quote-link', who: viewer.id, most: MAX_QUOTE_LINKS_A_DAY, seconds: DAY_MS / 1000 },
      { db: tx },
    )
    const [row] = await tx
      .insert(quoteLinks)
      .values({
        requestId: request.id,
        tokenHash: hashOfLink(token),
        name,
        parts,
        createdAt: now,
        expiresAt: new Date(now.getTime() + days * DAY_MS),
      })
      .returning()
    if (!row) throw new AppError('internal')
    await recordAudit(tx, ctx, 'quote_request.share', request.id)
    return row
  })
  return { url: `${publicUrlOf(ctx.config)}/quotes/shared?token=${token}`, link: toQuoteLink(link, now) }
}

/** Ends a link of the caller's request. An ended link stays unchanged. */
export async function revokeQuoteLink(ctx: Context, id: string): Promise<QuoteLink> {
  const viewer = requireViewer(ctx)
  return ctx.db.transaction(async (tx) => {
    const [link] = isUuid(id) ? await tx.select().from(quoteLinks).where(eq(quoteLinks.id, id)).for('update') : []
    const request = link && (await findOwnRequest(tx, viewer, link.requestId))
    if (!link || !request) throw new AppError('not_found', 'This link does not exist.')
    const now = ctx.clock()
    if (link.revokedAt !== null) return toQuoteLink(link, now)
    const [row = link] = await tx
      .update(quoteLinks)
      .set({ revokedAt: now })
      .where(eq(quoteLinks.id, link.id))
      .returning()
    await recordAudit(tx, ctx, 'quote_request.end_share', request.id)
    return toQuoteLink(row, now)
  })
}
