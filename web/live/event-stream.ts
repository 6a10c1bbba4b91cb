import type { EventSourceMessage } from 'eventsource-parser'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { useEffect, useEffectEvent, useState } from 'react'
import { currentToken } from '#web/session/token.ts'

export type Follower = {
  /** Called when the stream opens, again after each break. Earlier events must be fetched. */
  onOpen: () => void
  onEvent: (event: EventSourceMessage) => void
  onClose: () => void
}

const RETRY_MS = [1000, 5000, 15_000, 60_000]
const pauseAfter = (tries: number) => RETRY_MS[Math.min(tries, RETRY_MS.length - 1)] ?? 0

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

type Connection = {
  signal: AbortSignal
  lastId: string | undefined
  onOpen: () => void
  onEvent: (event: EventSourceMessage) => void
}

/**
 * Reads a stream until it ends. Uses fetch because an EventSource cannot send the bearer token.
 * Throws if the stream cannot be opened or breaks.
 */
async function read(address: string, { signal, lastId, onOpen, onEvent }: Connection): Promise<void> {
  const response = await fetch(address, {
    headers: {
      authorization: `Bearer ${currentToken()}`,
      accept: 'text/event-stream',
      ...(lastId && { 'last-event-id': lastId }),
    },
    signal,
  })
  if (!response.ok || !response.body) throw new Error(`The stream answers ${response.status}.`)
  onOpen()
  const reader = response.body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>)
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) onEvent(next.value)
}

/** Reads a stream repeatedly until it is aborted, each time from the last received event. */
export async function keepReading(
  address: string,
  { signal, lastId, ...follower }: Follower & { signal: AbortSignal; lastId: () => string | undefined },
): Promise<void> {
  for (let tries = 0; !signal.aborted; tries++) {
    const onOpen = () => {
      tries = 0
      follower.onOpen()
    }
    await read(address, { signal, lastId: lastId(), onOpen, onEvent: follower.onEvent }).catch(() => undefined)
    follower.onClose()
    if (!signal.aborted) await pause(pauseAfter(tries), signal)
  }
}

/** Creates the single stream of an address, shared by all its followers. */
function createStream(address: string) {
  const followers = new Set<Follower>()
  let running: AbortController | null = null
  let open = false
  let lastId: string | undefined

  const run = (signal: AbortSignal) =>
    keepReading(address, {
      signal,
      lastId: () => lastId,
      onOpen: () => {
        open = true
        for (const follower of followers) follower.onOpen()
      },
      onEvent: (event) => {
        lastId = event.id ?? lastId
        for (const follower of followers) follower.onEvent(event)
      },
      onClose: () => {
        open = false
        for (const follower of followers) follower.onClose()
      },
    })

  function add(follower: Follower) {
    followers.add(follower)
    if (open) follower.onOpen()
    adapt()
  }
  function remove(follower: Follower) {
    followers.delete(follower)
    adapt()
    return followers.size
  }

  /**
   * Opens or closes the stream. A hidden tab closes it, because browsers allow few connections per
   * server.
   */
  function adapt() {
    const isWanted = followers.size > 0 && !document.hidden
    if (isWanted && !running) {
      running = new AbortController()
      void run(running.signal)
    }
    if (!isWanted) {
      running?.abort()
      running = null
    }
  }
  return { add, remove, adapt }
}

const streams = new Map<string, ReturnType<typeof createStream>>()

/** Follows the events of an address while the tab is visible. Returns the unsubscribe function. */
export function followEvents(address: string, follower: Follower): () => void {
  const stream = streams.get(address) ?? createStream(address)
  streams.set(address, stream)
  document.addEventListener('visibilitychange', stream.adapt)
  stream.add(follower)
  return () => {
    if (stream.remove(follower) > 0) return
    document.removeEventListener('visibilitychange', stream.adapt)
    streams.delete(address)
  }
}

/** Follows an address while the component is mounted. Returns whether the stream is open. */
export function useEventStream(address: string, handlers: Omit<Follower, 'onClose'>): boolean {
  const [open, setOpen] = useState(false)
  const onOpen = useEffectEvent(() => {
    setOpen(true)
    handlers.onOpen()
  })
  const onEvent = useEffectEvent(handlers.onEvent)
  useEffect(() => followEvents(address, { onOpen, onEvent, onClose: () => setOpen(false) }), [address])
  return open
}
