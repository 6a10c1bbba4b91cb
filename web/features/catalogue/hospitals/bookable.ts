import type { BookableVisit } from '#web/data/visit.tsx'
import { paths } from '#web/routing/paths.ts'
import type { Offer, Price, Slot } from './offer.ts'
import { isSame } from './time-choice.tsx'

/** State of a booking on the page of a hospital or a doctor. */
export type Bookable = {
  offer: Offer | null
  /** Price of the chosen doctor, else of the hospital. */
  price: Price | null
  /** The visit that is booked, by the terms of the chosen doctor, else of the hospital. */
  visit: BookableVisit | null
  /** Undefined while they are asked for. */
  times: readonly Slot[] | undefined
  slot: Slot | null
  /** Review of the selection, with the chosen slot. */
  reviewAddress: string
  /** The calendar with every free time. */
  calendarAddress: string
  /** The waiting list for this selection. */
  waitAddress: string
}

/**
 * A time that came with the address stands with the next ones, so that it can be seen; the next
 * stage asks whether it is still free. One before the first free time lies inside the notice of the
 * treatment or was taken, so the first free time replaces it.
 */
export function withTimes(times: readonly Slot[] | undefined, slot: Slot | null): Pick<Bookable, 'times' | 'slot'> {
  if (!times || times.length === 0) return { times, slot: null }
  const [first = null] = times
  if (!slot || (first && isBefore(slot, first))) return { times, slot: first }
  const isThere = times.some((time) => isSame(time, slot))
  return { times: isThere ? times : [slot, ...times.slice(0, 2)], slot }
}

const isBefore = (slot: Slot, other: Slot): boolean => `${slot.date} ${slot.time}` < `${other.date} ${other.time}`

type Selection = { hospital: string; service: string; doctor: string | null }

/** Addresses that booking goes on to from what is chosen on a page. */
export const bookingAddresses = (
  selected: Selection,
  slot: Slot | null,
): Pick<Bookable, 'reviewAddress' | 'calendarAddress' | 'waitAddress'> => ({
  reviewAddress: paths.bookAppointmentOf({ ...selected, ...(slot ?? {}) }),
  calendarAddress: paths.checkoutOf(selected),
  waitAddress: paths.waitForTime(selected),
})
