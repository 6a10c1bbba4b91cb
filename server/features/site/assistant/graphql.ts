import type { Resolvers } from '#server/graphql.gen.ts'
import { chat } from './chatting.ts'
import { getConversation, listConversations, readAssistant } from './reading.ts'
import { deleteConversation, deleteConversations, keepConversations } from './writing.ts'

const done = () => true

export const resolvers = {
  Query: {
    assistant: (_root, _args, ctx) => readAssistant(ctx),
    conversations: (_root, _args, ctx) => listConversations(ctx),
    conversation: (_root, { id }, ctx) => getConversation(ctx, id),
  },
  Mutation: {
    chat: (_root, { input }, ctx) => chat(ctx, input),
    keepConversations: (_root, args, ctx) => keepConversations(ctx, args),
    deleteConversation: (_root, { id }, ctx) => deleteConversation(ctx, id).then(done),
    deleteConversations: (_root, _args, ctx) => deleteConversations(ctx).then(done),
  },
} satisfies Resolvers
