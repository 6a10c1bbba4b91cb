import type { Resolvers } from '#server/graphql.gen.ts'
import { changePassword, login, logout, register } from './service.ts'

export const resolvers = {
  Mutation: {
    login: (_root, { input }, ctx) => login(ctx, input),
    register: (_root, { input }, ctx) => register(ctx, input),
    logout: async (_root, _args, ctx) => {
      await logout(ctx)
      return true
    },
    changePassword: async (_root, args, ctx) => {
      await changePassword(ctx, args)
      return true
    },
  },
} satisfies Resolvers
