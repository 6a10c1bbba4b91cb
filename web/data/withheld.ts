import { useQuery } from '@apollo/client/react'
import { graphql, type ResultOf } from './graphql.ts'

const WithheldTopics = graphql(`query WithheldTopics { withheld { topic reason } }`)
type Topic = ResultOf<typeof WithheldTopics>['withheld'][number]['topic']

/** Reads the reason of the rule of the land that hides a topic. Null if none does. */
export function useWithheldReason(topic: Topic): { reason: string | null; loading: boolean } {
  const { data, loading } = useQuery(WithheldTopics)
  return { reason: data?.withheld.find((withheld) => withheld.topic === topic)?.reason ?? null, loading }
}
