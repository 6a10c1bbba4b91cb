import type { Resolvers } from '#server/graphql.gen.ts'
import { findPatients, findSlotServices } from './reading.ts'
import { bookByPhone } from './writing.ts'

export const resolvers = {
  Query: {
    patientsFound: (_root, { hospitalId, ...search }, ctx) => findPatients(ctx, hospitalId, search),
    slotServices: (_root, { hospitalId, ...search }, ctx) => findSlotServices(ctx, hospitalId, search),
  },
  Mutation: {
    bookByPhone: (_root, { hospitalId, input, idempotencyKey }, ctx) =>
      bookByPhone(ctx, hospitalId, input, { key: idempotencyKey ?? null }),
  },
} satisfies Resolvers
