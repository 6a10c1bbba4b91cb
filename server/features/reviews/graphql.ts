import { type Asked, batched } from '#server/graphql/batched.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { readPaging } from '#server/listing.ts'
import { type Reviewed, reviewsOf } from './service.ts'

type Paged = { page?: number | null; limit?: number | null }

/** One statement for all records that ask for the same page. */
const reviews = (of: Reviewed) =>
  batched(async (asked: Asked<{ id: string }, Paged>[], ctx) => {
    const ids = [...new Set(asked.map(({ obj }) => obj.id))]
    const pages = new Map<string, ReturnType<typeof reviewsOf>>()
    const answers = asked.map(async ({ obj, params }) => {
      const paging = readPaging(params)
      const key = `${paging.page} ${paging.limit}`
      const found = pages.get(key) ?? reviewsOf(ctx, of, ids, paging)
      pages.set(key, found)
      return (await found).get(obj.id)
    })
    return Promise.all(answers)
  })

export const resolvers = {
  Hospital: { reviews: reviews('hospital') },
  Doctor: { reviews: reviews('doctor') },
} as Resolvers
