import type { MercuriusLoaders } from 'mercurius'
import type { GraphqlContext } from '#server/context.ts'
import { readPaging } from '#server/listing.ts'
import { type Reviewed, reviewsOf } from './service.ts'

export const resolvers = {}

type Asked = { obj: { id: string }; params: { page?: number; limit?: number } }[]

/** One statement for all records that ask for the same page. */
const loaderOf = (of: Reviewed) => ({
  loader: async (queries: Asked, ctx: GraphqlContext) => {
    const pages = new Map<string, ReturnType<typeof reviewsOf>>()
    const answers = queries.map(async ({ obj, params }) => {
      const paging = readPaging(params)
      const key = `${paging.page} ${paging.limit}`
      const ids = queries.map((query) => query.obj.id)
      const found = pages.get(key) ?? reviewsOf(ctx, of, [...new Set(ids)], paging)
      pages.set(key, found)
      return (await found).get(obj.id)
    })
    return Promise.all(answers)
  },
  opts: { cache: false },
})

export const loaders: MercuriusLoaders<GraphqlContext> = {
  Hospital: { reviews: loaderOf('hospital') },
  Doctor: { reviews: loaderOf('doctor') },
} as never
