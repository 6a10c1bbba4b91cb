/** What the portal of a hospital shows, and what its stream of events tells. */

/** Appointments on the dashboard, the newest first. */
export const NEWEST_SHOWN = 5
/** Conversations on the dashboard that somebody has to read. */
export const UNREAD_SHOWN = 5
/** No more of a day are listed on the dashboard. */
export const MOST_TODAY = 100
/** A request that waits longer is pointed out. */
export const LONG_WAIT_HOURS = 24

/** Leave and closures that begin within so many days are on the dashboard, at most so many of them. */
export const ABSENCE_DAYS = 14
export const MOST_ABSENCES = 10

/** What a hospital's stream of events tells. Each carries ids and never what was written. */
export const HOSPITAL_EVENTS = ['appointment', 'message', 'file', 'counts'] as const
export type HospitalEventKind = (typeof HOSPITAL_EVENTS)[number]

export type HospitalEvent = {
  event: HospitalEventKind
  data: {
    appointmentId: string
    /** Whose doing it was; null where nobody's is worth a word. */
    by: 'patient' | 'hospital' | null
    /** Of an appointment: booked, status, rescheduled, doctor … as its history says. */
    what: string | null
    /** Of an appointment: its state now. */
    status: string | null
  }
}
