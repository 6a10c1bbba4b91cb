import { batched } from '#server/graphql/nested.ts'
import type { Resolvers } from '#server/graphql.gen.ts'
import { messagesOfAppointments } from './reading.ts'
import type { Message } from './record.ts'
import { sendMessage } from './writing.ts'

type Wanted = { limit?: number | null; before?: string | null }

/** One statement for all appointments that ask for the same end of their conversations. */
const messages = batched<{ id: string }, Wanted, Message[]>((asked, ctx) => {
  const ids = [...new Set(asked.map(({ parent }) => parent.id))]
  const ends = new Map<string, Promise<Message[]>>()
  const answers = asked.map(async ({ parent, args }) => {
    const key = JSON.stringify(args)
    const end = ends.get(key) ?? messagesOfAppointments(ctx, ids, args)
    ends.set(key, end)
    return (await end).filter(({ appointmentId }) => appointmentId === parent.id)
  })
  return Promise.all(answers)
})

export const resolvers = {
  Mutation: {
    sendMessage: (_root, { appointmentId, message }, ctx) => sendMessage(ctx, appointmentId, { message }),
  },
  Appointment: { messages },
} satisfies Resolvers
