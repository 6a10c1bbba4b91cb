import { graphql } from '#web/data/graphql.ts'

/** Portal of the viewer with its counts, refetched after each event. */
export const PortalWorkplace = graphql(`
  query PortalWorkplace($hospitalId: ID) {
    workplace(hospitalId: $hospitalId) { hospitalId hospitalName pendingRequests moveRequests unreadMessages }
    quotes: hospitalQuoteSummary(hospitalId: $hospitalId) { toAnswer }
  }
`)

/** Portal of a doctor: the hospital's name, and the number of assigned requests to answer. */
export const DoctorWorkplace = graphql(`
  query DoctorWorkplace($hospitalId: ID!) {
    hospital(id: $hospitalId) { id name }
    quotes: hospitalQuoteSummary(hospitalId: $hospitalId) { toAnswer }
  }
`)
