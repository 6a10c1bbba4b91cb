import type { Resolvers } from '#server/graphql.gen.ts'
import { listDeadLetters } from './reading.ts'
import { retryDeadLetter } from './writing.ts'

export const resolvers = {
  Query: { deadLetters: (_root, args, ctx) => listDeadLetters(ctx, args) },
  Mutation: { retryDeadLetter: (_root, { id }, ctx) => retryDeadLetter(ctx, id) },
} satisfies Resolvers
