import { useMutation, useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { graphql } from '#web/data/graphql.ts'
import { useSession } from './session.tsx'

const OwnTimeZone = graphql(`query OwnTimeZone { viewer { id role timeZone } }`)
const UpdateTimeZone = graphql(
  `mutation UpdateTimeZone($timeZone: String) { updateTimeZone(timeZone: $timeZone) { id timeZone } }`,
)

/**
 * Tells the account of a patient the time zone of this device, which the times in mails follow.
 * Only pages about visits do so, because a first visit needs none of it.
 */
export function useTellTimeZone(): void {
  const { user } = useSession()
  const { data } = useQuery(OwnTimeZone, { skip: !user })
  const [update] = useMutation(UpdateTimeZone)
  const viewer = data?.viewer
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    if (viewer?.role !== 'user' || !timeZone || timeZone === viewer.timeZone) return
    update({ variables: { timeZone } }).catch((failure) =>
      console.warn('The account does not know the time zone.', failure),
    )
  }, [viewer, update])
}
