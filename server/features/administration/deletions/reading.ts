import { and, eq, exists, gt, inArray, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { TAB_STATUSES } from '#domain/appointments.ts'
import type { DeletionHolder } from '#domain/deletion.ts'
import { isUuid } from '#domain/fields.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { healthServices } from '#server/features/catalogue/health-services/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { reviews } from '#server/features/visits/reviews/table.ts'
import { idIn } from '#server/search/search.ts'
import { requireRole } from '#server/viewer.ts'
import type { Deletion } from './record.ts'

type Kind = {
  id: AnyPgColumn
  table: PgTable
  /**
   * Columns that refer to the record and prevent its deletion. A test compares them with the
   * foreign keys of the database.
   */
  heldBy: Partial<Record<DeletionHolder, AnyPgColumn>> & { appointments: AnyPgColumn }
  missing: string
}

const KINDS = {
  hospital: {
    id: hospitals.id,
    table: hospitals,
    heldBy: { appointments: appointments.hospitalId, reviews: reviews.hospitalId, staff: users.hospitalId },
    missing: 'Hospital Not Found',
  },
  doctor: {
    id: doctors.id,
    table: doctors,
    heldBy: { appointments: appointments.doctorId, reviews: reviews.doctorId, staff: users.doctorId },
    missing: 'Doctor not found',
  },
  healthService: {
    id: healthServices.id,
    table: healthServices,
    heldBy: { appointments: appointments.serviceId, reviews: reviews.serviceId },
    missing: 'Service not found',
  },
} satisfies Record<string, Kind>
export type DeletedKind = keyof typeof KINDS

const refersTo = (db: Queryable, column: AnyPgColumn, id: AnyPgColumn) =>
  exists(db.select({ one: sql`1` }).from(column.table).where(eq(column, id)))

/** Returns the effect of deleting each of these records, for the confirmation dialog. */
export async function deletionsOf(ctx: Context, kind: DeletedKind, ids: string[]): Promise<Map<string, Deletion>> {
  requireRole(ctx, 'admin')
  const { id, table, heldBy }: Kind = KINDS[kind]
  const isAhead = and(
    eq(heldBy.appointments, id),
    inArray(appointments.status, [...TAB_STATUSES.upcoming]),
    gt(appointments.startsAt, ctx.clock()),
  )
  const holds = (holder: DeletionHolder) => {
    const column = heldBy[holder]
    return column ? sql<boolean>`${refersTo(ctx.db, column, id)}` : sql<boolean>`false`
  }
  const rows = await ctx.db
    .select({
      id: sql<string>`${id}`,
      appointments: holds('appointments'),
      reviews: holds('reviews'),
      staff: holds('staff'),
      appointmentsAhead: ctx.db.$count(appointments, isAhead),
    })
    .from(table)
    .where(idIn(id, ids))
  return new Map(
    rows.map(({ id: of, appointmentsAhead, ...held }) => {
      const holders = (Object.keys(held) as DeletionHolder[]).filter((holder) => held[holder])
      return [of, { erases: holders.length === 0, heldBy: holders, appointmentsAhead }]
    }),
  )
}

export async function deletionOf(ctx: Context, kind: DeletedKind, id: string): Promise<Deletion> {
  requireRole(ctx, 'admin')
  const deletion = isUuid(id) ? (await deletionsOf(ctx, kind, [id.toLowerCase()])).get(id.toLowerCase()) : undefined
  if (!deletion) throw new AppError('not_found', KINDS[kind].missing)
  return deletion
}
