import { MAX_LIMIT } from '#domain/paging.ts'
import { nullWhenNotFound } from '#server/graphql/answers.ts'
import { ofEach } from '#server/graphql/nested.ts'
import { isUncounted } from '#server/graphql/selection.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { textsOf } from './catalogue.ts'
import { getHealthService, listCategories, searchHealthServices } from './reading.ts'
import { healthServiceSettings } from './settings.ts'
import { visitSummary } from './visit-summary.ts'
import { createHealthService, deleteHealthService, updateHealthService } from './writing.ts'

export const resolvers = {
  Query: {
    healthServices: (_, { search, page, limit }, ctx, info) =>
      searchHealthServices(
        ctx,
        search,
        { page, limit },
        { defaultLimit: search ? undefined : MAX_LIMIT, uncounted: isUncounted(info) },
      ),
    healthService: (_, { id, includeInactive }, ctx) =>
      nullWhenNotFound(getHealthService(ctx, id, { includeInactive })),
  },
  Mutation: {
    createHealthService: (_, { input }, ctx) => createHealthService(ctx, input),
    updateHealthService: (_, { id, input: { basedOn, ...input } }, ctx) =>
      updateHealthService(ctx, id, input, { basedOn }),
    deleteHealthService: (_, { id }, ctx) => deleteHealthService(ctx, id),
  },
  HealthService: {
    texts: ofEach(textsOf, []),
    settings: ({ id }, _, ctx) => healthServiceSettings(ctx, id),
  },
  BookableVisit: { summary: (visit, _, ctx) => visitSummary(visit, ctx.language) },
  HealthServicePage: { categories: (_, __, ctx) => listCategories(ctx) },
} satisfies Resolvers
