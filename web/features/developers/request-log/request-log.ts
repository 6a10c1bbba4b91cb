import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const RequestLog = graphql(
  `query RequestLog($id: ID!, $outcome: RequestOutcome, $requestId: String) {
    requestLog(id: $id, outcome: $outcome, requestId: $requestId) {
      id
      name
      prefix
      isTest
      requests { id at method path operation status outcome durationMs code fields { name value isInQuery } }
    }
  }`,
)
export type KeyLog = NonNullable<ResultOf<typeof RequestLog>['requestLog']>
export type KeyRequest = KeyLog['requests'][number]
