import type { ApolloClient } from '@apollo/client'
import type { DocumentNode } from 'graphql'
import { nameOf } from './freshness.ts'

/** Refetches a query that is on screen. Does nothing if it is not. */
export const refetchShown = (client: ApolloClient, document: DocumentNode) =>
  client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ queryName }) => queryName === nameOf(document),
  })

/** Options that refetch the counts in the menu after an administrator's decision. */
export const RECOUNTED = { refetchQueries: ['AdminCounters'] }
