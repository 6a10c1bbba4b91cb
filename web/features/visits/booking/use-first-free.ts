import { useQuery } from '@apollo/client/react'
import { graphql } from '#web/data/graphql.ts'
import type { Selection } from './draft.ts'
import type { FreeSlot } from './refused.ts'

const FirstFree = graphql(`
  query FirstFree($hospitalId: ID!, $serviceId: ID!, $doctorId: ID) {
    hospital(id: $hospitalId) {
      id
      nextTimes(serviceId: $serviceId, doctorId: $doctorId, limit: 1) {
        date
        time
      }
    }
  }
`)

type FirstFree = { isKnown: boolean; slot: FreeSlot | null }

/**
 * Returns the first free time of a treatment, optionally with one doctor. `isKnown` is true once
 * the server has answered.
 */
export function useFirstFree({ hospitalId, serviceId, doctorId }: Selection): FirstFree {
  const { data, loading } = useQuery(FirstFree, {
    variables: { hospitalId, serviceId, doctorId },
    fetchPolicy: 'cache-and-network',
  })
  const slot = data?.hospital?.nextTimes[0] ?? null
  return { isKnown: slot !== null || !loading, slot }
}
