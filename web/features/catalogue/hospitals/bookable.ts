import type { BookableVisit } from '#web/data/visit.tsx'
import { paths } from '#web/routing/paths.ts'
import type { Offer, Price, Slot } from './offer.ts'
import { isSame } from './time-choice.tsx'

/** State of a booking on the page of a hospital or a doctor. */
export type Bookable = {
  offer: Offer | null
  /** Price of the chosen doctor, or else of the hospital. */
  price: Price | null
  /** Booked visit on the terms of the chosen doctor, or else of the hospital. */
  visit: BookableVisit | null
  /** Undefined while loading. */
  times: readonly Slot[] | undefined
  slot: Slot | null
  /** Address of the review of the selection, with the chosen slot. */
  reviewAddress: string
  /** Address of the calendar with every free time. */
  calendarAddress: string
  /** Address of the waiting list for this selection. */
  waitAddress: string
}

/**
 * Adds a time from the address to the next times, so it is visible. The next step checks whether it
 * is still free. A time before the first free one is within the minimum notice or taken, so the
 * first free time replaces it.
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

/** Returns the addresses of the next booking steps for the selection on a page. */
export const bookingAddresses = (
  selected: Selection,
  slot: Slot | null,
): Pick<Bookable, 'reviewAddress' | 'calendarAddress' | 'waitAddress'> => ({
  reviewAddress: paths.bookAppointmentOf({ ...selected, ...(slot ?? {}) }),
  calendarAddress: paths.checkoutOf(selected),
  waitAddress: paths.waitForTime(selected),
})
