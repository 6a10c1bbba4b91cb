/**
 * Permissions in a hospital's portal. They are not part of `access.ts`, because every page loads
 * that file.
 */
import { isAdmin, type Person } from './access.ts'
import { sentence } from './sentences.ts'

/** Roles of staff at their hospital. */
export const HOSPITAL_ROLES = ['owner', 'coordinator', 'viewer', 'doctor'] as const
export type HospitalRole = (typeof HOSPITAL_ROLES)[number]

/** Display names of these roles. */
export const HOSPITAL_ROLE_LABELS: Record<HospitalRole, string> = {
  owner: sentence('Owner'),
  coordinator: sentence('Coordinator'),
  viewer: sentence('Viewer'),
  doctor: sentence('Doctor'),
}

/** Permissions in a hospital's portal and the roles that have them. */
const PORTAL_PERMISSIONS = {
  /** Everything of the hospital except its team, settings and reports. Not for doctors. */
  read: ['owner', 'coordinator', 'viewer'],
  /** Changes of status, time and doctor, messages, files, notes, proposals, replies to reviews. */
  appointments: ['owner', 'coordinator'],
  /** Lists of quote requests. Doctors read only requests that are assigned to them. */
  requests: ['owner', 'coordinator', 'viewer', 'doctor'],
  /** Quote requests: read health data, ask the patient, save the draft. */
  plans: ['owner', 'coordinator', 'doctor'],
  /** Quote requests: tell the coordinators that the plan is ready to send. */
  proposals: ['doctor'],
  /** Quote requests: assign, answer the patient, send, decline, enter the final bill. */
  quotes: ['owner', 'coordinator'],
  doctors: ['owner', 'coordinator'],
  reports: ['owner', 'coordinator'],
  settings: ['owner'],
  team: ['owner'],
} as const satisfies Record<string, readonly HospitalRole[]>
export type PortalPermission = keyof typeof PORTAL_PERMISSIONS

/** Roles that act on appointments. */
export const WORKING_ROLES: readonly HospitalRole[] = PORTAL_PERMISSIONS.appointments

/** Returns true for a doctor's account, which reads only quote requests assigned to it. */
export const isDoctor = (person: Pick<Person, 'role' | 'hospitalRole'> | null | undefined): boolean =>
  person?.role === 'hospital' && person.hospitalRole === 'doctor'

const belongsTo = (person: Person | null, hospitalId: string | null): boolean =>
  person != null &&
  (isAdmin(person) || (person.role === 'hospital' && hospitalId != null && person.hospitalId === hospitalId))

/**
 * Returns true for staff of the hospital who read its records, and for administrators at every
 * hospital. Doctors' accounts do not.
 */
export const worksAt = (person: Person | null, hospitalId: string | null): boolean =>
  belongsTo(person, hospitalId) && !isDoctor(person)

/** Returns true if the user's role at their hospital allows this, and for administrators. */
export const mayInPortal = (person: Omit<Person, 'id'> | null, permission: PortalPermission): boolean =>
  person != null &&
  (isAdmin(person) ||
    (person.role === 'hospital' &&
      (PORTAL_PERMISSIONS[permission] as readonly (HospitalRole | null)[]).includes(person.hospitalRole)))

/** Returns true for a permission at one hospital. */
export const mayAt = (person: Person | null, hospitalId: string | null, permission: PortalPermission): boolean =>
  belongsTo(person, hospitalId) && mayInPortal(person, permission)
