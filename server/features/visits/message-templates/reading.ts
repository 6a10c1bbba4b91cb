import { asc, eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { requirePortal } from '#server/staff.ts'
import { type MessageTemplate, templateColumns } from './record.ts'
import { messageTemplates } from './table.ts'

/** Lists the templates of a hospital, by language and title. There are at most a hundred. */
export async function listMessageTemplates(
  ctx: Context,
  hospitalId: string | null | undefined,
): Promise<MessageTemplate[]> {
  const id = await requirePortal(ctx, hospitalId, 'read')
  return ctx.db
    .select(templateColumns)
    .from(messageTemplates)
    .where(eq(messageTemplates.hospitalId, id))
    .orderBy(asc(messageTemplates.language), asc(messageTemplates.title))
}
