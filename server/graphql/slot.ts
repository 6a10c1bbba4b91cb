import { dateIn, timeIn } from '#domain/availability.ts'
import { type FreeTimes, nextFreeFor } from '#domain/free-times.ts'
import { canBeThere, isRemote } from '#domain/travel-dates.ts'
import type { Channel } from '#domain/visit-types.ts'
import type { GraphqlContext } from '../context.ts'
import { batched } from './nested.ts'

/** Returns an instant as a bookable time on the hospital's clock. */
export function slotAt(startsAt: string | null) {
  if (!startsAt) return null
  const instant = new Date(startsAt)
  return { date: dateIn(instant), time: timeIn(instant), startsAt }
}

/** Service of a hospital or doctor. `id` is the owner's and the service's ID, joined by a colon. */
type Offer = { id: string; service: { id: string }; visit: { channels: readonly Channel[] } }

const ownerOf = ({ id }: Offer) => id.slice(0, id.indexOf(':'))

/**
 * Resolves the next free time of services by the free times of their owners. Null for a visit in
 * person outside the travel dates of the caller.
 */
export const nextFreeSlotOf = (
  freeTimesOf: (ctx: GraphqlContext, ownerIds: string[]) => Promise<Map<string, FreeTimes>>,
) =>
  batched<Offer, unknown, ReturnType<typeof slotAt>>(async (calls, ctx) => {
    const times = await freeTimesOf(ctx, [...new Set(calls.map(({ parent }) => ownerOf(parent)))])
    return calls.map(({ parent }) => {
      const free = times.get(ownerOf(parent))
      const slot = slotAt(free ? nextFreeFor(free, parent.service.id) : null)
      return slot && (isRemote(parent.visit.channels) || canBeThere(slot.date, ctx.travel)) ? slot : null
    })
  })
