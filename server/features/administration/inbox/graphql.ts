import { readIdOrNull } from '#server/graphql/ids.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { getInbox } from './reading.ts'
import { assignInboxItem, snoozeInboxItem } from './writing.ts'

export const resolvers = {
  Query: { inbox: (_root, { hospitalId }, ctx) => getInbox(ctx, readIdOrNull(hospitalId)) },
  Mutation: {
    snoozeInboxItem: (_root, { hospitalId, id, until }, ctx) =>
      snoozeInboxItem(ctx, { hospitalId: readIdOrNull(hospitalId), id, until: until ?? null }),
    assignInboxItem: (_root, { hospitalId, id, userId }, ctx) =>
      assignInboxItem(ctx, { hospitalId: readIdOrNull(hospitalId), id, userId: readIdOrNull(userId) }),
  },
} satisfies Resolvers
