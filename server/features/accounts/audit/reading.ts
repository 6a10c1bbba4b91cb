import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/client.ts'
import { auditEvents } from './table.ts'

/** Returns those of these subjects on which the actor did this action within the last hour. */
export async function findAudited(
  db: Queryable,
  { actorId, action, subjectIds }: { actorId: string; action: string; subjectIds: string[] },
): Promise<Set<string>> {
  const isSame = and(
    eq(auditEvents.actorId, actorId),
    eq(auditEvents.action, action),
    inArray(auditEvents.subjectId, subjectIds),
  )
  const isRecent = gt(auditEvents.createdAt, sql`now() - interval '1 hour'`)
  const rows = await db.select({ id: auditEvents.subjectId }).from(auditEvents).where(and(isSame, isRecent))
  return new Set(rows.flatMap(({ id }) => (id ? [id] : [])))
}
