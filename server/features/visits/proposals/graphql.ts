import { findDoctors } from '#server/features/catalogue/doctors/catalogue.ts'
import { belongingToOrNull, listOfEach, ofEach } from '#server/graphql/nested.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { answerProposalByLink, proposalByLink } from './by-link.ts'
import { openOffers, openProposals } from './reading.ts'
import type { Proposal } from './record.ts'
import { answerProposal, markProposalSeen, proposeTime, withdrawProposal } from './writing.ts'

export const resolvers = {
  Query: { proposalByLink: (_root, link, ctx) => proposalByLink(ctx, link) },
  Mutation: {
    answerProposalByLink: (_root, answer, ctx) => answerProposalByLink(ctx, answer),
    proposeTime: (_root, { appointmentId, input }, ctx) => proposeTime(ctx, appointmentId, input),
    answerProposal: (_root, { appointmentId, ...answer }, ctx) => answerProposal(ctx, appointmentId, answer),
    markProposalSeen: (_root, { appointmentId, proposalId }, ctx) => markProposalSeen(ctx, appointmentId, proposalId),
    withdrawProposal: (_root, { appointmentId, proposalId }, ctx) => withdrawProposal(ctx, appointmentId, proposalId),
  },
  Appointment: {
    proposal: ofEach<Proposal | null>(openProposals, null),
    proposals: listOfEach(openOffers, ({ appointmentId }) => appointmentId),
  },
  TimeProposal: { doctor: belongingToOrNull(({ doctorId }) => doctorId, findDoctors) },
} satisfies Resolvers
