import { graphql, type ResultOf } from '#web/data/graphql.ts'

/** All operations, for the side list. */
export const ApiGroups = graphql(
  `query ApiGroups { apiIntroduction apiGroups { id name audience description operations { id method summary } } }`,
)
export type ListedGroup = ResultOf<typeof ApiGroups>['apiGroups'][number]

export const ApiFieldParts = graphql(
  `fragment ApiFieldParts on ApiField @_unmask { name place type record required description }`,
)
export type ReferenceField = ResultOf<typeof ApiFieldParts>

export const ApiGroup = graphql(
  `query ApiGroup($id: ID!) {
    apiGroup(id: $id) {
      id
      name
      audience
      description
      operations {
        id
        method
        path
        summary
        description
        deprecated
        open
        parameters { ...ApiFieldParts }
        body { media example fields { ...ApiFieldParts } }
        answers { status description type record fields { ...ApiFieldParts } }
        errors
      }
      records { name fields { ...ApiFieldParts } }
    }
  }`,
  [ApiFieldParts],
)
export type ReferenceGroup = NonNullable<ResultOf<typeof ApiGroup>['apiGroup']>
export type ReferenceOperation = ReferenceGroup['operations'][number]
