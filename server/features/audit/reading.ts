import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/client.ts'
import { auditEvents } from './table.ts'

/** Whether somebody has done the same to the same within the last hour. */
export async function wasAudited(
  db: Queryable,
  { actorId, action, subjectId }: { actorId: string; action: string; subjectId: string },
): Promise<boolean> {
  const isSame = and(
    eq(auditEvents.actorId, actorId),
    eq(auditEvents.action, action),
    eq(auditEvents.subjectId, subjectId),
  )
  const isRecent = gt(auditEvents.createdAt, sql`now() - interval '1 hour'`)
  const rows = await db.select({ id: auditEvents.id }).from(auditEvents).where(and(isSame, isRecent)).limit(1)
  return rows.length > 0
}
