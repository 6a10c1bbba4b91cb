import type { Resolvers } from '#server/graphql.gen.ts'
import { getSiteSettings } from './reading.ts'

export const resolvers = {
  Query: { siteSettings: (_, __, ctx) => getSiteSettings(ctx) },
} satisfies Resolvers
