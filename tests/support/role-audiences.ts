import type { Access } from '#server/rest/operation.ts'

/**
 * Permissions recorded independently of the code, for tests/server/role-walk.test.ts. Every route,
 * root field and type needs an entry.
 */
export const PERSONAS = [
  'anonymous',
  'patient',
  'otherPatient',
  'otherHospital',
  // Doctor of the hospital to whom the quote request of the records is assigned.
  'doctor',
  // Staff of the hospital by their role. `hospital` is its owner.
  'viewer',
  'coordinator',
  'hospital',
  'admin',
] as const
export type Persona = (typeof PERSONAS)[number]

/**
 * The records of the walk belong to a patient at the hospital of `hospital`. The others have no
 * relation to them.
 */
export const AUDIENCES = {
  everybody: PERSONAS,
  signedIn: ['patient', 'otherPatient', 'otherHospital', 'doctor', 'viewer', 'coordinator', 'hospital', 'admin'],
  /** Owners. */
  patient: ['patient'],
  /** Staff of the record's hospital who may answer patients. */
  hospital: ['coordinator', 'hospital'],
  /** Staff who work on the plan of a quote request: besides those above the assigned doctor. */
  planners: ['doctor', 'coordinator', 'hospital'],
  /** The assigned doctor. */
  doctorOfIt: ['doctor'],
  /** Staff of the hospital who read a quote request, and administrators. */
  requestReadersOfIt: ['doctor', 'viewer', 'coordinator', 'hospital', 'admin'],
  /** All staff except doctors, each for their own hospital, and administrators. */
  staff: ['otherHospital', 'viewer', 'coordinator', 'hospital', 'admin'],
  /** Staff with write access, each for their own hospital, and administrators. */
  workingStaff: ['otherHospital', 'coordinator', 'hospital', 'admin'],
  /** Staff of the record's hospital, and administrators. */
  staffOfIt: ['viewer', 'coordinator', 'hospital', 'admin'],
  /** Staff of the record's hospital who work with appointments and doctors, and administrators. */
  workingStaffOfIt: ['coordinator', 'hospital', 'admin'],
  /** Owners of the record's hospital, and administrators. */
  ownersOfIt: ['hospital', 'admin'],
  participants: ['patient', 'viewer', 'coordinator', 'hospital', 'admin'],
  /** Users who may change an appointment. */
  movers: ['patient', 'coordinator', 'hospital', 'admin'],
  /** Readers of content by patient and hospital. Administrators must give a reason first. */
  readers: ['patient', 'viewer', 'coordinator', 'hospital'],
  writers: ['patient', 'coordinator', 'hospital'],
  /** Readers of internal notes. Administrators must give a reason first. */
  noteReaders: ['viewer', 'coordinator', 'hospital'],
  noteWriters: ['coordinator', 'hospital'],
  admin: ['admin'],
} as const satisfies Record<string, readonly Persona[]>
export type Audience = keyof typeof AUDIENCES

/** Values of `access` in routes for this audience. */
export const SAID: Record<Audience, readonly Access[]> = {
  everybody: ['anyone', 'guest'],
  signedIn: ['person', 'viewer'],
  patient: ['patient', 'owner', 'viewer', 'participant'],
  hospital: ['hospital'],
  planners: ['hospital'],
  doctorOfIt: ['hospital'],
  requestReadersOfIt: ['staff', 'portal'],
  staff: ['staff'],
  workingStaff: ['staff'],
  staffOfIt: ['staff', 'portal'],
  workingStaffOfIt: ['staff', 'portal', 'participant'],
  ownersOfIt: ['staff', 'portal'],
  participants: ['participant'],
  movers: ['participant'],
  readers: ['reader'],
  writers: ['reader'],
  noteReaders: ['staff'],
  noteWriters: ['staff'],
  admin: ['admin'],
}
