/**
 * Permissions. The server enforces them, and the web client uses the same functions to decide what
 * to offer.
 */
import type { HospitalRole } from './portal-access.ts'

export const ROLES = ['user', 'hospital', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Display names of the roles. */
export const ROLE_LABELS: Record<Role, string> = { user: 'Patient', hospital: 'Hospital staff', admin: 'Administrator' }

export const USER_STATUSES = ['active', 'inactive', 'suspended'] as const
export type UserStatus = (typeof USER_STATUSES)[number]

/**
 * Facts about the signed-in user for the rules. `hospitalRole` is null for users who are not staff.
 */
export type Person = { id: string; role: Role; hospitalId: string | null; hospitalRole: HospitalRole | null }

export const isAdmin = (person: { role: string } | null | undefined): boolean => person?.role.toLowerCase() === 'admin'

/** Returns true for users with the role, and for administrators. */
export const hasRole = (person: { role: string } | null | undefined, role: Role): boolean =>
  person != null && (person.role.toLowerCase() === role || isAdmin(person))
