import { graphql } from '#web/data/graphql.ts'

/** Portal of the viewer with its counts, refetched after each event. */
export const PortalWorkplace = graphql(`
  query PortalWorkplace($hospitalId: ID) {
    workplace(hospitalId: $hospitalId) { hospitalId hospitalName pendingRequests moveRequests unreadMessages }
    quotes: hospitalQuoteSummary(hospitalId: $hospitalId) { toAnswer }
  }
`)
