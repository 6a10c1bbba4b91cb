import { KEPT_TICKETS } from './forget-tickets.ts'
import { stored } from './stored.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/**
 * Fields that every stored visit has. web/features/visits/appointments/kept-ticket.tsx defines the
 * rest.
 */
type Visit = { id: string; startsAt: string }

const ofPerson = (userId: string) => `${KEPT_TICKETS}${userId}`

/**
 * Returns the upcoming visits that were opened on this device, soonest first, for reading offline.
 */
export function keptTickets<Kept extends Visit>(userId: string): Kept[] {
  try {
    const value: unknown = JSON.parse(stored.get(ofPerson(userId)) ?? '[]')
    return Array.isArray(value) ? (value as Kept[]) : []
  } catch {
    return []
  }
}

/** Stores a visit in its current state and removes past ones. */
export function keepTicket(userId: string, visit: Visit, { isComing }: { isComing: boolean }): void {
  const others = keptTickets(userId).filter(
    ({ id, startsAt }) => id !== visit.id && Date.parse(startsAt) > Date.now() - DAY_MS,
  )
  const all = isComing ? [...others, visit] : others
  all.sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
  stored.set(ofPerson(userId), all.length > 0 ? JSON.stringify(all) : null)
}
