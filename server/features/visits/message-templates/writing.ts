import { and, count, eq } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { MAX_TEMPLATES, templateInput, templateUpdate } from '#domain/message-templates.ts'
import type { Context } from '#server/context.ts'
import { type BasedOn, editedAt, refuseStale } from '#server/database/based-on.ts'
import type { Tx } from '#server/database/client.ts'
import { violates } from '#server/database/fault.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { requirePortal } from '#server/staff.ts'
import { type MessageTemplate, templateColumns } from './record.ts'
import { messageTemplates } from './table.ts'

type HospitalChoice = string | null | undefined

const TITLE_TAKEN = 'A template with this name already exists in this language.'

/** Converts the violation of equal titles to an error of the field. */
async function refuseSameTitle<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  try {
    return await write()
  } catch (error) {
    if (!violates(error, 'message_templates_title_key')) throw error
    throw new AppError('conflict', TITLE_TAKEN, { fields: { title: TITLE_TAKEN } })
  }
}

export async function createMessageTemplate(
  ctx: Context,
  chosen: HospitalChoice,
  raw: unknown,
): Promise<MessageTemplate> {
  const hospitalId = await requirePortal(ctx, chosen, 'appointments')
  const input = templateInput.parse(raw)
  return refuseSameTitle(() =>
    ctx.db.transaction(async (tx) => {
      // Concurrent additions are counted one after another.
      await tx.select({ id: hospitals.id }).from(hospitals).where(eq(hospitals.id, hospitalId)).for('no key update')
      const [made = { templates: 0 }] = await tx
        .select({ templates: count() })
        .from(messageTemplates)
        .where(eq(messageTemplates.hospitalId, hospitalId))
      if (made.templates >= MAX_TEMPLATES)
        throw new AppError('conflict', 'A hospital can have up to {{count}} templates.', {
          params: { count: MAX_TEMPLATES },
        })
      const now = ctx.clock()
      const [row] = await tx
        .insert(messageTemplates)
        .values({ ...input, hospitalId, createdAt: now, updatedAt: now })
        .returning(templateColumns)
      if (!row) throw new AppError('internal')
      await recordAudit(tx, ctx, 'message_template.create', row.id, { hospitalId, after: row })
      return row
    }),
  )
}

/** Returns a template of this hospital, locked. */
async function lockTemplate(tx: Tx, hospitalId: string, id: string): Promise<MessageTemplate> {
  const [row] = isUuid(id)
    ? await tx
        .select(templateColumns)
        .from(messageTemplates)
        .where(and(eq(messageTemplates.id, id), eq(messageTemplates.hospitalId, hospitalId)))
        .for('update')
    : []
  if (!row) throw new AppError('not_found')
  return row
}

export async function updateMessageTemplate(
  ctx: Context,
  { hospitalId: chosen, id }: { hospitalId?: HospitalChoice; id: string },
  raw: unknown,
  { basedOn }: { basedOn?: BasedOn } = {},
): Promise<MessageTemplate> {
  const hospitalId = await requirePortal(ctx, chosen, 'appointments')
  const input = templateUpdate.parse(raw)
  return refuseSameTitle(() =>
    ctx.db.transaction(async (tx) => {
      const before = await lockTemplate(tx, hospitalId, id)
      refuseStale({ ...before, updatedAt: new Date(before.updatedAt) }, { basedOn, input })
      const [after] = await tx
        .update(messageTemplates)
        .set({ ...input, updatedAt: editedAt(messageTemplates.updatedAt) })
        .where(eq(messageTemplates.id, before.id))
        .returning(templateColumns)
      if (!after) throw new AppError('internal')
      await recordAudit(tx, ctx, 'message_template.update', before.id, { hospitalId, before, after })
      return after
    }),
  )
}

export async function deleteMessageTemplate(
  ctx: Context,
  { hospitalId: chosen, id }: { hospitalId?: HospitalChoice; id: string },
): Promise<true> {
  const hospitalId = await requirePortal(ctx, chosen, 'appointments')
  await ctx.db.transaction(async (tx) => {
    const before = await lockTemplate(tx, hospitalId, id)
    await tx.delete(messageTemplates).where(eq(messageTemplates.id, before.id))
    await recordAudit(tx, ctx, 'message_template.delete', before.id, { hospitalId, before })
  })
  return true
}
