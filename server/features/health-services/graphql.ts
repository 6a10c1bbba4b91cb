import type { FieldNode, GraphQLResolveInfo } from 'graphql'
import type { MercuriusLoaders } from 'mercurius'
import { MAX_LIMIT } from '#domain/paging.ts'
import type { GraphqlContext } from '#server/context.ts'
import { nullable } from '#server/features/hospitals/graphql.ts'
import { limitOf, selected } from '#server/graphql/selection.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { readLimit } from '#server/listing.ts'
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
      const parts = partsOf(info, selected(info, info.fieldNodes, 'items'))
      return searchHealthServices(ctx, search, { page, limit }, parts, search ? undefined : MAX_LIMIT)
    },
    healthService: (_, { id, includeInactive }, ctx, info) =>
      nullable(getHealthService(ctx, id, partsOf(info), includeInactive)),
  },
  Mutation: {
    createHealthService: (_, { input }, ctx) => createHealthService(ctx, input),
    updateHealthService: (_, { id, input }, ctx) => updateHealthService(ctx, id, input),
    deleteHealthService: (_, { id }, ctx) => deleteHealthService(ctx, id),
  },
  HealthServicePage: { categories: (_, __, ctx) => listCategories(ctx) },
} satisfies Resolvers

type Asked = { obj: HealthServiceRecord; params: { limit?: number } }[]

export const loaders: MercuriusLoaders<GraphqlContext> = {
  HealthService: {
    hospitals: {
      loader: async (queries: Asked, ctx: GraphqlContext) => {
        const known = new Map(queries.map(({ obj }) => [obj.id, obj]))
        const missing = queries.filter(({ obj }) => obj.hospitals === undefined)
        if (missing.length > 0) {
          const limit = Math.max(...missing.map(({ params }) => readLimit(params.limit)))
          const ids = [...new Set(missing.map(({ obj }) => obj.id))]
          for (const service of await findHealthServices(ctx, ids, { hospitals: limit })) known.set(service.id, service)
        }
        return queries.map(({ obj, params }) => known.get(obj.id)?.hospitals?.slice(0, readLimit(params.limit)) ?? [])
      },
      opts: { cache: false },
    },
  },
}
