import { useQuery } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import { MAX_DAYS_AHEAD } from '#domain/booking-rules.ts'
import { addDays, dateIn } from '#domain/days.ts'
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
 * yet counts as blocked, so the calendar never offers a time that would be refused.
 */
export function useAvailability(selection: Selection, startAt: string | null, person = '') {
  const { hospitalId, serviceId, doctorId } = selection
  const today = dateIn(new Date())
  const max = addDays(today, MAX_DAYS_AHEAD)
  const first = useFirstFree(selection)
  const opensAt = startAt && startAt > today ? startAt : (first.slot?.date ?? today)
  const [shown, setShown] = useState<string | null>(null)
  const month = shown ?? monthStart(opensAt)
  const [, from] = inOrder(month, today)
  const [to] = inOrder(addDays(nextMonth(nextMonth(month)), -1), max)
  const query = useQuery(Availability, {
    variables: { hospitalId, serviceId, doctorId, ...patientOf(person), from, to },
    fetchPolicy: 'cache-and-network',
    skip: !first.isKnown,
  })
  const { data, previousData } = query
  const days = useMemo(
    () => new Map([...(previousData?.availability ?? []), ...(data?.availability ?? [])].map((day) => [day.date, day])),
    [data, previousData],
  )
  return {
    query,
    today,
    max,
    opensAt,
    firstFree: first.slot,
    /** False until the calendar's first month is known. */
    ready: first.isKnown,
    showMonth: (date: string) => setShown(monthStart(date)),
    timesOn: (date: string) => days.get(date)?.times ?? null,
    isBlocked: (date: string) => {
      const day = days.get(date)
      return !day || day.refusal != null || !day.times.some(({ available }) => available)
    },
    /** Returns whether a time is free, or null while unknown. */
    isFree: (date: string, time: string): boolean | null => {
      const day = days.get(date)
      if (!day) return null
      return day.refusal == null && day.times.some((slot) => slot.time === time && slot.available)
    },
  }
}
export type Availability = ReturnType<typeof useAvailability>
