import { and, count, eq, gt, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { addDays, dateIn, instantOf } from '#domain/availability.ts'
import { isUuid } from '#domain/fields.ts'
import { fold } from '#domain/fold.ts'
import { type UserSearch, type UserSort, userSearch } from '#domain/managed-users.ts'
import { type Page, pageOf, readPaging } from '#domain/paging.ts'
import type { Context } from '#server/context.ts'
import { inBatches } from '#server/database/in-batches.ts'
import { AppError } from '#server/errors.ts'
import { type ManagedUser, managedUserColumns } from '#server/features/accounts/users/record.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { contains } from '#server/search/search.ts'
import { requireRole } from '#server/viewer.ts'
import type { UserSummary } from './record.ts'

const ORDER: Record<UserSort, Record<'asc' | 'desc', SQL>> = {
  name: { asc: sql`${users.searchText}`, desc: sql`${users.searchText} desc` },
  email: { asc: sql`${users.email}`, desc: sql`${users.email} desc` },
  // Order of an index, read from either end.
  created: {
    asc: sql`${users.createdAt} nulls first, ${users.id} desc`,
    desc: sql`${users.createdAt} desc nulls last`,
  },
  // Accounts without a sign-in come last in both directions.
  lastLogin: { asc: sql`${users.lastLoginAt} nulls last`, desc: sql`${users.lastLoginAt} desc nulls last` },
}

/**
 * Returns the condition for accounts that still exist. A deleted one only waits for its erasure or
 * its last mail.
 */
const isThere = (now: Date) => or(isNull(users.deletesAt), gt(users.deletesAt, now))

function conditionsOf({ q, role, status, hospitalId }: UserSearch, now: Date): SQL | undefined {
  const words = fold(q ?? '')
    .split(' ')
    .filter(Boolean)
  return and(
    isThere(now),
    role && eq(users.role, role),
    status && eq(users.status, status),
    hospitalId ? eq(users.hospitalId, hospitalId) : undefined,
    ...words.map((word) => contains(users.searchText, word)),
  )
}

const selectUsers = ({ db }: Context, where: SQL | undefined, { sortBy = 'name', direction = 'asc' }: UserSearch) =>
  db.select(managedUserColumns).from(users).where(where).orderBy(ORDER[sortBy][direction], users.id)

/** Lists user accounts for administrators, by name by default. Page and total are read together. */
export async function listUsers(ctx: Context, raw: unknown, rawPaging: unknown): Promise<Page<ManagedUser>> {
  requireRole(ctx, 'admin')
  const search = userSearch.parse(raw ?? {})
  const paging = readPaging(rawPaging)
  const where = conditionsOf(search, ctx.clock())
  const [items, total] = await Promise.all([
    selectUsers(ctx, where, search)
      .limit(paging.limit)
      .offset((paging.page - 1) * paging.limit),
    ctx.db.$count(users, where),
  ])
  return pageOf(items, total, paging)
}

/**
 * Reads the users without pages, in batches, up to the maximum length of a list. A narrower search
 * reaches further.
 */
export function readUsers(ctx: Context, raw: unknown): AsyncGenerator<ManagedUser[]> {
  requireRole(ctx, 'admin')
  const search = userSearch.parse(raw ?? {})
  const where = conditionsOf(search, ctx.clock())
  return inBatches(({ limit, offset }) => selectUsers(ctx, where, search).limit(limit).offset(offset))
}

export const userNotFound = () => new AppError('not_found', 'User not found.')

export async function getUser(ctx: Context, id: string): Promise<ManagedUser> {
  requireRole(ctx, 'admin')
  if (!isUuid(id)) throw userNotFound()
  const [account] = await ctx.db
    .select(managedUserColumns)
    .from(users)
    .where(and(eq(users.id, id), isThere(ctx.clock())))
  if (!account) throw userNotFound()
  return account
}

/** Counts all accounts. New ones are those of this month in Istanbul. */
export async function summariseUsers(ctx: Context): Promise<UserSummary> {
  requireRole(ctx, 'admin')
  const firstDay = `${dateIn(ctx.clock()).slice(0, 7)}-01`
  const monthBegan = instantOf(firstDay, '00:00')
  const monthBefore = instantOf(`${addDays(firstDay, -1).slice(0, 7)}-01`, '00:00')
  const countWhere = (...conditions: SQL[]) =>
    sql<number>`count(*) filter (where ${and(...conditions)})`.mapWith(Number)
  const [isAdmin, isStaff, isUnprotected] = [
    eq(users.role, 'admin'),
    eq(users.role, 'hospital'),
    isNull(users.totpEnabledAt),
  ]
  const [summary] = await ctx.db
    .select({
      total: count(),
      active: countWhere(eq(users.status, 'active')),
      admins: countWhere(isAdmin),
      newThisMonth: countWhere(gte(users.createdAt, monthBegan)),
      newLastMonth: countWhere(gte(users.createdAt, monthBefore), lt(users.createdAt, monthBegan)),
      staff: countWhere(isStaff),
      suspended: countWhere(eq(users.status, 'suspended')),
      adminsWithoutTwoFactor: countWhere(isAdmin, isUnprotected),
      staffWithoutTwoFactor: countWhere(isStaff, isUnprotected),
    })
    .from(users)
    .where(isThere(ctx.clock()))
  if (!summary) throw new Error('A count always answers a row.')
  return summary
}

/** Returns the names of the hospitals of staff, by ID. */
export async function hospitalNamesOf(ctx: Context, ids: string[]): Promise<Map<string, string>> {
  const rows = await ctx.db
    .select({ id: hospitals.id, name: hospitals.name })
    .from(hospitals)
    .where(inArray(hospitals.id, ids))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
