/** Travel dates chosen in this browser. Past ones are ignored. */
import { useMemo } from 'react'
import { dateIn } from '#domain/days.ts'
import { type TravelDates, travelDatesIn, writeTravelDates } from '#domain/travel-dates.ts'
import { stored, useStored } from './stored.ts'

export const TRAVEL_KEY = 'hekima.travel'

function current(text: string | null): TravelDates | null {
  const travel = travelDatesIn(text)
  return travel && travel.to >= dateIn(new Date()) ? travel : null
}

/** Returns the dates as an interval of ISO 8601, for the server. */
export function storedTravelDates(): string | undefined {
  const travel = current(stored.get(TRAVEL_KEY))
  return travel ? writeTravelDates(travel) : undefined
}

/** Returns the dates. Null in the server and in the hydrating render. */
export function useTravelDates(): TravelDates | null {
  const text = useStored(TRAVEL_KEY)
  return useMemo(() => current(text), [text])
}
