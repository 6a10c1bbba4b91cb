/** Staff to whom quote requests can be assigned. */
import { and, eq, gt, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { HospitalRole } from '#domain/portal-access.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { requirePortal } from '#server/staff.ts'

/** Maximum number of members in the choice, more than a team can have. */
const MAX_COLLEAGUES = 200

export type QuoteColleague = {
  id: string
  firstName: string
  lastName: string
  hospitalRole: HospitalRole
  /** Name of the doctor's record. Null for other roles. */
  doctorName: string | null
}

/** Condition on active owners, coordinators and doctors of a hospital. */
export const isColleagueAt = (hospitalId: string): SQL | undefined =>
  and(
    eq(users.hospitalId, hospitalId),
    eq(users.role, 'hospital'),
    eq(users.status, 'active'),
    or(inArray(users.hospitalRole, ['owner', 'coordinator']), doctors.isActive),
  )

/** Reads members of a team by name, each with the name of the doctor's record. */
export async function findColleagues(db: Queryable, where: SQL | undefined): Promise<QuoteColleague[]> {
  const rows = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      hospitalRole: users.hospitalRole,
      doctorName: doctors.fullName,
    })
    .from(users)
    .leftJoin(doctors, eq(doctors.id, users.doctorId))
    .where(where)
    .orderBy(users.searchText, users.id)
    .limit(MAX_COLLEAGUES)
  return rows.flatMap(({ hospitalRole, ...row }) => (hospitalRole ? [{ ...row, hospitalRole }] : []))
}

/** Lists the staff to whom a request can be assigned, for owners and coordinators. */
export async function listQuoteColleagues(ctx: Context, chosen: string | null | undefined): Promise<QuoteColleague[]> {
  const hospitalId = await requirePortal(ctx, chosen, 'quotes')
  const isStaying = or(isNull(users.deletesAt), gt(users.deletesAt, ctx.clock()))
  return findColleagues(ctx.db, and(isColleagueAt(hospitalId), isStaying))
}

export type QuoteProposer = { id: string; name: string }

/** Returns the names of doctors by the ID of the account that called a plan ready. */
export async function findProposers(ctx: Context, ids: string[]): Promise<QuoteProposer[]> {
  const accounts = await findColleagues(ctx.db, inArray(users.id, ids))
  return accounts.map(({ id, firstName, lastName, doctorName }) => ({
    id,
    name: doctorName ?? `${firstName} ${lastName}`,
  }))
}
