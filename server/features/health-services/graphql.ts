import type { FieldNode, GraphQLResolveInfo } from 'graphql'
import { MAX_LIMIT } from '#domain/paging.ts'
import { nullable } from '#server/features/hospitals/graphql.ts'
import { type Asked, batched } from '#server/graphql/batched.ts'
import { isUncounted, limitOf, selected } from '#server/graphql/selection.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { readLimit } from '#server/rest/paging.ts'
import type { HealthServiceRecord } from './answers.ts'
import {
  findHealthServices,
  getHealthService,
  type HealthServiceParts,
  listCategories,
  searchHealthServices,
} from './service.ts'
import { createHealthService, deleteHealthService, updateHealthService } from './writing.ts'

/** The hospitals come in the same statement when they are asked for. */
function partsOf(info: GraphQLResolveInfo, nodes: readonly FieldNode[] = info.fieldNodes): HealthServiceParts {
  const hospitals = limitOf(info, nodes, 'hospitals', MAX_LIMIT)
  return { hospitals: hospitals === undefined ? undefined : readLimit(hospitals) }
}

export const resolvers = {
  Query: {
    healthServices: (_, { search, page, limit }, ctx, info) => {
      const parts = { ...partsOf(info, selected(info, info.fieldNodes, 'items')), uncounted: isUncounted(info) }
      return searchHealthServices(ctx, search, { page, limit }, parts, search ? undefined : MAX_LIMIT)
    },
    healthService: (_, { id, includeInactive }, ctx, info) =>
      nullable(getHealthService(ctx, id, partsOf(info), includeInactive)),
  },
  Mutation: {
    createHealthService: (_, { input }, ctx) => createHealthService(ctx, input),
    updateHealthService: (_, { id, input: { basedOn, ...input } }, ctx) =>
      updateHealthService(ctx, id, input, { basedOn }),
    deleteHealthService: (_, { id }, ctx) => deleteHealthService(ctx, id),
  },
  HealthService: {
    hospitals: batched(
      async (asked: Asked<HealthServiceRecord, { limit?: number | null }>[], ctx) => {
        const limits = asked.map(({ params }) => readLimit(params.limit))
        const ids = [...new Set(asked.map(({ obj }) => obj.id))]
        const found = await findHealthServices(ctx, ids, { hospitals: Math.max(...limits) })
        const known = new Map(found.map((service) => [service.id, service]))
        return asked.map(({ obj }, index) => known.get(obj.id)?.hospitals?.slice(0, limits[index]) ?? [])
      },
      ({ hospitals }, { limit }) => hospitals?.slice(0, readLimit(limit)),
    ),
  },
  HealthServicePage: { categories: (_, __, ctx) => listCategories(ctx) },
} satisfies Resolvers
