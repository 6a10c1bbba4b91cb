/** Content of a hospital's portal and events of its stream. */

/** Number of appointments on the dashboard, newest first. */
export const NEWEST_SHOWN = 5
/** Number of unread conversations on the dashboard. */
export const UNREAD_SHOWN = 5
/** Maximum number of a day's appointments on the dashboard. */
export const MOST_TODAY = 100
/** Hours after which a waiting request is highlighted. */
export const LONG_WAIT_HOURS = 24

/**
 * Days before the start from which leave and closures are on the dashboard, and their maximum
 * number.
 */
export const ABSENCE_DAYS = 14
export const MOST_ABSENCES = 10

/** Kinds of events in a hospital's stream. They contain IDs and never content. */
export const HOSPITAL_EVENTS = ['appointment', 'message', 'file', 'counts', 'quote', 'calendar'] as const
export type HospitalEventKind = (typeof HOSPITAL_EVENTS)[number]

export type HospitalEvent = {
  event: HospitalEventKind
  data: {
    appointmentId: string
    /** For a quote request: its UUID at this hospital. Empty for other events. */
    quoteRequestId: string
    /** Side that acted. Null if it does not matter. */
    by: 'patient' | 'hospital' | null
    /** For an appointment: booked, status, rescheduled, doctor and so on, as in its history. */
    what: string | null
    /** For an appointment: its current status. For a quote request: its state at this hospital. */
    status: string | null
  }
}

/** Steps of a new hospital, in the order in which they are shown. */
export const FIRST_STEPS = [
  'texts',
  'services',
  'prices',
  'doctors',
  'treatments',
  'hours',
  'rules',
  'licence',
  'team',
  'notices',
] as const
export type FirstStepKey = (typeof FIRST_STEPS)[number]
export type FirstStep = {
  key: FirstStepKey
  isDone: boolean
  /** Number of records that are missing: doctors without a treatment, for example. */
  missing: number
}

/** Steps without which patients do not find the hospital or cannot book it. */
const ESSENTIAL: readonly string[] = ['texts', 'services', 'doctors', 'treatments', 'hours', 'licence']

/** Returns true until the essential steps are done. */
export const needsFirstSteps = (steps: readonly { key: string; isDone: boolean }[]): boolean =>
  steps.some(({ key, isDone }) => !isDone && ESSENTIAL.includes(key))
