import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const MoveRequestFields = graphql(`
  fragment MoveRequestFields on MoveRequest {
    id
    date
    time
    startsAt
    expiresAt
  }
`)
export type MoveRequest = ResultOf<typeof MoveRequestFields>
