import { hasRole } from '#domain/access.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { stored } from '#web/device/stored.ts'
import { USER_KEY } from './token.ts'

export const SessionUserFields = graphql(`
  fragment SessionUserFields on User {
    id
    email
    firstName
    lastName
    role
    roles
    hospitalId
    hospitalRole
    doctorId
    emailConfirmed
    twoFactorEnabled
    twoFactorRequired
    pageLanguage
    travelDates
  }
`)
export type SessionUser = ResultOf<typeof SessionUserFields>

export const Viewer = graphql(`query Viewer { viewer { ...SessionUserFields } }`, [SessionUserFields])
export const UpdatePageLanguage = graphql(
  `mutation UpdatePageLanguage($language: String!) { updatePageLanguage(language: $language) { ...SessionUserFields } }`,
  [SessionUserFields],
)
export const RenewSession = graphql(`mutation RenewSession { renewSession { token user { ...SessionUserFields } } }`, [
  SessionUserFields,
])
export const Logout = graphql(`mutation Logout { logout }`)

/** Storage key of the page language chosen in this browser. */
export const LANGUAGE_KEY = 'hekima.language'

/** Returns the last signed-in user of this browser, as stored then. */
export function storedUser(): SessionUser | null {
  try {
    const value: unknown = JSON.parse(stored.get(USER_KEY) ?? 'null')
    return value && typeof value === 'object' && 'email' in value && 'role' in value ? (value as SessionUser) : null
  } catch {
    return null
  }
}

export const hasRoleName = (user: SessionUser | null, role: string) =>
  Boolean(user?.roles?.some((name) => name?.toLowerCase() === role))

/**
 * Returns whether a user has a role, by `role` or by the list `roles`. Administrators have every
 * role.
 */
export const userHasRole = (user: SessionUser | null, role: 'user' | 'hospital' | 'admin') =>
  hasRole(user, role) || hasRoleName(user, role) || hasRoleName(user, 'admin')
