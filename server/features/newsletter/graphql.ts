import type { Resolvers } from '#server/graphql.gen.ts'
import { subscribeToNewsletter } from './writing.ts'

export const resolvers = {
  Mutation: { subscribeToNewsletter: (_, input, ctx) => subscribeToNewsletter(ctx, input) },
} satisfies Resolvers
