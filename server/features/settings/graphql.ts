import type { Resolvers } from '#server/graphql.gen.ts'
import { getSettings, getSiteSettings } from './reading.ts'
import { updateSettings } from './writing.ts'

export const resolvers = {
  Query: {
    siteSettings: (_, __, ctx) => getSiteSettings(ctx),
    settings: (_, __, ctx) => getSettings(ctx),
  },
  Mutation: {
    updateSettings: (_, { input: { basedOn, ...input } }, ctx) => updateSettings(ctx, input, { basedOn }),
  },
} satisfies Resolvers
