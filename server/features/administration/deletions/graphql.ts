import type { GraphqlContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { batched } from '#server/graphql/nested.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { type DeletedKind, deletionsOf } from './reading.ts'
import type { Deletion } from './record.ts'

const deletionOfEach = (kind: DeletedKind) =>
  batched<{ id: string }, unknown, Deletion>(async (calls, ctx: GraphqlContext) => {
    const deletions = await deletionsOf(ctx, kind, [...new Set(calls.map(({ parent }) => parent.id))])
    return calls.map(({ parent }) => {
      const deletion = deletions.get(parent.id)
      if (!deletion) throw new AppError('not_found')
      return deletion
    })
  })

export const resolvers = {
  Hospital: { deletion: deletionOfEach('hospital') },
  Doctor: { deletion: deletionOfEach('doctor') },
  HealthService: { deletion: deletionOfEach('healthService') },
} satisfies Resolvers
