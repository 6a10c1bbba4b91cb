import type { Resolvers } from '#server/graphql.gen.ts'
import { listMessageTemplates } from './reading.ts'
import { createMessageTemplate, deleteMessageTemplate, updateMessageTemplate } from './writing.ts'

export const resolvers = {
  Query: { messageTemplates: (_root, { hospitalId }, ctx) => listMessageTemplates(ctx, hospitalId) },
  Mutation: {
    createMessageTemplate: (_root, { hospitalId, input }, ctx) => createMessageTemplate(ctx, hospitalId, input),
    updateMessageTemplate: (_root, { hospitalId, id, input: { basedOn, ...input } }, ctx) =>
      updateMessageTemplate(ctx, { hospitalId, id }, input, { basedOn }),
    deleteMessageTemplate: (_root, { hospitalId, id }, ctx) => deleteMessageTemplate(ctx, { hospitalId, id }),
  },
} satisfies Resolvers
