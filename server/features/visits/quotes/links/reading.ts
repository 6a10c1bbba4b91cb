import { desc, eq, inArray, sql } from 'drizzle-orm'
import { healthFacts } from '#domain/quotes/health-words.ts'
import { MAX_QUOTE_LINK_OPENINGS, quoteLinkState, quoteLinkToken } from '#domain/quotes/links.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { networkOf } from '#server/http/address.ts'
import { takeFrom } from '#server/limits.ts'
import { requireViewer } from '#server/viewer.ts'
import { findOwnRequest, missingRequest } from '../access.ts'
import { readComparison } from '../comparison/document.ts'
import { wordsIn } from '../comparison/words.ts'
import { requestColumns } from '../record.ts'
import { quoteRequests } from '../table.ts'
import { type QuoteLink, type SharedQuotes, toQuoteLink } from './record.ts'
import { quoteLinks } from './table.ts'
import { hashOfLink } from './writing.ts'

/** Returns links of requests that the caller may read, newest first. */
export async function linksOfRequests(ctx: Context, requestIds: string[]): Promise<QuoteLink[]> {
  const rows = await ctx.db
    .select()
    .from(quoteLinks)
    .where(inArray(quoteLinks.requestId, requestIds))
    .orderBy(quoteLinks.requestId, desc(quoteLinks.createdAt), quoteLinks.id)
  const now = ctx.clock()
  return rows.map((row) => toQuoteLink(row, now))
}

/** Lists links of a request of the caller, newest first. */
export async function listQuoteLinks(ctx: Context, id: string): Promise<QuoteLink[]> {
  const request = await findOwnRequest(ctx.db, requireViewer(ctx), id)
  if (!request) throw missingRequest()
  return linksOfRequests(ctx, [request.id])
}

const BROKEN = 'This link is not valid. Please ask for it again.'

/**
 * Reads the comparison of a link and records the opening. For an ended link only its end is
 * answered.
 */
export async function readSharedQuotes(ctx: Context, raw: unknown): Promise<SharedQuotes> {
  const { token } = quoteLinkToken.parse(raw)
  await takeFrom(ctx, {
    what: 'quote-link-opening',
    who: networkOf(ctx.ip),
    most: MAX_QUOTE_LINK_OPENINGS,
    seconds: 10 * 60,
  })
  const [found] = await ctx.db
    .select({ link: quoteLinks, request: requestColumns })
    .from(quoteLinks)
    .innerJoin(quoteRequests, eq(quoteRequests.id, quoteLinks.requestId))
    .where(eq(quoteLinks.tokenHash, hashOfLink(token)))
  if (!found) throw new AppError('bad_input', BROKEN, { fields: { token: BROKEN } })
  const { link, request } = found
  const now = ctx.clock()
  const state = quoteLinkState(link, now)
  const expiresAt = link.expiresAt.toISOString()
  if (state !== 'open') return { state, expiresAt, parts: [], comparison: null, health: [] }
  await ctx.db
    .update(quoteLinks)
    .set({ openings: sql`${quoteLinks.openings} + 1`, lastOpenedAt: now })
    .where(eq(quoteLinks.id, link.id))
  const { parts } = link
  const { language } = ctx
  const { groups, ...comparison } = await readComparison(ctx, request, { language, parts })
  const rows = groups.flatMap(({ name: group, note: groupNote, rows: own }) =>
    own.map((row) => ({ group, groupNote, ...row })),
  )
  return {
    state,
    expiresAt,
    parts,
    comparison: { ...comparison, rows },
    health: parts.includes('health') ? healthFacts(request, wordsIn(language)) : [],
  }
}
