import { useMutation } from '@apollo/client/react'
import { graphql } from '#web/graphql.ts'
import { TimelineEventFields } from './timeline.tsx'

const Reschedule = graphql(
  `mutation Reschedule($id: ID!, $date: Date!, $time: Time!) {
    updateAppointment(id: $id, input: { date: $date, time: $time }) {
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

/** Moves an appointment to another time; its id, its messages and its files stay. */
export function useReschedule(id: string) {
  const [mutate] = useMutation(Reschedule, { update: (cache) => cache.evict({ fieldName: 'availability' }) })
  return (slot: { date: string; time: string }) => mutate({ variables: { id, ...slot } })
}
