import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isAdmin } from '#domain/access.ts'
import { mayInPortal } from '#domain/portal-access.ts'
import type { Context } from '#server/context.ts'
import { showAppointments } from '../break-glass.ts'
import { type Appointment, selectAppointments } from '../record.ts'
import { appointments } from '../table.ts'

/** Maximum number of visits of a patient in an answer. */
const MAX_VISITS = 50

/**
 * Returns the appointments of each appointment's patient at its hospital, newest first, for staff
 * and administrators. Without an account it is the appointment itself. Patients get none.
 */
export async function visitsOfPatients(ctx: Context, ids: string[]): Promise<Map<string, Appointment[]>> {
  const { viewer } = ctx
  if (!viewer || !mayInPortal(viewer, 'read')) return new Map()
  const others = alias(appointments, 'others')
  const isSame = or(
    eq(others.id, appointments.id),
    and(
      isNotNull(appointments.patientId),
      eq(others.patientId, appointments.patientId),
      sql`${others.personId} is not distinct from ${appointments.personId}`,
      eq(others.hospitalId, appointments.hospitalId),
    ),
  )
  const visits = ctx.db
    .select({ id: others.id })
    .from(others)
    .where(isSame)
    .orderBy(sql`${others.startsAt} desc`, others.id)
    .limit(MAX_VISITS)
    .as('visits')
  const pairs = await ctx.db
    .select({ owner: appointments.id, id: visits.id })
    .from(appointments)
    .innerJoinLateral(visits, sql`true`)
    .where(
      and(
        inArray(appointments.id, ids),
        isAdmin(viewer) ? undefined : eq(appointments.hospitalId, viewer.hospitalId ?? ''),
      ),
    )
  const visitIds = [...new Set(pairs.map(({ id }) => id))]
  if (visitIds.length === 0) return new Map()
  const shown = await showAppointments(ctx, await selectAppointments(ctx, inArray(appointments.id, visitIds)))
  const newestFirst = shown.sort((a, b) => (a.startsAt < b.startsAt ? 1 : -1))
  return new Map(
    ids.map((id) => {
      const theirs = pairs.filter(({ owner }) => owner === id).map((pair) => pair.id)
      return [id, newestFirst.filter((visit) => theirs.includes(visit.id))] as const
    }),
  )
}
