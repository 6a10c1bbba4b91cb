import { useQuery } from '@apollo/client/react'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useSession } from '#web/session/session.tsx'

const BookingPersons = graphql(`
  query BookingPersons {
    persons { id firstName lastName birthDate }
    viewer { id birthDate }
  }
`)
export type Person = ResultOf<typeof BookingPersons>['persons'][number]

/**
 * Returns the persons in the viewer's profile and the viewer's own birth date. Empty without
 * sign-in.
 */
export function usePersons(): { persons: readonly Person[]; birthDate: string } {
  const { user } = useSession()
  const { data } = useQuery(BookingPersons, { skip: !user, fetchPolicy: 'cache-and-network' })
  return { persons: data?.persons ?? [], birthDate: data?.viewer?.birthDate ?? '' }
}
