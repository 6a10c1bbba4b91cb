import { asc, eq, sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { requirePortal } from '#server/staff.ts'
import { type ResolvedTreatment, resolveTreatments } from '../treatments.ts'
import { type QuoteTemplate, templateColumns } from './record.ts'
import { quoteTemplates } from './table.ts'

/** Lists the templates of a hospital by name. Their number is limited, so there are no pages. */
export async function listQuoteTemplates(
  ctx: Context,
  hospitalId: string | null | undefined,
): Promise<QuoteTemplate[]> {
  const id = await requirePortal(ctx, hospitalId, 'read')
  return ctx.db
    .select(templateColumns)
    .from(quoteTemplates)
    .where(eq(quoteTemplates.hospitalId, id))
    .orderBy(sql`lower(${quoteTemplates.name})`, asc(quoteTemplates.id))
}

const shareAny = (left: readonly string[], right: readonly string[]) => left.some((value) => right.includes(value))

/** Whether two treatments are the same service or concept. */
const meansSame = (left: ResolvedTreatment, right: ResolvedTreatment): boolean =>
  left.id === right.id || shareAny(left.concepts, right.concepts) || shareAny(left.serviceIds, right.serviceIds)

/** Returns for each template whether it matches one of the treatments. */
export async function fitTemplates(
  ctx: Context,
  fits: readonly { template: Pick<QuoteTemplate, 'treatmentId'>; treatmentIds: readonly string[] }[],
): Promise<boolean[]> {
  const ids = fits.flatMap(({ template, treatmentIds }) => [template.treatmentId, ...treatmentIds])
  const resolved = new Map(
    (await resolveTreatments(ctx, [...new Set(ids)])).map((treatment) => [treatment.id, treatment]),
  )
  return fits.map(({ template, treatmentIds }) => {
    const own = resolved.get(template.treatmentId)
    return treatmentIds.some((id) => {
      const requested = resolved.get(id.toLowerCase()) ?? resolved.get(id)
      return id === template.treatmentId || (own && requested && meansSame(own, requested)) === true
    })
  })
}
