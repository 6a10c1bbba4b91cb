import { expect } from 'vitest'
import type { TestApp } from './server.ts'

// biome-ignore lint/suspicious/noExplicitAny: each test knows what it listens to
export type Heard = { event: string; id: string; data: any }

/**
 * Timeout in milliseconds. Announcements arrive within milliseconds, and the rest allows for a busy
 * machine.
 */
const patience = 30_000

function parse(block: string): Heard | null {
  const fields = new Map(block.split('\n').map((line) => line.split(/: ?(.*)/s) as [string, string]))
  const event = fields.get('event')
  return event ? { event, id: fields.get('id') ?? '', data: JSON.parse(fields.get('data') ?? 'null') } : null
}

/**
 * Waits until a cursor can name the latest changes. A transaction that is open anywhere on the
 * database server hides them, and a stream that resumes then reads everything again.
 */
export const cursorsAreKnown = (app: Pick<TestApp, 'query'>) =>
  expect
    .poll(() => app.query('select from changes where xid >= pg_snapshot_xmin(pg_current_snapshot()) limit 1'))
    .toEqual([])

/** Opens the live messages of an appointment with fetch, as a browser does. */
export const openStream = ({ url }: Pick<TestApp, 'url'>, id: string, token?: string, lastEventId?: string) =>
  openEvents(`${url}/api/Appointments/${id}/messages/stream`, token, { lastEventId })

/** Opens an event stream by its address. */
export async function openEvents(
  address: string,
  token: string | undefined,
  { lastEventId }: { lastEventId?: string | undefined } = {},
) {
  const cut = new AbortController()
  const response = await fetch(address, {
    headers: {
      accept: 'text/event-stream',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(lastEventId && { 'last-event-id': lastEventId }),
    },
    signal: cut.signal,
  })
  const heard: Heard[] = []
  let comments = 0
  let ended = !response.ok
  let wake: () => void = () => undefined

  async function read(): Promise<void> {
    let rest = ''
    for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + chunk).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = parse(block)
        if (event) heard.push(event)
        if (block.startsWith(':')) comments += 1
      }
      wake()
    }
  }
  const reading = response.ok ? read() : Promise.resolve()
  const over = reading
    .catch(() => undefined)
    .then(() => {
      ended = true
      wake()
    })

  async function until(seen: () => boolean, what: string): Promise<void> {
    const deadline = Date.now() + patience
    while (!seen()) {
      if (ended || Date.now() > deadline) throw new Error(`${ended ? 'ended before' : 'no'} ${what}`)
      await new Promise<void>((resolve) => {
        wake = resolve
        setTimeout(resolve, 100)
      })
    }
  }

  return {
    response,
    heard,
    /** Returns the next `count` events in order. */
    next: async (count = 1): Promise<Heard[]> => {
      await until(() => heard.length >= count, `${count} events, only ${JSON.stringify(heard)}`)
      return heard.splice(0, count)
    },
    heartbeat: async () => {
      const before = comments
      return () => until(() => comments > before, 'heartbeat')
    },
    ended: () => ended,
    over,
    close: async () => {
      cut.abort()
      await over
    },
  }
}
export type EventStream = Awaited<ReturnType<typeof openEvents>>
