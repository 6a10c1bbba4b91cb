import type { Resolvers } from '#server/graphql.gen.ts'
import { listDeadLetters, listMails, summariseMails } from './reading.ts'
import { dropMail, retryDeadLetter } from './writing.ts'

export const resolvers = {
  Query: {
    deadLetters: (_root, args, ctx) => listDeadLetters(ctx, args),
    mails: (_root, { search, ...paging }, ctx) => listMails(ctx, search, paging),
    mailSummary: (_root, _args, ctx) => summariseMails(ctx),
  },
  Mutation: {
    retryDeadLetter: (_root, { id }, ctx) => retryDeadLetter(ctx, id),
    dropMail: (_root, { id, ...dropping }, ctx) => dropMail(ctx, id, dropping),
  },
} satisfies Resolvers
