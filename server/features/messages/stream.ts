import type { Context } from '#server/context.ts'
import type { Live } from '#server/database/live.ts'
import { AppError } from '#server/errors.ts'
import { requireAppointment } from '#server/features/appointments/access.ts'
import type { Appointment } from '#server/features/appointments/rows.ts'
import { getAppointment } from '#server/features/appointments/service.ts'
import { requireViewer } from '#server/viewer.ts'
import { findMessage, type Message, messagesSince } from './service.ts'

export type LiveEvent =
  | { kind: 'message'; message: Message }
  | { kind: 'appointment'; appointment: Appointment }
  | { kind: 'heartbeat' }

export type Follower = {
  send: (event: LiveEvent) => void
  /** Nothing more will come. */
  end: () => void
  /** The caller as the database knows them now; throws once the session has ended. */
  renew: () => Promise<Context>
}

export const HEARTBEAT_MS = 20_000
/** So many at once for each person on one instance. */
export const MAX_STREAMS = 8
/** Messages are dated before they are committed, by clocks that differ a little. */
const OVERLAP_MS = 60_000

const open = new Map<string, number>()

function takePlace(userId: string): () => void {
  const taken = open.get(userId) ?? 0
  if (taken >= MAX_STREAMS)
    throw new AppError('too_many_requests', 'Too many conversations are open at once. Please close one of them.', {
      extra: { retryAfter: 30 },
    })
  open.set(userId, taken + 1)
  return () => {
    const left = (open.get(userId) ?? 1) - 1
    if (left > 0) open.set(userId, left)
    else open.delete(userId)
  }
}

/**
 * Tells about each new message and each change of an appointment, from the moment this answers, to whoever may see it. After
 * a lost connection to the database a message may be told twice. Answers how to stop.
 */
export async function followAppointment(ctx: Context, id: string, live: Live, follower: Follower): Promise<() => void> {
  const viewer = requireViewer(ctx)
  const appointment = await requireAppointment(ctx, id)
  const leave = takePlace(viewer.id)
  let now = ctx
  let heard = ctx.clock()
  let stopped = false
  let silence: (() => void) | undefined
  let queue: Promise<void> = Promise.resolve()

  function stop(): void {
    if (stopped) return
    stopped = true
    clearInterval(beat)
    silence?.()
    leave()
    follower.end()
  }

  /** One after another, so that events keep their order. Who is cut off by a fault comes back and reads anew. */
  function run(job: () => Promise<void>): void {
    queue = queue
      .then(() => (stopped ? undefined : job()))
      .catch((err) => {
        ctx.log.warn({ err }, 'a stream of messages was cut off')
        stop()
      })
  }

  function tell(event: LiveEvent): void {
    if (stopped) return
    if (event.kind === 'message') heard = new Date(Math.max(heard.getTime(), Date.parse(event.message.createdAt)))
    follower.send(event)
  }

  const tellAppointment = async () => tell({ kind: 'appointment', appointment: await getAppointment(now, id) })

  async function tellMessage(messageId: string): Promise<void> {
    const message = await findMessage(now, appointment.id, messageId)
    if (message) tell({ kind: 'message', message })
  }

  async function catchUp(): Promise<void> {
    const since = new Date(heard.getTime() - OVERLAP_MS)
    for (const message of await messagesSince(now, appointment.id, since)) tell({ kind: 'message', message })
    await tellAppointment()
  }

  /** Whoever has signed out, or may no longer see the appointment, hears no more. */
  async function check(): Promise<void> {
    try {
      now = await follower.renew()
      await requireAppointment(now, id)
    } catch (error) {
      if (error instanceof AppError) return stop()
      ctx.log.warn({ err: error }, 'a stream of messages could not be checked')
    }
    tell({ kind: 'heartbeat' })
  }

  const beat = setInterval(() => run(check), HEARTBEAT_MS)
  beat.unref()
  try {
    silence = await live.listen(appointment.id, {
      news: ([what, messageId = '']) => run(what === 'message' ? () => tellMessage(messageId) : tellAppointment),
      gap: () => run(catchUp),
      end: stop,
    })
  } catch (error) {
    stop()
    throw error
  }
  return stop
}
