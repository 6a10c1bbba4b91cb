import { Readable } from 'node:stream'
import { z } from 'zod'
import { dateIn } from '#domain/days.ts'
import { UI_LANGUAGES } from '#domain/languages.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { takeFrom } from '#server/limits.ts'
import { requireViewer } from '#server/viewer.ts'
import { findOwnRequest, missingRequest } from '../access.ts'
import { readComparison } from './document.ts'
import { drawComparison } from './drawing.ts'

/** Maximum downloads of comparisons per patient and hour. */
const MOST_AN_HOUR = 60

export const comparisonSearch = z.object({
  lang: z
    .enum(UI_LANGUAGES, { error: `lang must be one of ${UI_LANGUAGES.join(', ')}` })
    .optional()
    .meta({ description: 'Language, by default that of the answer.' }),
})

/** Returns the comparison of the quotes of a request as PDF, for its patient. */
export async function getQuoteComparison(ctx: Context, id: string, raw: unknown) {
  const viewer = requireViewer(ctx)
  const { lang: language = ctx.language } = comparisonSearch.parse(raw ?? {})
  const request = await findOwnRequest(ctx.db, viewer, id)
  if (!request) throw missingRequest()
  await takeFrom(ctx, { what: 'quote-comparison', who: viewer.id, most: MOST_AN_HOUR, seconds: 60 * 60 })
  const comparison = await readComparison(ctx, request, { language })
  if (comparison.columns.length === 0) throw new AppError('conflict', 'No hospital has sent a quote yet.')
  const bytes = await drawComparison({ comparison, language, issuedOn: dateIn(ctx.clock()) })
  return { name: `${request.number}.pdf`, type: 'application/pdf', size: bytes.length, bytes: Readable.from(bytes) }
}
