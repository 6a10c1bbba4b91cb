import { useQuery } from '@apollo/client/react'
import type { AppointmentTab } from '#domain/appointments.ts'
import { graphql } from '#web/graphql.ts'
import { AppointmentCardFields } from './appointment-card.tsx'

export const PAGE_SIZE = 10

export const MyAppointments = graphql(
  `query MyAppointments($tab: AppointmentTab!, $page: Int!, $limit: Int!) {
    list: myAppointments(tab: $tab, page: $page, limit: $limit) { total items { ...AppointmentCardFields } }
    all: myAppointments(tab: all, limit: 1) { total }
    upcoming: myAppointments(tab: upcoming, limit: 1) { total }
    past: myAppointments(tab: past, limit: 1) { total }
  }`,
  [AppointmentCardFields],
)

/** One page of a tab, and how many appointments each tab has. */
export const useAppointments = (tab: AppointmentTab, page: number) =>
  useQuery(MyAppointments, { variables: { tab, page, limit: PAGE_SIZE }, fetchPolicy: 'cache-and-network' })
