import { eq } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { termUpdate } from '#domain/taxonomy.ts'
import { editCatalogue } from '#server/catalogue/edit.ts'
import type { Context } from '#server/context.ts'
import { type BasedOn, editedAt } from '#server/database/based-on.ts'
import type { Tx } from '#server/database/client.ts'
import { auditedTexts } from '#server/database/texts.ts'
import { AppError } from '#server/errors.ts'
import { refuseStaleAmongStaff } from '#server/features/accounts/audit/stale-edit.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { requireRole } from '#server/viewer.ts'
import { getManagedTerm } from './reading.ts'
import type { ManagedTerm } from './record.ts'
import { terms } from './table.ts'
import { readTextsOf, writeTexts } from './texts.ts'

async function lockTerm(tx: Tx, id: string) {
  const [term] = isUuid(id) ? await tx.select().from(terms).where(eq(terms.id, id)).for('update') : []
  if (!term) throw new AppError('not_found')
  return term
}

/** Edits a term. Omitted fields stay unchanged. */
export async function updateTerm(
  ctx: Context,
  id: string,
  raw: unknown,
  { basedOn }: { basedOn?: BasedOn } = {},
): Promise<ManagedTerm> {
  requireRole(ctx, 'admin')
  const { texts, ...input } = termUpdate.parse(raw)
  await editCatalogue(ctx, async (tx) => {
    const current = await lockTerm(tx, id)
    const before = auditedTexts(await readTextsOf(tx, current.id))
    const stored = { ...current, texts: before }
    await refuseStaleAmongStaff(tx, stored, { basedOn, input: { ...input, texts } })
    const [row] = await tx
      .update(terms)
      .set({ ...input, updatedAt: editedAt(terms.updatedAt) })
      .where(eq(terms.id, current.id))
      .returning()
    if (texts) await writeTexts(tx, current.id, { before, sent: texts })
    await recordAudit(tx, ctx, 'term.update', current.id, {
      before: stored,
      after: { ...row, texts: auditedTexts(await readTextsOf(tx, current.id)) },
      fields: [...Object.keys(input), 'texts'],
    })
  })
  return getManagedTerm(ctx, id)
}
