import type { GraphqlContext } from '#server/context.ts'
import { searchDoctors } from '#server/features/doctors/reading.ts'
import type { Doctor } from '#server/features/doctors/record.ts'
import type { SearchPage } from '#server/features/health-services/meaning.ts'
import { searchHospitals, servicesMeant } from '#server/features/hospitals/reading.ts'
import type { Hospital } from '#server/features/hospitals/record.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import {
  nearestCityOfDoctors,
  nearestCityOfHospitals,
  totalOfDoctors,
  totalOfHealthServices,
  totalOfHospitals,
  type Wanted,
  withoutFilters,
} from './helping.ts'
import { suggest } from './suggestions.ts'

const wantedOf = (page: { wanted: object }) => page.wanted as Wanted
const understood = ({ meaning }: Pick<SearchPage<unknown>, 'meaning'>) => meaning.concepts
/** Totals of the other kinds, each counted by `OtherKinds` only where it is asked for. */
const others = wantedOf
const ONE = { limit: 1 }

export const resolvers = {
  Query: { suggestions: (_, input, ctx) => suggest(ctx, input) },
  OtherKinds: {
    hospitals: (wanted, _, ctx) => totalOfHospitals(ctx, wanted),
    doctors: (wanted, _, ctx) => totalOfDoctors(ctx, wanted),
    healthServices: (wanted, _, ctx) => totalOfHealthServices(ctx, wanted),
  },
  HospitalPage: {
    understood,
    others,
    services: (page, _, ctx) => servicesMeant(ctx, page),
    withoutFilter: (page: SearchPage<Hospital>, _: unknown, ctx: GraphqlContext) =>
      page.total > 0
        ? []
        : withoutFilters(wantedOf(page), async (search) => (await searchHospitals(ctx, search, ONE)).total),
    nearestCity: (page, _, ctx) => (page.total > 0 ? null : nearestCityOfHospitals(ctx, wantedOf(page))),
  },
  DoctorPage: {
    understood,
    others,
    services: (page, _, ctx) => servicesMeant(ctx, page),
    withoutFilter: (page: SearchPage<Doctor>, _: unknown, ctx: GraphqlContext) =>
      page.total > 0
        ? []
        : withoutFilters(wantedOf(page), async (search) => (await searchDoctors(ctx, search, ONE)).total),
    nearestCity: (page, _, ctx) => (page.total > 0 ? null : nearestCityOfDoctors(ctx, wantedOf(page))),
  },
  HealthServicePage: { understood, others },
} satisfies Resolvers
