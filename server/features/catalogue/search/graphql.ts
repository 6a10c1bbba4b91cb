import type { GraphqlContext } from '#server/context.ts'
import { searchDoctors } from '#server/features/catalogue/doctors/reading.ts'
import type { SearchPage } from '#server/features/catalogue/health-services/meaning.ts'
import { searchHospitals, servicesMeant } from '#server/features/catalogue/hospitals/reading.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import {
  nearestCityOfDoctors,
  nearestCityOfHospitals,
  type OtherKindFilter,
  type Total,
  totalOfDoctors,
  totalOfHealthServices,
  totalOfHospitals,
  withoutFilters,
} from './helping.ts'
import { suggest } from './suggestions.ts'

const wantedOf = (page: { wanted: object }) => page.wanted as OtherKindFilter
const understood = ({ meaning }: Pick<SearchPage<unknown>, 'meaning'>) => meaning.concepts
/** Totals of the other kinds, each counted by `OtherKinds` only where it is asked for. */
const others = wantedOf
const ONE = { limit: 1 }

type SearchParent = Pick<SearchPage<unknown>, 'meaning' | 'total' | 'wanted'>
type Helping = {
  /** How many records such a search finds. */
  totalOf: (ctx: GraphqlContext, search: object) => Promise<Total>
  nearestCity: typeof nearestCityOfHospitals
}

/** Additional fields of a result page. Alternatives are searched only if nothing was found. */
const helpfulPage = ({ totalOf, nearestCity }: Helping) => ({
  understood,
  others,
  withoutFilter: (page: SearchParent, _: unknown, ctx: GraphqlContext) =>
    page.total > 0 ? [] : withoutFilters(wantedOf(page), (search) => totalOf(ctx, search)),
  nearestCity: (page: SearchParent, _: unknown, ctx: GraphqlContext) =>
    page.total > 0 ? null : nearestCity(ctx, wantedOf(page)),
})

export const resolvers = {
  Query: { suggestions: (_, input, ctx) => suggest(ctx, input) },
  OtherKinds: {
    hospitals: (wanted, _, ctx) => totalOfHospitals(ctx, wanted),
    doctors: async (wanted, _, ctx) => (await totalOfDoctors(ctx, wanted)).total,
    doctorsAreExact: async (wanted, _, ctx) => (await totalOfDoctors(ctx, wanted)).totalIsExact,
    healthServices: (wanted, _, ctx) => totalOfHealthServices(ctx, wanted),
  },
  HospitalPage: {
    ...helpfulPage({
      totalOf: (ctx, search) => searchHospitals(ctx, search, ONE),
      nearestCity: nearestCityOfHospitals,
    }),
    services: (page, _, ctx) => servicesMeant(ctx, page),
  },
  DoctorPage: {
    ...helpfulPage({
      totalOf: (ctx, search) => searchDoctors(ctx, search, ONE),
      nearestCity: nearestCityOfDoctors,
    }),
    services: (page, _, ctx) => servicesMeant(ctx, page),
  },
  HealthServicePage: { understood, others },
} satisfies Resolvers
