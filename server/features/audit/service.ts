import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/client.ts'
import { auditEvents } from './table.ts'

/** Writes down who changed what, in the transaction of the change. `details` never hold health data. */
export async function recordAudit(
  tx: Tx,
  ctx: Context,
  action: string,
  subjectId: string,
  details?: Record<string, unknown>,
): Promise<void> {
  await tx.insert(auditEvents).values({ actorId: ctx.viewer?.id ?? null, action, subjectId, details: details ?? null })
}
