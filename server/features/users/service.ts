import { type SQL, sql } from 'drizzle-orm'
import type { Role, UserStatus } from '#domain/access.ts'
import type { UiLanguage } from '#domain/languages.ts'
import { DEFAULT_NOTIFICATIONS, type Notifications, notificationsInput } from '#domain/notifications.ts'
import { languageInput, profileInput } from '#domain/users.ts'
import type { Context } from '#server/context.ts'
import { query } from '#server/database/statement.ts'
import { AppError } from '#server/errors.ts'
import { requirePerson, requireViewer } from '#server/viewer.ts'

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
  emailConfirmed: boolean
  /** The address a change waits for. */
  pendingEmail: string | null
  twoFactorEnabled: boolean
  /** The operator asks for it of this role. */
  twoFactorRequired: boolean
  notifications: Notifications
  /** Of mails. */
  language: UiLanguage
  hasCalendarFeed: boolean
  /** When the account will be deleted, once that was asked for. */
  deletesAt: string | null
}

type Instants = { createdAt: Date; updatedAt: Date; lastLoginAt: Date | null; deletesAt: Date | null }

export type UserRow = Omit<User, keyof Instants | 'roles' | 'notifications'> &
  Instants & { notifications: Partial<Notifications> | null }

/** What a `UserRow` is read from, of the table `users`. */
export const userColumns: SQL = sql.raw(`id, first_name as "firstName", last_name as "lastName", email, role, status,
  hospital_id as "hospitalId", phone, address, birth_date as "birthDate", bio, created_at as "createdAt",
  updated_at as "updatedAt", last_login_at as "lastLoginAt", email_confirmed_at is not null as "emailConfirmed",
  pending_email as "pendingEmail", totp_enabled_at is not null as "twoFactorEnabled",
  role <> 'user' and exists (select from settings where key = 'requireTwoFactorForStaff' and value = 'true'::jsonb)
    as "twoFactorRequired",
  preferences -> 'notifications' as notifications, language, calendar_key_hash is not null as "hasCalendarFeed",
  deletes_at as "deletesAt"`)

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
  emailConfirmed: row.emailConfirmed,
  pendingEmail: row.pendingEmail,
  twoFactorEnabled: row.twoFactorEnabled,
  twoFactorRequired: row.twoFactorRequired,
  notifications: { ...DEFAULT_NOTIFICATIONS, ...row.notifications },
  language: row.language,
  hasCalendarFeed: row.hasCalendarFeed,
  deletesAt: row.deletesAt?.toISOString() ?? null,
})

/** The signed-in person with everything the profile shows. */
export async function getProfile(ctx: Context): Promise<User> {
  const person = requirePerson(ctx)
  const [row] = await query<UserRow>(ctx.db, sql`select ${userColumns} from users where id = ${person.id}::uuid`)
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

/** Turns kinds of mail on and off; those that are not named stay. */
export async function updateNotifications(ctx: Context, raw: unknown): Promise<User> {
  const viewer = requireViewer(ctx)
  const wanted = notificationsInput.parse(raw)
  const [row] = await query<UserRow>(
    ctx.db,
    sql`update users set preferences = jsonb_set(preferences, '{notifications}',
        coalesce(preferences -> 'notifications', '{}') || ${JSON.stringify(wanted)}::jsonb)
      where id = ${viewer.id}::uuid returning ${userColumns}`,
  )
  return toUser(row as UserRow)
}

/** Remembers the language of the viewer's mails. */
export async function updateLanguage(ctx: Context, raw: unknown): Promise<User> {
  const viewer = requireViewer(ctx)
  const { language } = languageInput.parse(raw)
  const [row] = await query<UserRow>(
    ctx.db,
    sql`update users set language = ${language} where id = ${viewer.id}::uuid returning ${userColumns}`,
  )
  return toUser(row as UserRow)
}
