import { readIdOrNull } from '#server/graphql/ids.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { getInbox } from './reading.ts'

export const resolvers = {
  Query: { inbox: (_root, { hospitalId }, ctx) => getInbox(ctx, readIdOrNull(hospitalId)) },
} satisfies Resolvers
