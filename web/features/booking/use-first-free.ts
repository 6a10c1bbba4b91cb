import { useQuery } from '@apollo/client/react'
import { addDays, dateIn, MAX_AVAILABILITY_DAYS } from '#domain/availability.ts'
import { graphql } from '#web/graphql.ts'
import type { Selection } from './draft.ts'
import type { FreeSlot } from './refused.ts'

const FirstFree = graphql(`
  query FirstFree($hospitalId: ID!, $serviceId: ID!, $doctorId: ID, $from: Date!, $to: Date!) {
    availability(hospitalId: $hospitalId, serviceId: $serviceId, doctorId: $doctorId, from: $from, to: $to) {
      date
      times {
        time
        available
      }
    }
  }
`)

type Known = { known: boolean; slot: FreeSlot | null }

/** The first free time of a treatment, or of it with a doctor; `known` once the server has said whether there is one. */
export function useFirstFree({ hospitalId, serviceId, doctorId }: Selection): Known {
  const from = dateIn(new Date())
  const { data, loading } = useQuery(FirstFree, {
    variables: { hospitalId, serviceId, doctorId, from, to: addDays(from, MAX_AVAILABILITY_DAYS - 1) },
    fetchPolicy: 'cache-and-network',
  })
  for (const { date, times } of data?.availability ?? []) {
    const free = times.find(({ available }) => available)
    if (free) return { known: true, slot: { date, time: free.time } }
  }
  return { known: !loading, slot: null }
}
