import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { HOSPITAL_ROLES, ROLES, type Role, USER_STATUSES } from '#domain/access.ts'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { DEFAULT_NOTIFICATIONS, NOTIFICATION_KINDS, type Notifications } from '#domain/notifications.ts'
import { type ColumnsOf, instantAnswer, instantOf } from '#server/database/record.ts'
import { twoFactorRequired, users } from './table.ts'

/** A person as administrators see them: what lets somebody in, and nothing that people tell about themselves. */
export const managedUserAnswer = z
  .object({
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    role: z.enum(ROLES),
    status: z.enum(USER_STATUSES),
    hospitalId: z.uuid().nullable().meta({ description: 'the hospital a member of staff works at' }),
    hospitalRole: z.enum(HOSPITAL_ROLES).nullable().meta({ description: 'what a member of staff may do there' }),
    phone: z.string().nullable(),
    createdAt: instantAnswer,
    updatedAt: instantAnswer,
    lastLoginAt: instantAnswer.nullable(),
    emailConfirmed: z.boolean(),
    twoFactorEnabled: z.boolean(),
    mustUseTwoFactor: z.boolean().meta({ description: 'an administrator asks this person for it' }),
    invited: z.boolean().meta({ description: 'an invitation was sent, and nobody has signed in yet' }),
    deletesAt: instantAnswer
      .nullable()
      .meta({ description: 'when the account will be deleted, once that was asked for' }),
  })
  .meta({ title: 'ManagedUser' })
export type ManagedUser = z.output<typeof managedUserAnswer>

export const managedUserColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  role: users.role,
  status: users.status,
  hospitalId: users.hospitalId,
  hospitalRole: users.hospitalRole,
  phone: users.phone,
  createdAt: instantOf(users.createdAt),
  updatedAt: instantOf(users.updatedAt),
  lastLoginAt: instantOf(users.lastLoginAt),
  emailConfirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
  twoFactorEnabled: sql<boolean>`${users.totpEnabledAt} is not null`,
  mustUseTwoFactor: users.mustUseTwoFactor,
  // With the names of the tables: drizzle leaves them out of a selection from one table.
  invited: sql<boolean>`users.last_login_at is null and exists (select from one_time_tokens t
    where t.user_id = users.id and t.kind = 'invitation')`,
  deletesAt: instantOf(users.deletesAt),
} satisfies ColumnsOf<ManagedUser>

/** A person as that person sees it. */
export const userAnswer = managedUserAnswer
  .extend({
    roles: z.array(z.enum(ROLES)).meta({ description: 'the role again, as a list' }),
    address: z.string().nullable(),
    birthDate: z.string().nullable(),
    bio: z.string().nullable(),
    pendingEmail: z.string().nullable().meta({ description: 'the address a change waits for' }),
    twoFactorRequired: z.boolean().meta({ description: 'the operator asks for it: nothing else works until it is on' }),
    notifications: z.record(z.enum(NOTIFICATION_KINDS), z.boolean()),
    language: z.enum(UI_LANGUAGES).meta({ description: 'of mails' }),
    pageLanguage: z.enum(UI_LANGUAGES).nullable().meta({ description: 'of pages; null before one was chosen' }),
    hasCalendarFeed: z.boolean(),
  })
  .meta({ title: 'User' })
export type User = z.output<typeof userAnswer>

const allOn = JSON.stringify(DEFAULT_NOTIFICATIONS)

export const userColumns = {
  ...managedUserColumns,
  roles: sql<Role[]>`array[${users.role}]`,
  address: users.address,
  birthDate: users.birthDate,
  bio: users.bio,
  pendingEmail: users.pendingEmail,
  twoFactorRequired,
  notifications: sql<Notifications>`${allOn}::jsonb || coalesce(${users.preferences} -> 'notifications', '{}')`,
  language: users.language,
  pageLanguage: sql<UiLanguage | null>`${users.preferences} ->> 'language'`,
  hasCalendarFeed: sql<boolean>`${users.calendarKeyHash} is not null`,
} satisfies ColumnsOf<User>
