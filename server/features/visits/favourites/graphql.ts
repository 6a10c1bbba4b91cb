import type { Resolvers } from '#server/graphql.gen.ts'
import {
  myFavourites,
  savedDoctorIds,
  savedDoctors,
  savedHospitalIds,
  savedHospitals,
  savedTreatments,
} from './reading.ts'
import { removeFavourite, saveFavourite } from './writing.ts'

export const resolvers = {
  Query: { favourites: (_root, _args, ctx) => myFavourites(ctx) },
  Mutation: {
    saveFavourite: (_root, input, ctx) => saveFavourite(ctx, input),
    removeFavourite: (_root, input, ctx) => removeFavourite(ctx, input),
  },
  // A user has one list, so each of these runs once.
  Favourites: {
    hospitals: (_favourites, _args, ctx) => savedHospitals(ctx),
    doctors: (_favourites, _args, ctx) => savedDoctors(ctx),
    treatments: (_favourites, _args, ctx) => savedTreatments(ctx),
    hospitalIds: (_favourites, _args, ctx) => savedHospitalIds(ctx),
    doctorIds: (_favourites, _args, ctx) => savedDoctorIds(ctx),
  },
} satisfies Resolvers
