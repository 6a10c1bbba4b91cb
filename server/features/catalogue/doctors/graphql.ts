import { agesOfSub } from '#domain/subspecialties.ts'
import { readLimit } from '#domain/paging.ts'
import { provinceNameIn } from '#domain/place-names.ts'
import { distanceBetween } from '#domain/search-meaning.ts'
import type { GraphqlContext } from '#server/context.ts'
import { findHospitals } from '#server/features/catalogue/hospitals/catalogue.ts'
import { distanceSummary } from '#server/features/catalogue/hospitals/distance-summary.ts'
import { priceSummary } from '#server/features/catalogue/hospitals/price-summary.ts'
import { nullWhenNotFound } from '#server/graphql/answers.ts'
import { readId } from '#server/graphql/ids.ts'
import { belongingToOrNull, ofEachAsking, pageOfEach } from '#server/graphql/nested.ts'
import { nextFreeSlotOf, slotAt } from '#server/graphql/slot.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { freeTimesOfDoctors } from './catalogue.ts'
import {
  countAvailability,
  countExperience,
  countInsured,
  countLanguages,
  countPriceRanges,
  countRatings,
  countServices,
  countSpecialties,
  countSubspecialties,
  doctorFacets,
} from './facets.ts'
import { doctorsOf, getDoctor, searchDoctors } from './reading.ts'
import type { Doctor } from './record.ts'
import { doctorsFor, proposedServices, serviceOfDoctors, servicesOfDoctors, treatmentsOfSpecialty } from './services.ts'
import { setDoctorServices } from './services-writing.ts'
import { doctorSettings } from './settings.ts'
import { createDoctor, deleteDoctor, updateDoctor } from './writing.ts'

const hospitalOf = belongingToOrNull(({ hospitalId }: Doctor) => hospitalId, findHospitals)

async function listedHospitalOf(doctor: Doctor, _args: unknown, ctx: GraphqlContext) {
  const hospital = await hospitalOf(doctor, {}, ctx)
  return hospital?.isActive ? hospital : null
}

export const resolvers = {
  Query: {
    doctors: (_, { search, page, limit }, ctx) => searchDoctors(ctx, search, { page, limit }),
    doctor: (_, { id, includeInactive }, ctx) => nullWhenNotFound(getDoctor(ctx, id, { includeInactive })),
    doctorFacets: (_, { search }, ctx) => doctorFacets(ctx, search),
    treatmentsOfSpecialty: (_root, args, ctx) => treatmentsOfSpecialty(ctx, args),
  },
  Mutation: {
    createDoctor: (_, { input }, ctx) => createDoctor(ctx, input),
    updateDoctor: (_, { id, input: { basedOn, ...input } }, ctx) => updateDoctor(ctx, id, input, { basedOn }),
    setDoctorServices: (_, { doctorId, services, basedOn }, ctx) =>
      setDoctorServices(ctx, doctorId, { services }, { basedOn }),
    deleteDoctor: (_, { id }, ctx) => deleteDoctor(ctx, id),
  },
  Doctor: {
    nextFreeSlot: ({ nextFreeAt }) => slotAt(nextFreeAt),
    subspecialtyAges: ({ subspecialties }) => subspecialties.map(agesOfSub),
    hospital: listedHospitalOf,
    services: ofEachAsking(
      ({ limit }: { limit?: number | null }) => ({ limit: readLimit(limit) }),
      servicesOfDoctors,
      () => [],
    ),
    service: ofEachAsking(
      ({ id }: { id: string }) => ({ serviceId: readId(id) }),
      serviceOfDoctors,
      () => null,
    ),
    proposedServices: ({ id }, _args, ctx) => proposedServices(ctx, id),
    settings: ({ id }, _args, ctx) => doctorSettings(ctx, id),
    hospitalCityName: ({ hospitalCity }, _args, ctx) =>
      hospitalCity === null ? null : provinceNameIn(ctx.language, hospitalCity),
    distanceKm: async (doctor, { from }, ctx) => distanceBetween((await hospitalOf(doctor, {}, ctx)) ?? {}, from),
    distanceSummary: async (doctor, { from }, ctx) => {
      const hospital = await hospitalOf(doctor, {}, ctx)
      return hospital && distanceSummary(hospital, from, ctx.language)
    },
  },
  DoctorService: {
    nextFreeSlot: nextFreeSlotOf(freeTimesOfDoctors),
    priceSummary: (offer, _, ctx) => priceSummary(offer, ctx.language),
  },
  DoctorFacets: {
    services: (facets, _, ctx) => countServices(ctx, facets),
    specialties: countSpecialties,
    subspecialties: countSubspecialties,
    ratings: countRatings,
    priceRanges: countPriceRanges,
    availability: countAvailability,
    languages: countLanguages,
    experience: countExperience,
    acceptsInsurance: countInsured,
  },
  Hospital: {
    doctors: pageOfEach(doctorsOf, () => []),
    doctorsFor: ofEachAsking(
      ({ serviceId, limit }: { serviceId: string; limit?: number | null }) => ({
        serviceId: readId(serviceId),
        limit: readLimit(limit),
      }),
      doctorsFor,
      () => [],
    ),
  },
} satisfies Resolvers
