import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { graphql } from '#web/data/graphql.ts'
import type { Place, Visit } from './calendar-fields.ts'
import type { FreePlaces } from './use-moving.ts'

const Places = graphql(`
  query PlacesForVisit($id: ID!, $doctorId: ID, $from: Date!, $to: Date!) {
    appointmentTimes(appointmentId: $id, doctorId: $doctorId, from: $from, to: $to) { date times { time available } }
  }
`)
const NO_PLACES: readonly Place[] = []

/** Free places of a visit with its own doctor, by day. */
export function useDayPlaces(visit: Visit | null, { from, to }: { from: string; to: string }): FreePlaces {
  const query = useQuery(Places, {
    variables: { id: visit?.id ?? '', doctorId: visit?.doctor?.id ?? null, from, to },
    skip: !visit,
    fetchPolicy: 'network-only',
  })
  const places = useMemo(
    () =>
      query.data && visit
        ? query.data.appointmentTimes.flatMap(({ date, times }) =>
            times.flatMap(({ time, available }) =>
              available && !(date === visit.date && time === visit.time) ? [{ column: date, time }] : [],
            ),
          )
        : NO_PLACES,
    [query.data, visit],
  )
  return { places, isLoaded: query.data !== undefined }
}
