import type { ManagedUser } from '#server/features/accounts/users/record.ts'
import { nullWhenNotFound } from '#server/graphql/answers.ts'
import { batched } from '#server/graphql/nested.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { getUser, hospitalNamesOf, listUsers, summariseUsers } from './reading.ts'
import { createUser, deleteUser, inviteUser, repeatInvitation, updateUser } from './writing.ts'

const hospitalName = batched<ManagedUser, unknown, string | null>(async (calls, ctx) => {
  const ids = [...new Set(calls.flatMap(({ parent }) => parent.hospitalId ?? []))]
  const names = ids.length > 0 ? await hospitalNamesOf(ctx, ids) : new Map<string, string>()
  return calls.map(({ parent }) => names.get(parent.hospitalId ?? '') ?? null)
})

export const resolvers = {
  Query: {
    users: (_, { search, page, limit }, ctx) => listUsers(ctx, search, { page, limit }),
    user: (_, { id }, ctx) => nullWhenNotFound(getUser(ctx, id)),
    userSummary: (_root, _args, ctx) => summariseUsers(ctx),
  },
  Mutation: {
    createUser: (_, { input }, ctx) => createUser(ctx, input),
    inviteUser: (_, { input }, ctx) => inviteUser(ctx, input),
    repeatInvitation: (_, { id }, ctx) => repeatInvitation(ctx, id),
    updateUser: (_, { id, input: { basedOn, ...input } }, ctx) => updateUser(ctx, id, input, { basedOn }),
    deleteUser: async (_, { id }, ctx) => {
      await deleteUser(ctx, id)
      return true
    },
  },
  ManagedUser: { hospitalName },
} satisfies Resolvers
