/** Lifetimes of sessions. */
const DAY_MS = 24 * 60 * 60 * 1000

/** Days a session lasts unless it is extended. */
export const SESSION_DAYS = 7
/** Days after signing in when even an extended session ends. The password is required again. */
export const LONGEST_SESSION_DAYS = 30
/** Days for which the row of an ended session is stored. */
export const ENDED_SESSIONS_DAYS = 30

/** Returns the end of a session that starts now. */
export const sessionEnd = (now: Date): Date => new Date(now.getTime() + SESSION_DAYS * DAY_MS)

/**
 * Returns the end of a session that is extended now, and the latest end that any extension reaches.
 */
export function extendedSessionEnd(startedAt: Date, now: Date): { end: Date; latest: Date } {
  const latest = new Date(startedAt.getTime() + LONGEST_SESSION_DAYS * DAY_MS)
  const end = sessionEnd(now)
  return { end: end < latest ? end : latest, latest }
}
