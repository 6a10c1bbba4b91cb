import type { Resolvers } from '#server/graphql.gen.ts'
import { listPersons } from './reading.ts'
import { addPerson, removePerson, updatePerson } from './writing.ts'

export const resolvers = {
  Query: { persons: (_root, _args, ctx) => listPersons(ctx) },
  Mutation: {
    addPerson: (_root, { input }, ctx) => addPerson(ctx, input),
    updatePerson: (_root, { id, input: { basedOn, ...input } }, ctx) => updatePerson(ctx, id, input, { basedOn }),
    removePerson: (_root, { id }, ctx) => removePerson(ctx, id),
  },
} satisfies Resolvers
