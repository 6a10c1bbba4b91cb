import { readSearch } from '#domain/search-address.ts'
import { helpVariables, isWorded, SearchHelp } from '#web/features/catalogue/search/use-search-help.ts'
import { firstPageOf } from '#web/features/catalogue/search/use-page-count.ts'
import type { PageQuery } from '#web/routing/first-pages.ts'
import { doctorVariables, SearchDoctors } from './doctors.tsx'
import { DoctorFacets, facetVariables, HospitalFacets } from './facets.ts'
import { hospitalVariables, SearchHospitals } from './hospitals.tsx'

/**
 * Returns the queries of a search. The results of a text are missing, because its meaning is an
 * answer itself.
 */
export function searchQueries(params: URLSearchParams): PageQuery[] {
  const state = readSearch(params)
  const forHospitals = state.type === 'hospitals'
  const queries: PageQuery[] = [
    [SearchHelp, helpVariables(state)],
    [forHospitals ? HospitalFacets : DoctorFacets, facetVariables(state)],
  ]
  if (isWorded(state) && !state.asText) return queries
  const page = firstPageOf(params)
  const results: PageQuery = forHospitals
    ? [SearchHospitals, hospitalVariables(state, [], page)]
    : [SearchDoctors, doctorVariables(state, [], page)]
  return [...queries, results]
}
