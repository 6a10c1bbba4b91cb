import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/client.ts'
import { instantOf } from '#server/database/record.ts'
import { auditEvents, auditReasons } from './table.ts'

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

/** Returns the reasons that were given for an action on these subjects, newest first. */
export const reasonsOf = (db: Queryable, { action, subjectIds }: { action: string; subjectIds: string[] }) =>
  db
    .select({
      owner: sql<string>`${auditEvents.subjectId}`,
      item: { at: sql<string>`${instantOf(auditEvents.createdAt)}`, reason: auditReasons.reason },
    })
    .from(auditEvents)
    .innerJoin(auditReasons, eq(auditReasons.eventId, auditEvents.id))
    .where(and(inArray(auditEvents.subjectId, subjectIds), eq(auditEvents.action, action)))
    .orderBy(desc(auditEvents.createdAt), desc(auditEvents.id))
