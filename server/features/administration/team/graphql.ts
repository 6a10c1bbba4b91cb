import { readIdOrNull } from '#server/graphql/ids.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { listTeam } from './reading.ts'
import { inviteTeamMember, inviteTeamMemberAgain, removeTeamMember, updateTeamMember } from './writing.ts'

export const resolvers = {
  Query: {
    team: (_root, { hospitalId }, ctx) => listTeam(ctx, readIdOrNull(hospitalId)),
  },
  Mutation: {
    inviteTeamMember: (_root, { hospitalId, input }, ctx) => inviteTeamMember(ctx, readIdOrNull(hospitalId), input),
    inviteTeamMemberAgain: (_root, { hospitalId, id }, ctx) => inviteTeamMemberAgain(ctx, readIdOrNull(hospitalId), id),
    updateTeamMember: (_root, { hospitalId, ...change }, ctx) =>
      updateTeamMember(ctx, readIdOrNull(hospitalId), change),
    removeTeamMember: async (_root, { hospitalId, id }, ctx) => {
      await removeTeamMember(ctx, readIdOrNull(hospitalId), id)
      return true
    },
  },
} satisfies Resolvers
