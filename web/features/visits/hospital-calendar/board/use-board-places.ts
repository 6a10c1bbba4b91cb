import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { graphql } from '#web/data/graphql.ts'
import type { Place } from '../calendar-fields.ts'
import type { FreePlaces } from '../use-moving.ts'
import { type BoardVisit, keyOf } from './board-fields.ts'

const BoardPlaces = graphql(`
  query BoardPlaces($id: ID!, $date: Date!) {
    boardPlaces(appointmentId: $id, from: $date, to: $date) { doctorId date time }
  }
`)
const NO_PLACES: readonly Place[] = []

const placeOf = ({ doctor, time }: BoardVisit): Place => ({ column: keyOf(doctor?.id), time })

/** Returns the free places of a visit on a day, by column of the doctors who do its treatment. */
export function useBoardPlaces(visit: BoardVisit | null, columns: readonly string[]): FreePlaces {
  const query = useQuery(BoardPlaces, {
    variables: { id: visit?.id ?? '', date: visit?.date ?? '' },
    skip: !visit,
    fetchPolicy: 'network-only',
  })
  const places = useMemo(() => {
    if (!query.data || !visit) return NO_PLACES
    const own = placeOf(visit)
    return query.data.boardPlaces
      .map(({ doctorId, time }) => ({ column: keyOf(doctorId), time }))
      .filter(({ column, time }) => columns.includes(column) && !(column === own.column && time === own.time))
      .sort((a, b) => columns.indexOf(a.column) - columns.indexOf(b.column) || a.time.localeCompare(b.time))
  }, [query.data, visit, columns])
  return { places, isLoaded: query.data !== undefined }
}
