import { nullWhenNotFound } from '#server/graphql/answers.ts'
import { listOfEach } from '#server/graphql/nested.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { eventsOfRequests, filesOfRequests, getRequest, listRequests, summariseRequests } from './reading.ts'
import type { DeskRequest } from './record.ts'
import { sendRequest, startRequest } from './sending.ts'
import { answerRequest, noteRequest, updateRequest } from './writing.ts'

export const resolvers = {
  Query: {
    requests: (_root, { search, ...paging }, ctx) => listRequests(ctx, search, paging),
    request: (_root, { id }, ctx) => nullWhenNotFound(getRequest(ctx, id)),
    requestSummary: (_root, _args, ctx) => summariseRequests(ctx),
  },
  Mutation: {
    startRequest: (_root, _args, ctx) => startRequest(ctx),
    sendRequest: (_root, { input }, ctx) => sendRequest(ctx, input),
    updateRequest: (_root, { id, input: { basedOn, ...input } }, ctx) => updateRequest(ctx, id, input, { basedOn }),
    noteRequest: (_root, { id, ...note }, ctx) => noteRequest(ctx, id, note),
    answerRequest: (_root, { id, ...answer }, ctx) => answerRequest(ctx, id, answer),
  },
  DeskRequest: {
    details: ({ details }: DeskRequest) => Object.entries(details).map(([name, value]) => ({ name, value })),
    events: listOfEach(eventsOfRequests, ({ requestId }) => requestId),
    files: listOfEach(filesOfRequests, ({ requestId }) => requestId),
  },
} satisfies Resolvers
