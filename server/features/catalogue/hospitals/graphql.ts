import { districtNameIn } from '#domain/district-names.ts'
import { isUuid } from '#domain/fields.ts'
import { MAX_LIMIT, readLimit } from '#domain/paging.ts'
import { countryNameIn, provinceNameIn } from '#domain/place-names.ts'
import { distanceBetween } from '#domain/search-meaning.ts'
import { agesOfSub } from '#domain/subspecialties.ts'
import { nullWhenNotFound } from '#server/graphql/answers.ts'
import { batched, ofEach, ofEachAsking, pageOfEach } from '#server/graphql/nested.ts'
import { nextFreeSlotOf, slotAt } from '#server/graphql/slot.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { askAddressAgain, confirmAddress } from './addresses.ts'
import { freeTimesOfHospitals } from './catalogue.ts'
import {
  countAvailability,
  countInsured,
  countLanguages,
  countPriceRanges,
  countRatings,
  countServices,
  countSpecialties,
  countSubspecialties,
  hospitalFacets,
} from './facets.ts'
import { airportSummary, distanceSummary } from './distance-summary.ts'
import { featuredHospitals } from './featured.ts'
import { lowestPrices } from './lowest-prices.ts'
import { findOffers, matchedOffers, type OfferedService, offerCountsOf, offerId, offersOf } from './offers.ts'
import { linkHealthService, unlinkHealthService } from './offers-writing.ts'
import { priceSummary } from './price-summary.ts'
import { getHospital, hospitalsOffering, openingHoursOf, searchHospitals, textsOf } from './reading.ts'
import type { Hospital } from './record.ts'
import { hospitalSettings, portalHospital } from './settings.ts'
import { createHospital, deleteHospital, readWritten, updateHospital } from './writing.ts'

/** Resolves one service of each hospital, or null if it cannot be booked there. */
const offerOf = batched<Hospital, { id: string }, OfferedService | null>(async (calls, ctx) => {
  const services = calls.map(({ args }) => args.id).filter(isUuid)
  const hospitals = calls.map(({ parent }) => parent.id)
  const offers = await findOffers(ctx, [...new Set(hospitals)], [...new Set(services)])
  return calls.map(({ parent, args }) => offers.get(offerId(parent.id, args.id)) ?? null)
})

export const resolvers = {
  Query: {
    hospitals: (_, { search, page, limit }, ctx) => searchHospitals(ctx, search, { page, limit }),
    hospital: (_, { id, includeInactive }, ctx) => nullWhenNotFound(getHospital(ctx, id, { includeInactive })),
    portalHospital: (_, { hospitalId }, ctx) => portalHospital(ctx, hospitalId),
    featuredHospitals: (_, { limit }, ctx) => featuredHospitals(ctx, limit),
    hospitalFacets: (_, { search }, ctx) => hospitalFacets(ctx, search),
  },
  Mutation: {
    confirmHospitalAddress: (_, input, ctx) => confirmAddress(ctx, input),
    askHospitalAddress: (_, { hospitalId, ...input }, ctx) => askAddressAgain(ctx, hospitalId, input),
    createHospital: (_, { input }, ctx) => createHospital(ctx, input),
    updateHospital: (_, { id, input: { basedOn, ...input } }, ctx) => updateHospital(ctx, id, input, { basedOn }),
    deleteHospital: (_, { id }, ctx) => deleteHospital(ctx, id),
    linkHealthService: async (_, { hospitalId, serviceId, ...price }, ctx) => {
      await linkHealthService(ctx, hospitalId, serviceId, price)
      return readWritten(ctx, hospitalId)
    },
    unlinkHealthService: async (_, { hospitalId, serviceId }, ctx) => {
      await unlinkHealthService(ctx, hospitalId, serviceId)
      return readWritten(ctx, hospitalId)
    },
  },
  Hospital: {
    distanceKm: (hospital, { from }) => distanceBetween(hospital, from),
    distanceSummary: (hospital, { from }, ctx) => distanceSummary(hospital, from, ctx.language),
    airportSummary: (hospital, _, ctx) => airportSummary(hospital, ctx.language),
    districtName: ({ district }, _, ctx) => district && districtNameIn(ctx.language, district),
    cityName: ({ city }, _, ctx) => provinceNameIn(ctx.language, city),
    countryName: ({ country }, _, ctx) => countryNameIn(ctx.language, country),
    nextFreeSlot: ({ nextFreeAt }) => slotAt(nextFreeAt),
    services: pageOfEach(offersOf, () => []),
    service: offerOf,
    matched: ofEachAsking(
      ({ serviceIds, limit }: { serviceIds?: string[] | null; limit?: number | null }) => ({
        serviceIds: (serviceIds ?? []).filter(isUuid).slice(0, MAX_LIMIT),
        limit: readLimit(limit),
      }),
      matchedOffers,
      () => [],
    ),
    serviceCount: ofEach(offerCountsOf, 0),
    openingHours: ofEach(openingHoursOf, []),
    texts: ofEach(textsOf, []),
    settings: ({ id }, _, ctx) => hospitalSettings(ctx, id),
  },
  OfferedService: {
    nextFreeSlot: nextFreeSlotOf(freeTimesOfHospitals),
    priceSummary: (offer, _, ctx) => priceSummary(offer, ctx.language),
  },
  SearchFacets: {
    services: (facets, _, ctx) => countServices(ctx, facets),
    specialties: countSpecialties,
    subspecialties: countSubspecialties,
    ratings: countRatings,
    priceRanges: countPriceRanges,
    availability: countAvailability,
    languages: countLanguages,
    acceptsInsurance: countInsured,
  },
  SubspecialtyCount: { ages: ({ value }) => agesOfSub(value) },
  HealthService: {
    hospitals: pageOfEach(hospitalsOffering, () => []),
    lowestPrice: ofEach(lowestPrices, null),
  },
} satisfies Resolvers
