/**
 * Server-sent events: a response that stays open and sends events while its caller is authorised.
 */
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Context, createContext } from '../context.ts'
import { isCursor, NO_CURSOR, readMissed } from '../database/changes.ts'
import { AppError } from '../errors.ts'
import { withinRoute } from '../http/scopes.ts'
import { identify, requirePerson } from '../viewer.ts'
import type { Success } from './operation.ts'

export type StreamEvent = { event: string; data: unknown }

/**
 * Source of a stream's events. Every function receives the caller's current data from the database.
 */
export type EventSource = {
  /** Kind of stream. Each kind has its own limit. */
  kind: 'appointment' | 'hospital' | 'quotes' | 'session'
  /** Topic of its announcements in `database/live.ts`. */
  topic: string
  /** Throws if the caller may not receive the events. */
  allow: (ctx: Context) => Promise<unknown>
  /** Turns an announcement, without its topic, into events. */
  read: (ctx: Context, words: string[]) => Promise<StreamEvent[]>
  /** Returns events for a caller whose last event is unknown or too long ago. */
  readAll: (ctx: Context) => Promise<StreamEvent[]>
  /** Message for a caller with too many open streams. */
  tooMany: string
}

export const HEARTBEAT_MS = 20_000
/** Maximum number of streams of each kind per user on one instance. */
export const MAX_STREAMS = 8
/**
 * Period over which callers of a stopping instance reconnect, so that not all come at the same
 * moment.
 */
const RECONNECT_MS = 2000
/** Maximum number of unread bytes. A caller who does not read is disconnected. */
const MAX_UNREAD = 1_000_000

/** Route options: not compressed, no HEAD, and without the usual time limit. */
export const eventStreamRoute = { compress: false, exposeHeadRoute: false, handlerTimeout: 2_147_483_647 } as const

/** Header `Last-Event-ID`, for the document. */
export const lastEventHeader = z.object({
  'Last-Event-ID': z
    .string()
    .optional()
    .meta({ description: 'ID of the last received event, from any instance; later events are sent first.' }),
})
export const eventStreamAnswer = {
  200: { description: 'Events until the caller disconnects.', media: ['text/event-stream'] } satisfies Success,
}

export const eventStreamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  // The connection is not reused, so that closing the server need not wait for it.
  connection: 'close',
}

const openStreams = new Map<string, number>()

/** Counts one more stream of the user. Returns a function that releases it. */
function takePlace(userId: string, { kind, tooMany }: EventSource): () => void {
  const place = `${kind} ${userId}`
  const taken = openStreams.get(place) ?? 0
  if (taken >= MAX_STREAMS) throw new AppError('too_many_requests', tooMany, { extra: { retryAfter: 30 } })
  openStreams.set(place, taken + 1)
  return () => {
    const left = (openStreams.get(place) ?? 1) - 1
    if (left > 0) openStreams.set(place, left)
    else openStreams.delete(place)
  }
}

/**
 * Returns a context with the caller's current data from the database. Throws if the session has
 * ended.
 */
async function renew(request: FastifyRequest): Promise<Context> {
  const viewer = await identify(request.headers.authorization, request.ctx)
  return createContext(request.ctx, request, withinRoute(viewer, request))
}

const toText = ({ event, data }: StreamEvent, id: string) =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/**
 * Opens a stream. The ID of an event is a cursor of the table `changes`, which every instance
 * knows. After a lost database connection, and for a caller who reconnects with `Last-Event-ID`, it
 * starts with missed events, and an event may be sent twice. It ends with the session (at once),
 * with the caller's access, and when the server closes.
 */
export async function sendEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  source: EventSource,
): Promise<FastifyReply> {
  const viewer = requirePerson(request.ctx)
  await source.allow(request.ctx)
  const leave = takePlace(viewer.id, source)
  const stream = new Readable({ read: () => undefined })
  const lastEventId = [request.headers['last-event-id']].flat()[0]
  /** Position up to which everything has been sent. */
  let sent = NO_CURSOR
  let stopped = false
  const listening: (() => void)[] = []
  let queue: Promise<void> = Promise.resolve()

  function stop(): void {
    if (stopped) return
    stopped = true
    clearInterval(heartbeat)
    for (const stopListening of listening) stopListening()
    leave()
    stream.push(null)
  }

  /** Ends the stream of an instance that stops. Its caller reconnects to another instance. */
  function leaveService(): void {
    if (!stopped) stream.push(`retry: ${Math.ceil(Math.random() * RECONNECT_MS)}\n\n`)
    stop()
  }

  /**
   * Sends the events up to a cursor. Only the last event names it, because the stream may break
   * before that.
   */
  function send(events: StreamEvent[], cursor: string): void {
    for (const [index, event] of events.entries()) {
      if (stopped) return
      if (stream.readableLength > MAX_UNREAD) stream.destroy()
      else stream.push(toText(event, index === events.length - 1 ? cursor : sent))
    }
    sent = cursor
  }

  /**
   * Runs jobs one after another, so that events keep their order. A client cut off by an error
   * reconnects and reads the state again.
   */
  function run(job: () => Promise<void>): void {
    queue = queue
      .then(() => (stopped ? undefined : job()))
      .catch((err) => {
        if (!(err instanceof AppError)) request.log.warn({ err }, 'a stream of events was cut off')
        stop()
      })
  }

  async function allowedContext(): Promise<Context> {
    const ctx = await renew(request)
    await source.allow(ctx)
    return ctx
  }

  async function deliver(words: string[], cursor: string): Promise<void> {
    send(await source.read(await allowedContext(), words), cursor)
  }

  async function catchUp(): Promise<void> {
    const ctx = await allowedContext()
    const { words, cursor } = await readMissed(ctx.db, source.topic, sent)
    if (!words) sent = NO_CURSOR
    const events: StreamEvent[] = words ? [] : await source.readAll(ctx)
    for (const text of words ?? []) events.push(...(await source.read(ctx, text.split(' '))))
    send(events, cursor)
  }

  /** Checks the session. A short outage of the database ends no stream. */
  async function beat(): Promise<void> {
    await renew(request)
      .then(source.allow)
      .catch((err) => {
        if (err instanceof AppError) throw err
        request.log.warn({ err }, 'a stream of events could not be checked')
      })
    if (!stopped) stream.push(': heartbeat\n\n')
  }

  const heartbeat = setInterval(() => run(beat), HEARTBEAT_MS)
  heartbeat.unref()
  reply.raw.once('close', () => stream.destroy())
  stream.once('close', stop)
  stream.push('retry: 2000\n\n')
  try {
    const { live } = request.server
    // The next check of the session reveals anything missed in a gap.
    const ended = { news: stop, gap: () => undefined, end: leaveService }
    listening.push(await live.listen(`session:${viewer.sessionId}`, ended))
    const news = (words: string[], cursor: string) => run(() => deliver(words, cursor))
    listening.push(await live.listen(source.topic, { news, gap: () => run(catchUp), end: leaveService }))
    if (!lastEventId) sent = live.cursor()
    else if (isCursor(lastEventId)) sent = lastEventId
  } catch (error) {
    stop()
    throw error
  }
  // The caller may have disconnected in the meantime.
  if (stopped) for (const stopListening of listening) stopListening()
  if (lastEventId) run(catchUp)
  return reply.headers(eventStreamHeaders).send(stream)
}
