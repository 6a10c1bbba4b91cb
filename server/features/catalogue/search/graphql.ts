import { conceptNameIn } from '#domain/concepts/recognise.ts'
import type { GraphqlContext } from '#server/context.ts'
import { isTreatment } from '#server/features/catalogue/doctors/plan.ts'
import { searchDoctors } from '#server/features/catalogue/doctors/reading.ts'
import type { Meaning, SearchPage } from '#server/features/catalogue/health-services/meaning.ts'
import { searchHospitals, servicesMeant } from '#server/features/catalogue/hospitals/reading.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { asWritten, didYouMean } from './did-you-mean.ts'
import {
  nearestCityOfDoctors,
  nearestCityOfHospitals,
  type OtherKindFilter,
  placeNameOf,
  type Total,
  totalOfDoctors,
  totalOfHealthServices,
  totalOfHospitals,
  withoutFilters,
} from './helping.ts'
import { suggest } from './suggestions.ts'

const otherKindOf = (page: { otherKind: object }) => page.otherKind as OtherKindFilter
const understood = ({ meaning }: Pick<SearchPage<unknown>, 'meaning'>) => meaning.concepts
const leftOut = ({ leftOut = [] }: Pick<SearchPage<unknown>, 'leftOut'>) => leftOut
/** Requirements with their filters as in the address of a search. */
const requirements = ({ requirements = [] }: Pick<SearchPage<unknown>, 'requirements'>) =>
  requirements.map(({ filters, without }) => ({
    filters: new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)])).toString(),
    without,
  }))
/** Totals of the other kinds, counted by `OtherKinds` only if requested. */
const others = otherKindOf
const ONE = { limit: 1 }
/** A sub-specialty alone is searched without the treatments around it. */
const areCombined = ({ areBothMeant, subspecialties }: Meaning) => areBothMeant || subspecialties.length === 0

type SearchParent = Pick<SearchPage<unknown>, 'leftOut' | 'meaning' | 'otherKind' | 'requirements' | 'text' | 'total'>
type Helping = {
  /** Counts the results of a search. */
  totalOf: (ctx: GraphqlContext, search: object) => Promise<Total>
  nearestCity: typeof nearestCityOfHospitals
}

/**
 * Returns the resolvers of additional fields of a result page. Alternatives are searched only if
 * nothing was found.
 */
const helpfulPage = ({ totalOf, nearestCity }: Helping) => ({
  understood,
  unlisted: ({ meaning }: Pick<SearchPage<unknown>, 'meaning'>, _: unknown, ctx: GraphqlContext) =>
    meaning.unlisted.map((concept) => conceptNameIn(concept, ctx.language)),
  leftOut,
  searchedFor: ({ searchedFor = null }: Pick<SearchPage<unknown>, 'searchedFor'>, _: unknown, ctx: GraphqlContext) =>
    searchedFor === null ? null : asWritten(ctx, searchedFor),
  didYouMean: (page: SearchParent, _: unknown, ctx: GraphqlContext) =>
    didYouMean(ctx, page, (search) => totalOf(ctx, search)),
  requirements,
  placeName: ({ requirements: required = [], ...page }: SearchParent, _: unknown, ctx: GraphqlContext) =>
    placeNameOf(ctx, otherKindOf(page).location ?? required.find(({ filters }) => filters.location)?.filters.location),
  others,
  withoutFilter: (page: SearchParent, _: unknown, ctx: GraphqlContext) =>
    page.total > 0 ? [] : withoutFilters(otherKindOf(page), (search) => totalOf(ctx, search)),
  nearestCity: (page: SearchParent, _: unknown, ctx: GraphqlContext) =>
    page.total > 0 ? null : nearestCity(ctx, otherKindOf(page)),
})

export const resolvers = {
  Query: { suggestions: (_, input, ctx) => suggest(ctx, input) },
  OtherKinds: {
    hospitals: (filter, _, ctx) => totalOfHospitals(ctx, filter),
    doctors: async (filter, _, ctx) => (await totalOfDoctors(ctx, filter)).total,
    doctorsAreExact: async (filter, _, ctx) => (await totalOfDoctors(ctx, filter)).totalIsExact,
    healthServices: (filter, _, ctx) => totalOfHealthServices(ctx, filter),
  },
  HospitalPage: {
    ...helpfulPage({
      totalOf: (ctx, search) => searchHospitals(ctx, search, ONE),
      nearestCity: nearestCityOfHospitals,
    }),
    areServicesMeant: ({ meaning }) => meaning.serviceIds.length > 0 && areCombined(meaning),
    services: (page, _, ctx) => servicesMeant(ctx, page),
  },
  DoctorPage: {
    ...helpfulPage({
      totalOf: (ctx, search) => searchDoctors(ctx, search, ONE),
      nearestCity: nearestCityOfDoctors,
    }),
    areServicesMeant: ({ meaning }) => isTreatment(meaning) && areCombined(meaning),
    services: (page, _, ctx) => servicesMeant(ctx, page),
  },
  HealthServicePage: { understood, others },
} satisfies Resolvers
