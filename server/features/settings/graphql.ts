import type { Resolvers } from '#server/graphql.gen.ts'
import { getSiteSettings } from './service.ts'

export const resolvers = {
  Query: { siteSettings: (_, __, ctx) => getSiteSettings(ctx) },
} satisfies Resolvers
