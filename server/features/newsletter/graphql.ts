import type { Resolvers } from '#server/graphql.gen.ts'
import { confirmNewsletter, leaveNewsletter, subscribeToNewsletter } from './writing.ts'

export const resolvers = {
  Mutation: {
    subscribeToNewsletter: (_, { language, ...input }, ctx) =>
      subscribeToNewsletter(ctx, { ...input, ...(language && { language }) }),
    confirmNewsletter: (_, input, ctx) => confirmNewsletter(ctx, input),
    leaveNewsletter: (_, input, ctx) => leaveNewsletter(ctx, input),
  },
} satisfies Resolvers
