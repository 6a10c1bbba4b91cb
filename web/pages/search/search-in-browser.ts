/** The documented search in the browser, used while the search service does not answer. */
import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { graphql } from '#web/data/graphql.ts'
import { DoctorResultFields } from '#web/features/catalogue/doctors/doctor-result.tsx'
import { HospitalResultFields } from '#web/features/catalogue/hospitals/hospital-result.tsx'
import { filterDoctors, filterHospitals } from '#web/features/catalogue/search/filter-in-browser.ts'
import type { Filters } from '#domain/search-address.ts'

const AllHospitals = graphql(
  `
  query AllHospitals($place: PlaceInput!, $serviceIds: [ID!]!, $serviceId: ID, $page: Int!) {
    results: hospitals(page: $page, limit: 40) {
      total
      totalIsExact
      page
      totalPages
      items {
        address
        offered: services(limit: 100) {
          service {
            id
            name
            sourceName
          }
        }
        ...HospitalResultFields
      }
    }
  }
`,
  [HospitalResultFields],
)

const AllDoctors = graphql(
  `
  query AllDoctors($place: PlaceInput!, $serviceId: ID, $page: Int!) {
    results: doctors(page: $page, limit: 100) {
      total
      totalIsExact
      page
      totalPages
      items {
        ...DoctorResultFields
      }
    }
  }
`,
  [DoctorResultFields],
)

/**
 * Maximum number of pages, because a browser cannot filter more in reasonable time. The notice says
 * that results may be incomplete.
 */
const MOST_PAGES = 15

type Answer<Item> = { results: { totalPages: number; items: readonly Item[] } }

/** Reads a list page by page. Throws if a page is missing. */
async function everyItem<Item, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Answer<Item>, Variables>,
  variablesOf: (page: number) => Variables,
): Promise<Item[]> {
  const items: Item[] = []
  for (let page = 1, pages = 1; page <= Math.min(pages, MOST_PAGES); page++) {
    const { data } = await client.query<Answer<Item>, OperationVariables>({ query, variables: variablesOf(page) })
    if (!data) throw new Error('The server gave no page.')
    items.push(...data.results.items)
    pages = data.results.totalPages
  }
  return items
}

type Place = { latitude?: number | null; longitude?: number | null }
type Call<Context> = { context: Context; search: Filters }

export const searchHospitals = async (
  client: ApolloClient,
  { context, search }: Call<{ place: Place; serviceIds: string[]; serviceId: string | null }>,
) => filterHospitals(await everyItem(client, AllHospitals, (page) => ({ ...context, page })), search)

export const searchDoctors = async (
  client: ApolloClient,
  { context, search }: Call<{ place: Place; serviceId: string | null }>,
) => filterDoctors(await everyItem(client, AllDoctors, (page) => ({ ...context, page })), search)
