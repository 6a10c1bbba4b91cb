import { KEPT_TICKETS } from './forget-tickets.ts'
import { stored } from './stored.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The least a kept visit says; web/features/visits/appointments/kept-ticket.tsx knows the rest. */
type Visit = { id: string; startsAt: string }

const ofPerson = (userId: string) => `${KEPT_TICKETS}${userId}`

/**
 * Coming visits that somebody opened on this device, the next first: to be read without a network.
 */
export function keptTickets<Kept extends Visit>(userId: string): Kept[] {
  try {
    const value: unknown = JSON.parse(stored.get(ofPerson(userId)) ?? '[]')
    return Array.isArray(value) ? (value as Kept[]) : []
  } catch {
    return []
  }
}

/** Keeps a visit as it is now, and forgets those that are over. */
export function keepTicket(userId: string, visit: Visit, { isComing }: { isComing: boolean }): void {
  const others = keptTickets(userId).filter(
    ({ id, startsAt }) => id !== visit.id && Date.parse(startsAt) > Date.now() - DAY_MS,
  )
  const all = isComing ? [...others, visit] : others
  all.sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
  stored.set(ofPerson(userId), all.length > 0 ? JSON.stringify(all) : null)
}
