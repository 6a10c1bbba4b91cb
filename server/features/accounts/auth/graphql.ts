import type { Resolvers } from '#server/graphql.gen.ts'
import { cancelEmailChange, confirmEmail, requestEmailChange, requestEmailConfirmation } from './email.ts'
import { redeemPasswordLink, requestPasswordReset, resetPassword } from './reset.ts'
import { endOtherSessions, endSession, listSessions, logout, renewSession } from './sessions.ts'
import { disableTwoFactor, enableTwoFactor, renewRecoveryCodes, startTwoFactor } from './two-factor.ts'
import { changePassword, login, register } from './writing.ts'

const done = () => true

export const resolvers = {
  Query: { sessions: (_root, _args, ctx) => listSessions(ctx) },
  Mutation: {
    login: (_root, { input }, ctx) => login(ctx, input),
    register: (_root, { input }, ctx) => register(ctx, input),
    logout: (_root, _args, ctx) => logout(ctx).then(done),
    changePassword: (_root, args, ctx) => changePassword(ctx, args).then(done),

    requestEmailConfirmation: (_root, _args, ctx) => requestEmailConfirmation(ctx).then(done),
    confirmEmail: (_root, args, ctx) => confirmEmail(ctx, args).then(done),
    requestEmailChange: (_root, args, ctx) => requestEmailChange(ctx, args),
    cancelEmailChange: (_root, _args, ctx) => cancelEmailChange(ctx),
    requestPasswordReset: (_root, args, ctx) => requestPasswordReset(ctx, args).then(done),
    resetPassword: (_root, args, ctx) => resetPassword(ctx, args).then(done),
    redeemPasswordLink: (_root, args, ctx) => redeemPasswordLink(ctx, args),

    startTwoFactor: (_root, _args, ctx) => startTwoFactor(ctx),
    enableTwoFactor: (_root, args, ctx) => enableTwoFactor(ctx, args),
    disableTwoFactor: (_root, args, ctx) => disableTwoFactor(ctx, args),
    renewRecoveryCodes: (_root, args, ctx) => renewRecoveryCodes(ctx, args),

    renewSession: (_root, _args, ctx) => renewSession(ctx),
    endSession: (_root, { id }, ctx) => endSession(ctx, id).then(done),
    endOtherSessions: (_root, _args, ctx) => endOtherSessions(ctx),
  },
} satisfies Resolvers
