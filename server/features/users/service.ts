import { type SQL, sql } from 'drizzle-orm'
import type { Role, UserStatus } from '#domain/access.ts'
import { profileInput } from '#domain/users.ts'
import type { Context } from '#server/context.ts'
import { query } from '#server/database/statement.ts'
import { AppError } from '#server/errors.ts'
import { requireViewer } from '#server/viewer.ts'

/** A person as that person sees it. */
export type User = {
  id: string
  firstName: string
  lastName: string
  email: string
  role: Role
  roles: Role[]
  status: UserStatus
  hospitalId: string | null
  phone: string | null
  address: string | null
  birthDate: string | null
  bio: string | null
  createdAt: string
  updatedAt: string
  lastLoginAt: string | null
}

export type UserRow = Omit<User, 'roles' | 'createdAt' | 'updatedAt' | 'lastLoginAt'> & {
  createdAt: Date
  updatedAt: Date
  lastLoginAt: Date | null
}

/** What a `UserRow` is read from, of the table `users`. */
export const userColumns: SQL = sql.raw(`id, first_name as "firstName", last_name as "lastName", email, role, status,
  hospital_id as "hospitalId", phone, address, birth_date as "birthDate", bio, created_at as "createdAt",
  updated_at as "updatedAt", last_login_at as "lastLoginAt"`)

export const toUser = (row: UserRow): User => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  role: row.role,
  roles: [row.role],
  status: row.status,
  hospitalId: row.hospitalId,
  phone: row.phone,
  address: row.address,
  birthDate: row.birthDate,
  bio: row.bio,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
})

/** The signed-in person with everything the profile shows. */
export async function getProfile(ctx: Context): Promise<User> {
  const viewer = requireViewer(ctx)
  const [row] = await query<UserRow>(ctx.db, sql`select ${userColumns} from users where id = ${viewer.id}::uuid`)
  if (!row) throw new AppError('unauthenticated')
  return toUser(row)
}

/** What is not sent stays. The address of sign-in cannot be changed here. */
export async function updateProfile(ctx: Context, raw: unknown, check?: (current: User) => void): Promise<User> {
  const viewer = requireViewer(ctx)
  const input = profileInput.parse(raw)
  const current = await getProfile(ctx)
  check?.(current)
  const next = { ...current, ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) }
  const [row] = await query<UserRow>(
    ctx.db,
    sql`update users set first_name = ${next.firstName}, last_name = ${next.lastName}, phone = ${next.phone},
      address = ${next.address}, birth_date = ${next.birthDate}::date, bio = ${next.bio},
      updated_at = greatest(${ctx.clock()}::timestamptz, updated_at + interval '1 ms')
      where id = ${viewer.id}::uuid and updated_at = ${current.updatedAt}::timestamptz returning ${userColumns}`,
  )
  if (!row) throw new AppError('stale_edit', 'This record was changed in the meantime. Please reload it and try again.')
  return toUser(row)
}
