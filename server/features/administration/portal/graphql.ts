import { readIdOrNull } from '#server/graphql/ids.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { getHospitalDashboard, getWorkplace } from './workplace.ts'

export const resolvers = {
  Query: {
    workplace: (_root, { hospitalId }, ctx) => getWorkplace(ctx, readIdOrNull(hospitalId)),
    hospitalDashboard: (_root, { hospitalId }, ctx) => getHospitalDashboard(ctx, readIdOrNull(hospitalId)),
  },
} satisfies Resolvers
