import { useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import type { AppointmentTab } from '#domain/appointments.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { TicketFields } from './ticket.tsx'

export const PAGE_SIZE = 10

const AppointmentRowFields = graphql(
  `fragment AppointmentRowFields on Appointment {
    ...TicketFields
    allowedMoves
    canReview
    unreadMessages
    proposal { id }
    moveRequest { id }
    lastMessage { id sender message createdAt }
    hospital { id logoUrl imageUrls }
  }`,
  [TicketFields],
)
export type ListedAppointment = ResultOf<typeof AppointmentRowFields>

export const MyAppointments = graphql(
  `query MyAppointments($tab: AppointmentTab!, $page: Int!, $limit: Int!) {
    list: myAppointments(tab: $tab, page: $page, limit: $limit) { total items { ...AppointmentRowFields } }
    all: myAppointments(tab: all, limit: 1) { total }
    upcoming: myAppointments(tab: upcoming, limit: 1) { total }
    past: myAppointments(tab: past, limit: 1) { total }
  }`,
  [AppointmentRowFields],
)

export type AppointmentsPage = ResultOf<typeof MyAppointments>

/** Time of the server's last answer with appointments, in this page's memory. */
let lastAnswer: Date | null = null

/**
 * Returns a page of a tab and the counts of all tabs. Loaded data stays if a refetch fails, and
 * `keptFrom` is then its time.
 */
export function useAppointments(tab: Exclude<AppointmentTab, 'all'>, page: number) {
  const client = useApolloClient()
  const variables = { tab, page, limit: PAGE_SIZE }
  const { data, previousData, error, loading, refetch } = useQuery(MyAppointments, {
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const [answeredAt, setAnsweredAt] = useState(lastAnswer)
  const answered = data !== undefined && !loading && !error
  useEffect(() => {
    if (!answered) return
    lastAnswer = new Date()
    setAnsweredAt(lastAnswer)
  }, [answered])
  const current = data ?? previousData ?? client.readQuery({ query: MyAppointments, variables }) ?? undefined
  return {
    pages: current,
    failure: loading ? undefined : error,
    keptFrom: answeredAt,
    retry: () => void refetch().catch(() => undefined),
  }
}
