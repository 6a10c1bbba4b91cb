import { desc, eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { requireViewer } from '#server/viewer.ts'
import { type Consent, consentColumns } from './record.ts'
import { consents } from './table.ts'

/** Lists consents of the viewer, newest first. */
export async function listConsents(ctx: Context): Promise<Consent[]> {
  const viewer = requireViewer(ctx)
  return ctx.db
    .select(consentColumns)
    .from(consents)
    .where(eq(consents.userId, viewer.id))
    .orderBy(desc(consents.createdAt), desc(consents.id))
    .limit(1000)
}
