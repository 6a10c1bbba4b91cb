import { useMutation } from '@apollo/client/react'
import { graphql } from '#web/data/graphql.ts'
import { TimelineEventFields } from './timeline.tsx'

const Reschedule = graphql(
  `mutation Reschedule($id: ID!, $date: Date!, $time: Time!, $basedOn: DateTime!) {
    updateAppointment(id: $id, input: { date: $date, time: $time, basedOn: $basedOn }) {
      id
      status
      date
      time
      startsAt
      allowedMoves
      updatedAt
      events { ...TimelineEventFields }
    }
  }`,
  [TimelineEventFields],
)

type SeenVersion = { id: string; updatedAt: string }

/**
 * Moves an appointment, as it was seen, to another time; its id, its messages and its files stay.
 */
export function useReschedule({ id, updatedAt }: SeenVersion) {
  const [mutate] = useMutation(Reschedule, { update: (cache) => cache.evict({ fieldName: 'availability' }) })
  return (slot: { date: string; time: string }) => mutate({ variables: { id, ...slot, basedOn: updatedAt } })
}
