import type { Resolvers } from '#server/graphql.gen.ts'
import { listCertificates, listVerification, summariseVerification } from './reading.ts'
import { addCertificate, checkCertificate, deleteCertificate, updateCertificate } from './writing.ts'

export const resolvers = {
  Query: {
    certificates: (_root, { hospitalId }, ctx) => listCertificates(ctx, hospitalId),
    verification: (_root, { search, ...paging }, ctx) => listVerification(ctx, search, paging),
    verificationSummary: (_root, _args, ctx) => summariseVerification(ctx),
  },
  Mutation: {
    addCertificate: (_root, { hospitalId, input }, ctx) => addCertificate(ctx, hospitalId, input),
    updateCertificate: (_root, { id, input: { basedOn, ...input } }, ctx) =>
      updateCertificate(ctx, id, input, { basedOn }),
    checkCertificate: (_root, { id }, ctx) => checkCertificate(ctx, id),
    deleteCertificate: async (_root, { id }, ctx) => {
      await deleteCertificate(ctx, id)
      return true
    },
  },
} satisfies Resolvers
