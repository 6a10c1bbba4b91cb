import { useMutation } from '@apollo/client/react'
import { graphql } from '#web/data/graphql.ts'
import { MoveRequestFields } from './move-request-fields.ts'
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
      moveRequest { ...MoveRequestFields }
      events { ...TimelineEventFields }
    }
  }`,
  [MoveRequestFields, TimelineEventFields],
)

type SeenVersion = { id: string; updatedAt: string }

/**
 * Moves an appointment of a known version to another time, or requests that time from the hospital.
 * Its ID, messages and files stay. Resolves to whether the hospital must confirm.
 */
export function useReschedule({ id, updatedAt }: SeenVersion) {
  const [mutate] = useMutation(Reschedule, { update: (cache) => cache.evict({ fieldName: 'availability' }) })
  return async (slot: { date: string; time: string }): Promise<{ waits: boolean }> => {
    const { data } = await mutate({ variables: { id, ...slot, basedOn: updatedAt } })
    return { waits: data?.updateAppointment.moveRequest != null }
  }
}
