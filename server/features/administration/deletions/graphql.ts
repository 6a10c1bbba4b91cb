import type { GraphqlContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { batched } from '#server/graphql/nested.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { type DeletedKind, deletionsOf } from './reading.ts'
import type { Deletion } from './record.ts'

const deletionOfEach = (kind: DeletedKind) =>
  batched<{ id: string }, unknown, Deletion>(async (asked, ctx: GraphqlContext) => {
    const found = await deletionsOf(ctx, kind, [...new Set(asked.map(({ parent }) => parent.id))])
    return asked.map(({ parent }) => {
      const deletion = found.get(parent.id)
      if (!deletion) throw new AppError('not_found')
      return deletion
    })
  })

export const resolvers = {
  Hospital: { deletion: deletionOfEach('hospital') },
  Doctor: { deletion: deletionOfEach('doctor') },
  HealthService: { deletion: deletionOfEach('healthService') },
} satisfies Resolvers
