import { nullWhenNotFound } from '#server/graphql/answers.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { getReport, listReports } from './reading.ts'
import { cancelReport, createReport, deleteReport } from './writing.ts'

export const resolvers = {
  Query: {
    reports: (_, { hospitalId, kind, period, page, limit }, ctx) =>
      listReports(ctx, hospitalId, { search: { kind, period }, paging: { page, limit } }),
    report: (_, { hospitalId, id }, ctx) => nullWhenNotFound(getReport(ctx, hospitalId, id)),
  },
  Mutation: {
    createReport: (_, { hospitalId, input }, ctx) => createReport(ctx, hospitalId, input),
    cancelReport: (_, { hospitalId, id }, ctx) => cancelReport(ctx, hospitalId, id),
    deleteReport: async (_, { hospitalId, id }, ctx) => {
      await deleteReport(ctx, hospitalId, id)
      return true
    },
  },
} satisfies Resolvers
