import type { Resolvers } from '#server/graphql.gen.ts'
import { listSubscribers, removeSubscriber } from './desk.ts'
import { confirmNewsletter, leaveNewsletter, subscribeToNewsletter } from './writing.ts'

export const resolvers = {
  Query: {
    newsletterSubscribers: (_, { search, ...paging }, ctx) => listSubscribers(ctx, search, paging),
  },
  Mutation: {
    subscribeToNewsletter: (_, { language, ...input }, ctx) =>
      subscribeToNewsletter(ctx, { ...input, ...(language && { language }) }),
    confirmNewsletter: (_, input, ctx) => confirmNewsletter(ctx, input),
    leaveNewsletter: (_, input, ctx) => leaveNewsletter(ctx, input),
    removeSubscriber: async (_, { id }, ctx) => {
      await removeSubscriber(ctx, id)
      return true
    },
  },
} satisfies Resolvers
