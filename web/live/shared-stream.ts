import { followEvents, keepReading } from './event-stream.ts'

export type SharedEvent = {
  event: string
  data: unknown
  /**
   * True if this tab reads the stream itself, and so performs the actions that happen once per
   * browser.
   */
  own: boolean
}

export type SharedFollower = {
  /** Called when the stream opens. Earlier events must be fetched. */
  onOpen: () => void
  onEvent: (event: SharedEvent) => void
  onClose: () => void
}

type Heard = { id: string | undefined; event: string; data: string }
/**
 * Messages between tabs: a new tab asks whether the stream is open, and its reader answers the
 * others.
 */
type Note = { kind: 'asks' } | { kind: 'open' } | { kind: 'close' } | { kind: 'event'; heard: Heard }

/**
 * Follows the events of an address over one stream for all tabs of the browser. Visible tabs queue
 * for a lock. Its holder reads the stream and forwards it over a channel, and a hidden tab releases
 * it. While every tab is hidden there is no stream, and the first visible one receives the missed
 * events. `who` separates the tabs of different users. Without locks (an insecure address) each tab
 * reads its own stream.
 */
export function followShared(address: string, who: string, follower: SharedFollower): () => void {
  if (!('locks' in navigator) || !('BroadcastChannel' in globalThis))
    return followEvents(address, {
      ...follower,
      onEvent: ({ event = '', data }) => follower.onEvent({ event, data: JSON.parse(data), own: true }),
    })

  const name = `hekima ${who} ${address}`
  const channel = new BroadcastChannel(name)
  let lastId: string | undefined
  let open = false
  let reading = false
  let turn: AbortController | null = null

  function take(note: Note, own: boolean) {
    if (note.kind === 'event') {
      const { id, event, data } = note.heard
      lastId = id ?? lastId
      follower.onEvent({ event, data: JSON.parse(data), own })
    } else if (note.kind === 'open' && !open) {
      open = true
      follower.onOpen()
    } else if (note.kind === 'close' && open) {
      open = false
      follower.onClose()
    }
  }

  function tell(note: Note) {
    channel.postMessage(note)
    take(note, true)
  }

  channel.onmessage = ({ data: note }: MessageEvent<Note>) => {
    if (note.kind === 'asks') {
      if (reading && open) channel.postMessage({ kind: 'open' } satisfies Note)
    } else take(note, false)
  }
  channel.postMessage({ kind: 'asks' } satisfies Note)

  async function read(signal: AbortSignal) {
    reading = true
    await keepReading(address, {
      signal,
      lastId: () => lastId,
      onOpen: () => tell({ kind: 'open' }),
      onEvent: ({ id, event = '', data }) => tell({ kind: 'event', heard: { id, event, data } }),
      onClose: () => tell({ kind: 'close' }),
    })
    reading = false
  }

  function adapt() {
    if (!document.hidden && !turn) {
      turn = new AbortController()
      const { signal } = turn
      // An abort while the request waits rejects it, which is no error.
      navigator.locks.request(name, { signal }, () => read(signal)).catch(() => undefined)
    }
    if (document.hidden) {
      turn?.abort()
      turn = null
    }
  }
  document.addEventListener('visibilitychange', adapt)
  adapt()

  return () => {
    document.removeEventListener('visibilitychange', adapt)
    turn?.abort()
    // Events during closing are still delivered.
    setTimeout(() => channel.close())
  }
}
