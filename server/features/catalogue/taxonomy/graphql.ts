import { nullWhenNotFound } from '#server/graphql/answers.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { getManagedTerm, listManagedTerms, listTerms } from './reading.ts'
import { updateTerm } from './writing.ts'

export const resolvers = {
  Query: {
    terms: (_, search, ctx) => listTerms(ctx, search),
    managedTerms: (_, search, ctx) => listManagedTerms(ctx, search),
    managedTerm: (_, { id }, ctx) => nullWhenNotFound(getManagedTerm(ctx, id)),
  },
  Mutation: {
    updateTerm: (_, { id, input: { basedOn, ...input } }, ctx) => updateTerm(ctx, id, input, { basedOn }),
  },
} satisfies Resolvers
