import type { Resolvers } from '#server/graphql.gen.ts'
import { chat } from './chatting.ts'

export const resolvers = {
  Mutation: { chat: (_, { input }, ctx) => chat(ctx, input) },
} satisfies Resolvers
