import type { Resolvers } from '#server/graphql.gen.ts'
import { type Asked, batched } from '#server/graphql/batched.ts'
import { messagesOfAppointments } from './reading.ts'
import { sendMessage } from './writing.ts'

type Wanted = { limit?: number | null; before?: string | null }

/** One statement for all appointments that ask for the same end of their conversations. */
const messages = batched(async (asked: Asked<{ id: string }, Wanted>[], ctx) => {
  const ids = [...new Set(asked.map(({ obj }) => obj.id))]
  const found = new Map<string, ReturnType<typeof messagesOfAppointments>>()
  const answers = asked.map(async ({ obj, params }) => {
    const key = JSON.stringify(params)
    const read = found.get(key) ?? messagesOfAppointments(ctx, ids, params)
    found.set(key, read)
    return (await read).filter(({ appointmentId }) => appointmentId === obj.id)
  })
  return Promise.all(answers)
})

export const resolvers = {
  Mutation: {
    sendMessage: (_root, { appointmentId, message }, ctx) => sendMessage(ctx, appointmentId, { message }),
  },
  Appointment: { messages },
} satisfies Resolvers
