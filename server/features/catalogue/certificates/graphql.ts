import { listOfEach } from '#server/graphql/nested.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { checkedCertificates, listCertificates, listVerification, summariseVerification } from './reading.ts'
import { addCertificate, checkCertificate, deleteCertificate, updateCertificate } from './writing.ts'

export const resolvers = {
  Query: {
    certificates: (_root, { hospitalId }, ctx) => listCertificates(ctx, hospitalId),
    verification: (_root, { search, ...paging }, ctx) => listVerification(ctx, search, paging),
    verificationSummary: (_root, _args, ctx) => summariseVerification(ctx),
  },
  Hospital: { certificates: listOfEach(checkedCertificates, ({ hospitalId }) => hospitalId) },
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
