import { hospitalParts } from '#server/features/hospitals/graphql.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { myFavourites, removeFavourite, savedDoctors, savedHospitals, saveFavourite } from './service.ts'

export const resolvers = {
  Query: { favourites: (_root, _args, ctx) => myFavourites(ctx) },
  Mutation: {
    saveFavourite: (_root, input, ctx) => saveFavourite(ctx, input),
    removeFavourite: (_root, input, ctx) => removeFavourite(ctx, input),
  },
  // A person has one list, so these run once; what the hospitals bring along comes in their statement.
  Favourites: {
    hospitals: (_favourites, _args, ctx, info) => savedHospitals(ctx, hospitalParts(info)),
    doctors: (_favourites, _args, ctx) => savedDoctors(ctx),
  },
} satisfies Resolvers
