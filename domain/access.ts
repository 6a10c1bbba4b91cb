/** Who may do what. The server enforces it; the web uses the same functions to decide what to offer. */
import { sentence } from './sentences.ts'

export const ROLES = ['user', 'hospital', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** What people read for each role. */
export const ROLE_LABELS: Record<Role, string> = { user: 'Patient', hospital: 'Hospital staff', admin: 'Administrator' }

export const USER_STATUSES = ['active', 'inactive', 'suspended'] as const
export type UserStatus = (typeof USER_STATUSES)[number]

/** What a member of staff is at their hospital. */
export const HOSPITAL_ROLES = ['owner', 'coordinator', 'viewer'] as const
export type HospitalRole = (typeof HOSPITAL_ROLES)[number]

/** What people read for each of them. */
export const HOSPITAL_ROLE_LABELS: Record<HospitalRole, string> = {
  owner: sentence('Owner'),
  coordinator: sentence('Coordinator'),
  viewer: sentence('Viewer'),
}

/** What can be done in a hospital's portal, and which of its staff may. */
const PORTAL_PERMISSIONS = {
  read: ['owner', 'coordinator', 'viewer'],
  /** Status, time, doctor, messages, files, notes, proposals, answers to reviews. */
  appointments: ['owner', 'coordinator'],
  doctors: ['owner', 'coordinator'],
  reports: ['owner', 'coordinator'],
  settings: ['owner'],
  team: ['owner'],
} as const satisfies Record<string, readonly HospitalRole[]>
export type PortalPermission = keyof typeof PORTAL_PERMISSIONS

/** What a rule needs to know about the signed-in person. `hospitalRole` is null for whoever is no staff. */
export type Person = { id: string; role: Role; hospitalId: string | null; hospitalRole: HospitalRole | null }

export const isAdmin = (person: { role: string } | null | undefined): boolean => person?.role.toLowerCase() === 'admin'

/** Pages and calls of a role also admit administrators. */
export const hasRole = (person: { role: string } | null | undefined, role: Role): boolean =>
  person != null && (person.role.toLowerCase() === role || isAdmin(person))

/** Staff see their own hospital alone; administrators see every hospital. */
export const worksAt = (person: Person | null, hospitalId: string | null): boolean =>
  person != null &&
  (isAdmin(person) || (person.role === 'hospital' && hospitalId != null && person.hospitalId === hospitalId))

/** Administrators may everything; staff what their role at their hospital allows. */
export const mayInPortal = (person: Omit<Person, 'id'> | null, permission: PortalPermission): boolean =>
  person != null &&
  (isAdmin(person) ||
    (person.role === 'hospital' &&
      (PORTAL_PERMISSIONS[permission] as readonly (HospitalRole | null)[]).includes(person.hospitalRole)))

/** The same at one hospital. */
export const mayAt = (person: Person | null, hospitalId: string | null, permission: PortalPermission): boolean =>
  worksAt(person, hospitalId) && mayInPortal(person, permission)
