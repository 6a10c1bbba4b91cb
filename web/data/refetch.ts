import type { ApolloClient } from '@apollo/client'
import type { DocumentNode } from 'graphql'
import { nameOf } from './freshness.ts'

/** Asks again for a query wherever its answer is on view; where it is nowhere, nothing happens. */
export const refetchShown = (client: ApolloClient, document: DocumentNode) =>
  client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ queryName }) => queryName === nameOf(document),
  })

/** Refetches the counts behind the menu entries after a decision of an administrator. */
export const RECOUNTED = { refetchQueries: ['AdminCounters'] }
