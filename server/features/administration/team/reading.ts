import { and, eq, gt, isNull, or, type SQL } from 'drizzle-orm'
import { MAX_TEAM } from '#domain/team.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { requirePortal } from '#server/staff.ts'
import { type TeamMember, teamMemberColumns } from './record.ts'

/** Returns the condition for members of a hospital's team whose account has not ended. */
export const worksThere = (hospitalId: string, now: Date): SQL | undefined =>
  and(eq(users.hospitalId, hospitalId), or(isNull(users.deletesAt), gt(users.deletesAt, now)))

/** Returns members of a team. The database guarantees that staff have a role at their hospital. */
export async function findTeam(db: Queryable, where: SQL | undefined): Promise<TeamMember[]> {
  const rows = await db
    .select(teamMemberColumns)
    .from(users)
    .leftJoin(doctors, eq(doctors.id, users.doctorId))
    .where(where)
    .orderBy(users.searchText, users.id)
    .limit(MAX_TEAM)
  return rows.map(({ hospitalRole, ...row }) => ({ ...row, hospitalRole: hospitalRole ?? 'viewer' }))
}

/** Lists the team of a hospital by name, for its owners and administrators. */
export async function listTeam(ctx: Context, chosen: string | null | undefined): Promise<TeamMember[]> {
  const hospitalId = await requirePortal(ctx, chosen, 'team')
  return findTeam(ctx.db, worksThere(hospitalId, ctx.clock()))
}
