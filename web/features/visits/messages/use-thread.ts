import { useApolloClient, useMutation, useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import type { Side } from '#domain/appointments.ts'
import { MESSAGES_AT_ONCE } from '#web/data/cache.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { appointmentStream } from '#web/live/stream-addresses.ts'
import { useEventStream } from '#web/live/event-stream.ts'
import { type Message, readMessage } from './message-stream.ts'

const MessageFields = graphql(`
  fragment MessageFields on Message {
    id
    sender
    senderName
    message
    createdAt
    readAt
  }
`)
const Thread = graphql(
  `query Thread($id: ID!, $before: ID) { appointment(id: $id) { id messages(before: $before) { ...MessageFields } } }`,
  [MessageFields],
)
const SendMessage = graphql(
  `mutation SendMessage($appointmentId: ID!, $message: String!) {
    sendMessage(appointmentId: $appointmentId, message: $message) { ...MessageFields }
  }`,
  [MessageFields],
)
export type ThreadMessage = ResultOf<typeof MessageFields>

/** Poll interval of the conversation while the stream is down. */
const POLL_MS = 10_000
/** Poll interval until the other side has read the last message, which the stream does not send. */
const READ_POLL_MS = 15_000

/**
 * Returns the latest part of the conversation about an appointment. It is live through the server's
 * stream, or polled while that is down. `onChange` is called when the appointment itself changed.
 */
export function useThread(appointmentId: string, side: Side, onChange: () => void) {
  const client = useApolloClient()
  const variables = { id: appointmentId }
  const append = (message: Message) =>
    client.cache.updateQuery({ query: Thread, variables }, (data) => {
      if (!data?.appointment) return data
      const messages = [...data.appointment.messages, { __typename: 'Message' as const, ...message }]
      return { ...data, appointment: { ...data.appointment, messages } }
    })

  const live = useEventStream(appointmentStream(appointmentId), {
    // Fetches messages sent before the stream opened.
    onOpen: () => void query.refetch().catch(() => undefined),
    onEvent: ({ event, data }) => {
      const message = event === 'message' ? readMessage(data) : null
      if (message) append(message)
      else if (event === 'appointment') onChange()
    },
  })
  const [isUnread, setUnread] = useState(false)
  const query = useQuery(Thread, {
    variables,
    fetchPolicy: 'cache-and-network',
    pollInterval: live ? (isUnread ? READ_POLL_MS : 0) : POLL_MS,
    skipPollAttempt: () => document.hidden,
  })
  const messages = query.data?.appointment?.messages ?? null
  const last = messages?.findLast(({ sender }) => sender === side)
  if (isUnread !== (last?.readAt === null)) setUnread(last?.readAt === null)

  // Loading the conversation marks it as read.
  const read = messages?.length ?? 0
  useEffect(() => {
    if (read === 0) return
    const id = client.cache.identify({ __typename: 'Appointment', id: appointmentId })
    if (id) client.cache.modify({ id, fields: { unreadMessages: () => 0 } })
    client.cache.evict({ fieldName: 'unreadMessages' })
  }, [client, appointmentId, read])

  const [begun, setBegun] = useState(false)
  const first = messages?.[0]
  const loadEarlier = async () => {
    const { data } = await query.fetchMore({ variables: { before: first?.id ?? null } })
    const earlier = data?.appointment?.messages.length ?? 0
    if (earlier < MESSAGES_AT_ONCE) setBegun(true)
  }

  const [mutate, { loading: sending }] = useMutation(SendMessage)
  const send = async (message: string) => {
    const { data } = await mutate({ variables: { appointmentId, message } })
    if (data) append(data.sendMessage)
  }
  return {
    query,
    messages,
    /** True if there may be earlier messages. */
    hasEarlier: !begun && (messages?.length ?? 0) >= MESSAGES_AT_ONCE,
    loadEarlier,
    send,
    sending,
    live,
  }
}
