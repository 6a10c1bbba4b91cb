import { desc, eq, sql } from 'drizzle-orm'
import { type Edit, isStale, staleEdit } from '#server/database/based-on.ts'
import type { Queryable } from '#server/database/client.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { auditEvents } from './table.ts'

/**
 * Refuses a stale edit like `refuseStale`, for administrators and staff. The error contains the
 * user and time of the newer edit.
 */
export async function refuseStaleAmongStaff(
  db: Queryable,
  current: { id: string; updatedAt: Date },
  edit: Edit,
): Promise<void> {
  if (!isStale(current, edit.basedOn)) return
  const [last] = await db
    .select({ name: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}` })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.actorId))
    .where(eq(auditEvents.subjectId, current.id))
    .orderBy(desc(auditEvents.createdAt))
    .limit(1)
  throw staleEdit(current, edit.input, { savedBy: last?.name ?? null, savedAt: current.updatedAt.toISOString() })
}
