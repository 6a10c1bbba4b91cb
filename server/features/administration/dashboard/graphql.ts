import type { Resolvers } from '#server/graphql.gen.ts'
import { getDashboard } from './reading.ts'
import type { SystemPart } from './record.ts'
import { checkSystem } from './system.ts'
import { getAdminCounters } from './waiting.ts'

export const resolvers = {
  Query: {
    dashboard: (_, args, ctx) => getDashboard(ctx, args),
    adminCounters: (_root, _args, ctx) => getAdminCounters(ctx),
    system: (_root, _args, ctx) => checkSystem(ctx),
  },
  SystemPart: {
    facts: ({ facts }: SystemPart) => Object.entries(facts).map(([name, value]) => ({ name, value })),
  },
} satisfies Resolvers
