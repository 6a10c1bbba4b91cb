import type { Resolvers } from '#server/graphql.gen.ts'
import { listSavedSearches } from './reading.ts'
import { removeSavedSearch, saveSearch, stopSearchMails, updateSavedSearch } from './writing.ts'

export const resolvers = {
  Query: { savedSearches: (_root, _args, ctx) => listSavedSearches(ctx) },
  Mutation: {
    saveSearch: (_root, { input }, ctx) => saveSearch(ctx, input),
    updateSavedSearch: (_root, { searchId, input }, ctx) => updateSavedSearch(ctx, searchId, input),
    removeSavedSearch: (_root, { searchId }, ctx) => removeSavedSearch(ctx, searchId),
    stopSearchMails: (_root, link, ctx) => stopSearchMails(ctx, link),
  },
} satisfies Resolvers
