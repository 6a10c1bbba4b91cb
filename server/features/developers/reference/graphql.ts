import type { Resolvers } from '#server/graphql.gen.ts'
import { getApiGroup, listApiGroups, readIntroduction } from './reading.ts'

export const resolvers = {
  Query: {
    apiGroups: (_root, _args, { app }) => listApiGroups(app.apiDocument()),
    apiIntroduction: (_root, _args, { app }) => readIntroduction(app.apiDocument()),
    apiGroup: (_root, { id }, { app }) => getApiGroup(app.apiDocument(), id),
  },
} satisfies Resolvers
