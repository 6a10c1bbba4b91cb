import { and, count, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isAdmin } from '#domain/access.ts'
import { mayInPortal } from '#domain/portal-access.ts'
import type { Context } from '#server/context.ts'
import { appointments } from '../table.ts'

/**
 * Counts the earlier visits of each appointment's patient at its hospital, for staff and
 * administrators. Patients get none.
 */
export async function earlierVisitsOf(ctx: Context, ids: string[]): Promise<Map<string, number>> {
  const { viewer } = ctx
  if (!viewer || !mayInPortal(viewer, 'read')) return new Map()
  const earlier = alias(appointments, 'earlier')
  const rows = await ctx.db
    .select({ id: appointments.id, visits: count(earlier.id) })
    .from(appointments)
    .leftJoin(
      earlier,
      and(
        eq(earlier.patientId, appointments.patientId),
        sql`${earlier.personId} is not distinct from ${appointments.personId}`,
        eq(earlier.hospitalId, appointments.hospitalId),
        lt(earlier.startsAt, appointments.startsAt),
        ne(earlier.status, 'cancelled'),
      ),
    )
    .where(
      and(
        inArray(appointments.id, ids),
        isNotNull(appointments.patientId),
        isAdmin(viewer) ? undefined : eq(appointments.hospitalId, viewer.hospitalId ?? ''),
      ),
    )
    .groupBy(appointments.id)
  return new Map(rows.map(({ id, visits }) => [id, visits]))
}
