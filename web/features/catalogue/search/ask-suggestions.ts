import type { ApolloClient } from '@apollo/client'
import { graphql, type ResultOf } from '#web/data/graphql.ts'

const SearchSuggestions = graphql(`
  query SearchSuggestions($q: String!) {
    suggestions(q: $q, limit: 4) {
      areDoctorsMeant
      treatments {
        id
        name
        sourceName
        iconKey
        hospitals
        from
        currency
      }
      hospitals {
        id
        name
        city
        cityName
        averageRating
        reviewCount
      }
      doctors {
        id
        fullName
        specialty
        subspecialties
        services(limit: 20) {
          id
          service {
            id
            sourceName
          }
        }
        hospitalCityName
        profileImageUrl
      }
    }
  }
`)
export type Suggestions = ResultOf<typeof SearchSuggestions>['suggestions']

/** Requests the suggestions for a text. In a file of its own, which loads on typing. */
export async function askSuggestions(
  client: ApolloClient,
  { q, signal }: { q: string; signal: AbortSignal },
): Promise<Suggestions | undefined> {
  const context = { fetchOptions: { signal } }
  const { data } = await client.query({ query: SearchSuggestions, variables: { q }, context })
  return data?.suggestions
}
