import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { ROLES, type Role, USER_STATUSES } from '#domain/access.ts'
import { HOSPITAL_ROLES } from '#domain/portal-access.ts'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { DEFAULT_NOTIFICATIONS, NOTIFICATION_KINDS, type Notifications } from '#domain/notifications.ts'
import { type ColumnsOf, instantAnswer, instantOf } from '#server/database/record.ts'
import { twoFactorRequired, users } from './table.ts'

/** User as administrators see it: access fields, without the personal data of the profile. */
export const managedUserAnswer = z
  .object({
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    role: z.enum(ROLES),
    status: z.enum(USER_STATUSES),
    hospitalId: z.uuid().nullable().meta({ description: 'hospital of a member of staff' }),
    hospitalRole: z.enum(HOSPITAL_ROLES).nullable().meta({ description: 'portal role of a member of staff' }),
    doctorId: z.uuid().nullable().meta({ description: 'record of the doctor, for the role doctor' }),
    phone: z.string().nullable(),
    createdAt: instantAnswer,
    updatedAt: instantAnswer,
    lastLoginAt: instantAnswer.nullable(),
    emailConfirmed: z.boolean(),
    twoFactorEnabled: z.boolean(),
    mustUseTwoFactor: z
      .boolean()
      .meta({ description: 'whether an administrator requires two-factor sign-in for this account' }),
    invited: z.boolean().meta({ description: 'whether an invitation was sent and the person has not signed in yet' }),
    deletesAt: instantAnswer.nullable().meta({ description: 'scheduled deletion time, if requested' }),
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
  doctorId: users.doctorId,
  phone: users.phone,
  createdAt: instantOf(users.createdAt),
  updatedAt: instantOf(users.updatedAt),
  lastLoginAt: instantOf(users.lastLoginAt),
  emailConfirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
  twoFactorEnabled: sql<boolean>`${users.totpEnabledAt} is not null`,
  mustUseTwoFactor: users.mustUseTwoFactor,
  // With table names, because drizzle omits them in a selection from one table.
  invited: sql<boolean>`users.last_login_at is null and exists (select from one_time_tokens t
    where t.user_id = users.id and t.kind = 'invitation')`,
  deletesAt: instantOf(users.deletesAt),
} satisfies ColumnsOf<ManagedUser>

/** User as that user sees it. */
export const userAnswer = managedUserAnswer
  .extend({
    roles: z.array(z.enum(ROLES)).meta({ description: 'the role as a list' }),
    address: z.string().nullable(),
    birthDate: z.string().nullable(),
    bio: z.string().nullable(),
    pendingEmail: z.string().nullable().meta({ description: 'new e-mail address that waits for confirmation' }),
    twoFactorRequired: z
      .boolean()
      .meta({ description: 'whether the operator requires two-factor sign-in; nothing else works until it is on' }),
    notifications: z.record(z.enum(NOTIFICATION_KINDS), z.boolean()),
    language: z.enum(UI_LANGUAGES).meta({ description: 'language of mails' }),
    pageLanguage: z
      .enum(UI_LANGUAGES)
      .nullable()
      .meta({ description: 'language of pages; null before one was chosen' }),
    travelDates: z
      .string()
      .nullable()
      .meta({ description: 'first and last day in Türkiye, such as 2027-01-10/2027-01-20' }),
    timeZone: z
      .string()
      .nullable()
      .meta({ description: 'time zone of the device, such as Asia/Kuwait, for the times in mails' }),
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
  travelDates: sql<string | null>`${users.preferences} ->> 'travelDates'`,
  timeZone: sql<string | null>`${users.preferences} ->> 'timeZone'`,
  hasCalendarFeed: sql<boolean>`${users.calendarKeyHash} is not null`,
} satisfies ColumnsOf<User>
