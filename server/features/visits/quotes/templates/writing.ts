import { and, eq } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { MAX_QUOTE_TEMPLATES, quoteTemplateInput, quoteTemplateUpdate } from '#domain/quotes/templates.ts'
import type { Context } from '#server/context.ts'
import { type BasedOn, editedAt, refuseStale } from '#server/database/based-on.ts'
import type { Tx } from '#server/database/client.ts'
import { violates } from '#server/database/fault.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { requirePortal } from '#server/staff.ts'
import { resolveTreatments } from '../treatments.ts'
import { type QuoteTemplate, templateColumns } from './record.ts'
import { quoteTemplates } from './table.ts'

type HospitalChoice = string | null | undefined

const NAME_TAKEN = 'A template with this name already exists for this treatment.'
const NOT_OFFERED = 'This treatment is not offered'

/** Converts a violation of the unique name to an error of the field. */
async function refuseSameName<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  try {
    return await write()
  } catch (error) {
    if (!violates(error, 'quote_templates_name_key')) throw error
    throw new AppError('conflict', NAME_TAKEN, { fields: { name: NAME_TAKEN } })
  }
}

/** Returns the stored ID of a treatment. Refuses treatments without an offer. */
async function requireTreatment(ctx: Context, id: string): Promise<string> {
  const [treatment] = await resolveTreatments(ctx, [id])
  if (!treatment) throw new AppError('bad_input', NOT_OFFERED, { fields: { treatmentId: NOT_OFFERED } })
  return treatment.id
}

/** Audited fields of a template, without its up to sixty lines. */
const auditedOf = ({ name, treatmentId, content }: QuoteTemplate) => ({
  name,
  treatmentId,
  lines: content.lines.length,
  currency: content.currency,
})

/** Creates a template at a hospital, for owners, coordinators and administrators. */
export async function createQuoteTemplate(ctx: Context, chosen: HospitalChoice, raw: unknown): Promise<QuoteTemplate> {
  const hospitalId = await requirePortal(ctx, chosen, 'quotes')
  const input = quoteTemplateInput.parse(raw)
  const treatmentId = await requireTreatment(ctx, input.treatmentId)
  return refuseSameName(() =>
    ctx.db.transaction(async (tx) => {
      // Serialises concurrent additions, so the count is exact.
      await tx.select({ id: hospitals.id }).from(hospitals).where(eq(hospitals.id, hospitalId)).for('no key update')
      if ((await tx.$count(quoteTemplates, eq(quoteTemplates.hospitalId, hospitalId))) >= MAX_QUOTE_TEMPLATES)
        throw new AppError('conflict', 'A hospital can have up to {{count}} templates.', {
          params: { count: MAX_QUOTE_TEMPLATES },
        })
      const now = ctx.clock()
      const [row] = await tx
        .insert(quoteTemplates)
        .values({ ...input, treatmentId, hospitalId, createdAt: now, updatedAt: now })
        .returning(templateColumns)
      if (!row) throw new AppError('internal')
      await recordAudit(tx, ctx, 'quote_template.create', row.id, { hospitalId, after: auditedOf(row) })
      return row
    }),
  )
}

/** Locks and returns a template of this hospital. */
async function lockTemplate(tx: Tx, hospitalId: string, id: string): Promise<QuoteTemplate> {
  const [row] = isUuid(id)
    ? await tx
        .select(templateColumns)
        .from(quoteTemplates)
        .where(and(eq(quoteTemplates.id, id), eq(quoteTemplates.hospitalId, hospitalId)))
        .for('update')
    : []
  if (!row) throw new AppError('not_found')
  return row
}

/** Renames a template, moves it to another treatment, or replaces its content. */
export async function updateQuoteTemplate(
  ctx: Context,
  { hospitalId: chosen, id }: { hospitalId?: HospitalChoice; id: string },
  raw: unknown,
  { basedOn }: { basedOn?: BasedOn } = {},
): Promise<QuoteTemplate> {
  const hospitalId = await requirePortal(ctx, chosen, 'quotes')
  const input = quoteTemplateUpdate.parse(raw)
  const treatmentId = input.treatmentId && (await requireTreatment(ctx, input.treatmentId))
  const changes = { ...input, ...(treatmentId && { treatmentId }) }
  return refuseSameName(() =>
    ctx.db.transaction(async (tx) => {
      const before = await lockTemplate(tx, hospitalId, id)
      refuseStale({ ...before, updatedAt: new Date(before.updatedAt) }, { basedOn, input })
      const [after] = await tx
        .update(quoteTemplates)
        .set({ ...changes, updatedAt: editedAt(quoteTemplates.updatedAt) })
        .where(eq(quoteTemplates.id, before.id))
        .returning(templateColumns)
      if (!after) throw new AppError('internal')
      const audited = { hospitalId, before: auditedOf(before), after: auditedOf(after) }
      await recordAudit(tx, ctx, 'quote_template.update', before.id, audited)
      return after
    }),
  )
}

/** Deletes a template. Quotes written with it stay unchanged. */
export async function deleteQuoteTemplate(
  ctx: Context,
  { hospitalId: chosen, id }: { hospitalId?: HospitalChoice; id: string },
): Promise<true> {
  const hospitalId = await requirePortal(ctx, chosen, 'quotes')
  await ctx.db.transaction(async (tx) => {
    const before = await lockTemplate(tx, hospitalId, id)
    await tx.delete(quoteTemplates).where(eq(quoteTemplates.id, before.id))
    await recordAudit(tx, ctx, 'quote_template.delete', before.id, { hospitalId, before: auditedOf(before) })
  })
  return true
}
