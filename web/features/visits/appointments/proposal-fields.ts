import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const ProposalFields = graphql(`
  fragment ProposalFields on TimeProposal {
    id
    date
    time
    startsAt
    note
    expiresAt
    doctor {
      id
      fullName
    }
  }
`)
export type Proposal = ResultOf<typeof ProposalFields>
