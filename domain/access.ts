/** Who may do what. The server enforces it; the web uses the same functions to decide what to offer. */
export const ROLES = ['user', 'hospital', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** What people read for each role. */
export const ROLE_LABELS: Record<Role, string> = { user: 'Patient', hospital: 'Hospital staff', admin: 'Administrator' }

export const USER_STATUSES = ['active', 'inactive', 'suspended'] as const
export type UserStatus = (typeof USER_STATUSES)[number]

/** What a rule needs to know about the signed-in person. */
export type Person = { id: string; role: Role; hospitalId: string | null }

export const isAdmin = (person: { role: string } | null | undefined): boolean => person?.role.toLowerCase() === 'admin'

/** Pages and calls of a role also admit administrators. */
export const hasRole = (person: { role: string } | null | undefined, role: Role): boolean =>
  person != null && (person.role.toLowerCase() === role || isAdmin(person))

/** Staff see their own hospital alone; administrators see every hospital. */
export const worksAt = (person: Person | null, hospitalId: string | null): boolean =>
  person != null &&
  (isAdmin(person) || (person.role === 'hospital' && hospitalId != null && person.hospitalId === hospitalId))
