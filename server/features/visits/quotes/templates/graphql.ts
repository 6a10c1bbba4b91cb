import { priceOfEach } from '#domain/quotes/lines.ts'
import { batched } from '#server/graphql/nested.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { type QuoteTreatment, treatmentsById } from '../treatments.ts'
import { fitTemplates, listQuoteTemplates } from './reading.ts'
import type { QuoteTemplate } from './record.ts'
import { createQuoteTemplate, deleteQuoteTemplate, updateQuoteTemplate } from './writing.ts'

/** Name of each template's treatment. Null if it is no longer listed. */
const treatment = batched<QuoteTemplate, unknown, QuoteTreatment | null>(async (calls, ctx) => {
  const byId = await treatmentsById(ctx, [...new Set(calls.map(({ parent }) => parent.treatmentId))])
  return calls.map(({ parent }) => byId.get(parent.treatmentId) ?? null)
})

const fits = batched<QuoteTemplate, { treatmentIds: string[] }, boolean>((calls, ctx) =>
  fitTemplates(
    ctx,
    calls.map(({ parent, args }) => ({ template: parent, treatmentIds: args.treatmentIds })),
  ),
)

export const resolvers = {
  Query: { quoteTemplates: (_root, { hospitalId }, ctx) => listQuoteTemplates(ctx, hospitalId) },
  Mutation: {
    createQuoteTemplate: (_root, { hospitalId, input }, ctx) => createQuoteTemplate(ctx, hospitalId, input),
    updateQuoteTemplate: (_root, { hospitalId, id, input: { basedOn, ...input } }, ctx) =>
      updateQuoteTemplate(ctx, { hospitalId, id }, input, { basedOn }),
    deleteQuoteTemplate: (_root, { hospitalId, id }, ctx) => deleteQuoteTemplate(ctx, { hospitalId, id }),
  },
  QuoteTemplate: { treatment, fits },
  QuoteTemplateContent: {
    lines: ({ lines, currency }) => lines.map((line) => ({ ...line, each: priceOfEach(line, currency) })),
    notIncluded: ({ notIncluded }) => notIncluded ?? [],
  },
} satisfies Resolvers
