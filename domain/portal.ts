/** Content of a hospital's portal and events of its stream. */

/** Appointments on the dashboard, the newest first. */
export const NEWEST_SHOWN = 5
/** Conversations on the dashboard that somebody has to read. */
export const UNREAD_SHOWN = 5
/** No more of a day are listed on the dashboard. */
export const MOST_TODAY = 100
/** A request that waits longer is pointed out. */
export const LONG_WAIT_HOURS = 24

/**
 * Leave and closures that begin within so many days are on the dashboard, at most so many of them.
 */
export const ABSENCE_DAYS = 14
export const MOST_ABSENCES = 10

/** Kinds of events in a hospital's stream. They contain IDs and never content. */
export const HOSPITAL_EVENTS = ['appointment', 'message', 'file', 'counts'] as const
export type HospitalEventKind = (typeof HOSPITAL_EVENTS)[number]

export type HospitalEvent = {
  event: HospitalEventKind
  data: {
    appointmentId: string
    /** Side that acted. Null if it does not matter. */
    by: 'patient' | 'hospital' | null
    /** For an appointment: booked, status, rescheduled, doctor and so on, as in its history. */
    what: string | null
    /** For an appointment: its current status. */
    status: string | null
  }
}
