import { useQuery } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import { MAX_DAYS_AHEAD } from '#domain/booking-rules.ts'
import { addDays, dateIn } from '#domain/days.ts'
import { canBeThere, type TravelDates } from '#domain/travel-dates.ts'
import { graphql } from '#web/data/graphql.ts'
import { NEW_PERSON, type Selection } from './draft.ts'
import { useFirstFree } from './use-first-free.ts'

const Availability = graphql(`
  query Availability(
    $hospitalId: ID!
    $serviceId: ID!
    $doctorId: ID
    $personId: ID
    $forSomebodyElse: Boolean
    $from: Date!
    $to: Date!
  ) {
    availability(
      hospitalId: $hospitalId
      serviceId: $serviceId
      doctorId: $doctorId
      personId: $personId
      forSomebodyElse: $forSomebodyElse
      from: $from
      to: $to
    ) {
      date
      refusal
      times {
        time
        available
      }
    }
  }
`)

/** Returns the patient whose own appointments count as taken. */
const patientOf = (person: string) => ({
  personId: person && person !== NEW_PERSON ? person : null,
  forSomebodyElse: person !== '',
})

const monthStart = (date: string) => `${date.slice(0, 7)}-01`
const inOrder = (...dates: [string, string]) => dates.sort() as [earlier: string, later: string]
const nextMonth = (date: string) => monthStart(addDays(monthStart(date), 31))

/**
 * Returns the bookable times of the displayed month and the next one, so paging shows them at once.
 * The calendar opens at the appointment, or else at the first free day. A day that is not loaded
 * yet counts as blocked, so the calendar never offers a time that would be refused. Days outside
 * the stay of a patient who comes in person are blocked too.
 */
export function useAvailability(
  selection: Selection,
  startAt: string | null,
  { person = '', stay = null }: { person?: string; stay?: TravelDates | null } = {},
) {
  const { hospitalId, serviceId, doctorId } = selection
  const today = dateIn(new Date())
  const max = addDays(today, MAX_DAYS_AHEAD)
  const { slot, isKnown } = useFirstFree(selection)
  const first = slot && canBeThere(slot.date, stay) ? slot : null
  const opensAt =
    startAt && startAt > today && canBeThere(startAt, stay)
      ? startAt
      : (first?.date ?? (stay && stay.from > today ? stay.from : today))
  const [shown, setShown] = useState<string | null>(null)
  const month = shown ?? monthStart(opensAt)
  const [, from] = inOrder(month, today)
  const [to] = inOrder(addDays(nextMonth(nextMonth(month)), -1), max)
  const query = useQuery(Availability, {
    variables: { hospitalId, serviceId, doctorId, ...patientOf(person), from, to },
    fetchPolicy: 'cache-and-network',
    skip: !isKnown,
  })
  const { data, previousData } = query
  const days = useMemo(
    () => new Map([...(previousData?.availability ?? []), ...(data?.availability ?? [])].map((day) => [day.date, day])),
    [data, previousData],
  )
  const isBlocked = (date: string) => {
    const day = days.get(date)
    return !day || !canBeThere(date, stay) || day.refusal != null || !day.times.some(({ available }) => available)
  }
  return {
    query,
    stay,
    today,
    max,
    opensAt,
    firstFree: first,
    /** False until the calendar's first month is known. */
    ready: isKnown,
    showMonth: (date: string) => setShown(monthStart(date)),
    timesOn: (date: string) => days.get(date)?.times ?? null,
    isBlocked,
    /** True if no day can be booked: neither the first free one nor a loaded one. */
    isEmpty: isKnown && data !== undefined && !first && [...days.keys()].every(isBlocked),
    /** Returns whether a time is free, or null while unknown. */
    isFree: (date: string, time: string): boolean | null => {
      const day = days.get(date)
      if (!day) return null
      return (
        canBeThere(date, stay) && day.refusal == null && day.times.some((slot) => slot.time === time && slot.available)
      )
    },
  }
}
export type Availability = ReturnType<typeof useAvailability>
