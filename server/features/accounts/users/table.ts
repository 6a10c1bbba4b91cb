import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { ROLES, USER_STATUSES } from '#domain/access.ts'
import { HOSPITAL_ROLES } from '#domain/portal-access.ts'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { citext, createdAt, id, instant, lastCommit, oneOf } from '#server/database/columns.ts'
import { settings } from '#server/features/accounts/settings/table.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'

export const users = pgTable(
  'users',
  {
    id: id(),
    email: citext('email').notNull().unique('users_email_key'),
    emailConfirmedAt: instant('email_confirmed_at'),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    role: text('role', { enum: ROLES }).notNull().default('user'),
    status: text('status', { enum: USER_STATUSES }).notNull().default('active'),
    /** Hospital of a member of staff. */
    hospitalId: uuid('hospital_id').references(() => hospitals.id, { onDelete: 'restrict' }),
    /** Portal role of a member of staff. */
    hospitalRole: text('hospital_role', { enum: HOSPITAL_ROLES }),
    /** Record of the doctor at this hospital, for an account with the role doctor. */
    doctorId: uuid('doctor_id'),
    phone: text('phone'),
    address: text('address'),
    birthDate: date('birth_date', { mode: 'string' }),
    bio: text('bio'),
    language: text('language', { enum: UI_LANGUAGES }).notNull().default('en'),
    preferences: jsonb('preferences').$type<Record<string, unknown>>().notNull().default({}),
    lastLoginAt: instant('last_login_at'),
    /** Address of a requested change, until it is confirmed. */
    pendingEmail: citext('pending_email'),
    /** Base32. Two-factor sign-in is on once `totpEnabledAt` is set. */
    totpSecret: text('totp_secret'),
    totpEnabledAt: instant('totp_enabled_at'),
    /** Time step of the last accepted code. No code is accepted twice. */
    totpLastStep: bigint('totp_last_step', { mode: 'number' }),
    /** True if an administrator requires two-factor sign-in of this user, whatever the role. */
    mustUseTwoFactor: boolean('must_use_two_factor').notNull().default(false),
    /** SHA-256 of the secret in the address of the private calendar feed. */
    calendarKeyHash: text('calendar_key_hash').unique('users_calendar_key'),
    /** Time of the requested deletion of the account. */
    deletesAt: instant('deletes_at'),
    /** True for a user of the demo data who cannot sign in. No mail is sent to such a user. */
    isDemo: boolean('is_demo').notNull().default(false),
    /** Search and sort text for administrators. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`fold(first_name || ' ' || last_name || ' ' || email::text)`),
    createdAt: createdAt(),
    /**
     * Time of the last edit of profile or access, for detecting stale edits. Signing in does not
     * change it.
     */
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('users_role_check', sql.raw(oneOf('role', ROLES))),
    check('users_status_check', sql.raw(oneOf('status', USER_STATUSES))),
    check('users_hospital_check', sql`(${t.role} = 'hospital') = (${t.hospitalId} is not null)`),
    check('users_hospital_role_check', sql`(${t.role} = 'hospital') = (${t.hospitalRole} is not null)`),
    check('users_doctor_check', sql`(${t.hospitalRole} is not distinct from 'doctor') = (${t.doctorId} is not null)`),
    unique('users_doctor_key').on(t.doctorId),
    // A doctor with an account can neither be deleted nor moved to another hospital.
    foreignKey({
      name: 'users_doctor_fk',
      columns: [t.hospitalId, t.doctorId],
      foreignColumns: [doctors.hospitalId, doctors.id],
    }),
    check('users_hospital_role_values_check', sql.raw(oneOf('hospital_role', HOSPITAL_ROLES))),
    check('users_totp_check', sql`${t.totpEnabledAt} is null or ${t.totpSecret} is not null`),
    index('users_deletes_idx').on(t.deletesAt).where(sql`deletes_at is not null`),
    index('users_hospital_idx').on(t.hospitalId),
    index('users_name_idx').on(t.searchText, t.id),
    // Other orders of the list. Users who never signed in come last in both directions.
    index('users_login_idx').on(t.lastLoginAt, t.id),
    index('users_login_desc_idx').on(t.lastLoginAt.desc().nullsLast(), t.id),
    index('users_created_idx').on(t.createdAt.desc(), t.id),
  ],
)

/**
 * Sessions, one row per sign-in. The token contains the row's ID, so that signing out ends it on
 * the server.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    lastCommit: lastCommit(),
  },
  (t) => [index('sessions_user_idx').on(t.userId), index('sessions_expires_idx').on(t.expiresAt)],
)

/**
 * True if the operator requires two-factor sign-in of staff and administrators, or an administrator
 * requires it of this user.
 */
export const twoFactorRequired = sql<boolean>`(${users.mustUseTwoFactor} or ${users.role} <> 'user' and exists (select from ${settings}
  where ${settings.key} = 'requireTwoFactorForStaff' and ${settings.value} = 'true'::jsonb))`
