import { useApolloClient, useMutation, useQuery } from '@apollo/client/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { graphql, type ResultOf } from '#web/graphql.ts'
import { listen, type Message } from './message-stream.ts'

const Thread = graphql(`
  query Thread($id: ID!) {
    appointment(id: $id) {
      id
      messages {
        id
        sender
        senderName
        message
        createdAt
      }
    }
  }
`)
const SendMessage = graphql(`
  mutation SendMessage($appointmentId: ID!, $message: String!) {
    sendMessage(appointmentId: $appointmentId, message: $message) {
      id
      sender
      senderName
      message
      createdAt
    }
  }
`)
export type ThreadMessage = NonNullable<ResultOf<typeof Thread>['appointment']>['messages'][number]

/** While the stream is down the conversation is asked for this often. */
const POLL_MS = 10_000
const RETRY_MS = [1000, 5000, 15_000, 60_000]

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/**
 * The conversation about an appointment: live by the server's stream, by asking again and again while that is down.
 * `onChange` is called when the appointment itself became another.
 */
export function useThread(appointmentId: string, onChange: () => void) {
  const client = useApolloClient()
  const changed = useRef(onChange)
  changed.current = onChange
  const [live, setLive] = useState(false)
  const query = useQuery(Thread, {
    variables: { id: appointmentId },
    fetchPolicy: 'cache-and-network',
    pollInterval: live ? 0 : POLL_MS,
    skipPollAttempt: () => document.hidden,
  })
  const { refetch } = query

  const append = useCallback(
    (message: Message) =>
      client.cache.updateQuery({ query: Thread, variables: { id: appointmentId } }, (data) =>
        !data?.appointment || data.appointment.messages.some(({ id }) => id === message.id)
          ? data
          : {
              ...data,
              appointment: {
                ...data.appointment,
                messages: [...data.appointment.messages, { __typename: 'Message', ...message }],
              },
            },
      ),
    [client, appointmentId],
  )

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const follow = async () => {
      for (let tries = 0; !signal.aborted; tries++) {
        await listen(appointmentId, {
          signal,
          onOpen: () => {
            tries = 0
            setLive(true)
            // What was written before the stream stood.
            void refetch().catch(() => undefined)
          },
          onMessage: append,
          onChange: () => changed.current(),
        }).catch(() => undefined)
        if (signal.aborted) return
        setLive(false)
        await pause(RETRY_MS[Math.min(tries, RETRY_MS.length - 1)] ?? POLL_MS, signal)
      }
    }
    void follow()
    return () => leaving.abort()
  }, [appointmentId, append, refetch])

  const [mutate, { loading: sending }] = useMutation(SendMessage)
  const send = async (message: string) => {
    const { data } = await mutate({ variables: { appointmentId, message } })
    if (data) append(data.sendMessage)
  }
  return { query, messages: query.data?.appointment?.messages ?? null, send, sending, live }
}
