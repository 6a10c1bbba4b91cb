import type { Resolvers } from '#server/graphql.gen.ts'
import { currentRates } from './exchange-rates.ts'
import { getSettings, getSiteSettings } from './reading.ts'
import { updateSettings } from './writing.ts'

export const resolvers = {
  Query: {
    siteSettings: (_, __, ctx) => getSiteSettings(ctx),
    settings: (_, __, ctx) => getSettings(ctx),
  },
  SiteSettings: { exchangeRates: (_, __, ctx) => currentRates(ctx) },
  Mutation: {
    updateSettings: (_, { input: { basedOn, ...input } }, ctx) => updateSettings(ctx, input, { basedOn }),
  },
} satisfies Resolvers
