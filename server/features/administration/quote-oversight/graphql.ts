import type { Resolvers } from '#server/graphql.gen.ts'
import { listOverseenQuotes, summariseOverseenQuotes } from './reading.ts'

export const resolvers = {
  Query: {
    overseenQuotes: (_, { search, ...paging }, ctx) => listOverseenQuotes(ctx, search, paging),
    quoteOversightSummary: (_, __, ctx) => summariseOverseenQuotes(ctx),
  },
} satisfies Resolvers
