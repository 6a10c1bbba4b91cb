import type { Resolvers } from '#server/graphql.gen.ts'
import { listActivity } from './reading.ts'
import type { Activity } from './record.ts'

const json = (fields: Activity['before']) => fields && JSON.stringify(fields)

export const resolvers = {
  Query: { activity: (_, { search, page, limit }, ctx) => listActivity(ctx, search, { page, limit }) },
  Activity: { before: ({ before }) => json(before), after: ({ after }) => json(after) },
} satisfies Resolvers
