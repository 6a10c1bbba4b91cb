import { graphql } from '../graphql.ts'

/** Where somebody works and how much waits there; asked for again whenever something happens. */
export const PortalWorkplace = graphql(`
  query PortalWorkplace($hospitalId: ID) {
    workplace(hospitalId: $hospitalId) { hospitalId hospitalName pendingRequests unreadMessages }
  }
`)
