import type { Resolvers } from '#server/graphql.gen.ts'
import { readHospitalCalendar } from './reading.ts'

export const resolvers = {
  Query: { hospitalCalendar: (_root, { hospitalId, ...search }, ctx) => readHospitalCalendar(ctx, hospitalId, search) },
} satisfies Resolvers
