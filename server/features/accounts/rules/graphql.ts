import type { Resolvers } from '#server/graphql.gen.ts'
import { listPublicRules, listWithheld, publicFooterNote } from './reading.ts'
import { decideRule } from './writing.ts'

export const resolvers = {
  Query: {
    publicRules: (_, __, ctx) => listPublicRules(ctx),
    withheld: (_, __, ctx) => listWithheld(ctx),
  },
  SiteSettings: { footerNote: ({ footerNote }, _, ctx) => publicFooterNote(ctx, footerNote) },
  Mutation: { decideRule: (_, { id, ...decision }, ctx) => decideRule(ctx, id, decision) },
} satisfies Resolvers
