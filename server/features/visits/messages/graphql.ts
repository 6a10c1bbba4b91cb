import { batched, ofEach } from '#server/graphql/nested.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { lastOfAppointments, messagesOfAppointments } from './reading.ts'
import type { Message } from './record.ts'
import { countUnreadMessages, unreadOfAppointments } from './unread.ts'
import { sendMessage } from './writing.ts'

type MessageArguments = { limit?: number | null; before?: string | null }

/** Resolves messages with one statement for all appointments with equal arguments. */
const messages = batched<{ id: string }, MessageArguments, Message[]>((calls, ctx) => {
  const ids = [...new Set(calls.map(({ parent }) => parent.id))]
  const ends = new Map<string, Promise<Message[]>>()
  const answers = calls.map(async ({ parent, args }) => {
    const key = JSON.stringify(args)
    const end = ends.get(key) ?? messagesOfAppointments(ctx, ids, args)
    ends.set(key, end)
    return (await end).filter(({ appointmentId }) => appointmentId === parent.id)
  })
  return Promise.all(answers)
})

/** Resolves the last message for lists, which does not count as reading it. */
const lastMessage = ofEach<Message | null>(
  async (ctx, ids) => new Map((await lastOfAppointments(ctx, ids)).map((message) => [message.appointmentId, message])),
  null,
)

export const resolvers = {
  Query: {
    unreadMessages: (_root, _args, ctx) => countUnreadMessages(ctx),
  },
  Mutation: {
    sendMessage: (_root, { appointmentId, message }, ctx) => sendMessage(ctx, appointmentId, { message }),
  },
  Appointment: { messages, lastMessage, unreadMessages: ofEach(unreadOfAppointments, 0) },
} satisfies Resolvers
