import type { MercuriusLoaders } from 'mercurius'
import type { GraphqlContext } from '#server/context.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { type Message, messagesOfAppointments, sendMessage } from './service.ts'

export const resolvers = {
  Mutation: {
    sendMessage: (_root, { appointmentId, message }, ctx) => sendMessage(ctx, appointmentId, { message }),
  },
} satisfies Resolvers

export const loaders = {
  Appointment: {
    async messages(queries: { obj: { id: string } }[], ctx: GraphqlContext): Promise<Message[][]> {
      const ids = queries.map(({ obj }) => obj.id)
      const messages = await messagesOfAppointments(ctx, ids)
      return ids.map((id) => messages.filter(({ appointmentId }) => appointmentId === id))
    },
  },
} satisfies MercuriusLoaders<GraphqlContext>
