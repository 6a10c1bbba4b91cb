import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { HOSPITAL_EVENTS, type HospitalEvent, type HospitalEventKind } from '#domain/portal.ts'
import type { Context } from '#server/context.ts'
import { appointmentEvents, appointments } from '#server/features/visits/appointments/table.ts'
import { files } from '#server/features/visits/files/table.ts'
import { messages } from '#server/features/visits/messages/table.ts'
import { quoteRecipients } from '#server/features/visits/quotes/table.ts'
import type { EventSource, StreamEvent } from '#server/rest/event-stream.ts'
import { requirePortal } from '#server/staff.ts'

/** Overlap of reads. Events are dated before their commit, by clocks that differ slightly. */
const OVERLAP_MS = 60_000
/**
 * Maximum number of missed events. A client that missed more gets one event to reload everything.
 */
const MOST_MISSED = 100

const isKind = (word: string | undefined): word is HospitalEventKind =>
  (HOSPITAL_EVENTS as readonly string[]).includes(word ?? '')

type EventData = HospitalEvent['data']
type ActionData = Omit<EventData, 'quoteRequestId'>

/**
 * Creates an event. Its ID is the time of the announcement. A client that reconnects with it
 * receives later events.
 */
const toEvent = (event: HospitalEventKind, at: Date, data: Partial<EventData>): StreamEvent => ({
  id: at.toISOString(),
  event,
  data: { appointmentId: '', quoteRequestId: '', by: null, what: null, status: null, ...data } satisfies EventData,
})

/** Returns the last action on these appointments and the side that took it. */
async function lastDone({ db }: Context, ids: string[]): Promise<Map<string, ActionData>> {
  const rows = await db
    .selectDistinctOn([appointments.id], {
      appointmentId: appointments.id,
      status: appointments.status,
      patientId: appointments.patientId,
      what: appointmentEvents.kind,
      actorId: appointmentEvents.actorId,
    })
    .from(appointments)
    .leftJoin(appointmentEvents, eq(appointmentEvents.appointmentId, appointments.id))
    .where(inArray(appointments.id, ids))
    .orderBy(appointments.id, desc(appointmentEvents.createdAt), desc(appointmentEvents.id))
  return new Map(
    rows.map(({ patientId, actorId, ...row }) => [
      row.appointmentId,
      { ...row, by: actorId && actorId === patientId ? 'patient' : 'hospital' },
    ]),
  )
}

/** Reads the state of a quote request at the hospital whose stream this is, and of no other. */
async function readQuote({ db, clock }: Context, hospitalId: string, id: string): Promise<StreamEvent[]> {
  const [row] = await db
    .select({ status: quoteRecipients.state })
    .from(quoteRecipients)
    .where(and(eq(quoteRecipients.id, id), eq(quoteRecipients.hospitalId, hospitalId)))
  return row ? [toEvent('quote', clock(), { ...row, quoteRequestId: id })] : []
}

/** Returns all events of a hospital since an instant. */
async function missed(ctx: Context, hospitalId: string, since: Date): Promise<StreamEvent[]> {
  const { db, clock } = ctx
  const isIts = eq(appointments.hospitalId, hospitalId)
  const [changed, written, sent, quoted] = await Promise.all([
    db
      .select({ id: appointments.id })
      .from(appointments)
      .where(and(isIts, gt(appointments.updatedAt, since)))
      .orderBy(desc(appointments.updatedAt))
      .limit(MOST_MISSED),
    db
      .select({ appointmentId: messages.appointmentId, by: messages.sender })
      .from(messages)
      .innerJoin(appointments, and(eq(appointments.id, messages.appointmentId), isIts))
      .where(gt(messages.createdAt, since))
      .limit(MOST_MISSED),
    db
      .select({ appointmentId: files.appointmentId, by: files.uploadedBy })
      .from(files)
      .innerJoin(appointments, and(eq(appointments.id, files.appointmentId), isIts))
      .where(gt(files.createdAt, since))
      .limit(MOST_MISSED),
    db
      .select({ quoteRequestId: quoteRecipients.id, status: quoteRecipients.state })
      .from(quoteRecipients)
      .where(and(eq(quoteRecipients.hospitalId, hospitalId), gt(quoteRecipients.updatedAt, since)))
      .limit(MOST_MISSED),
  ])
  const now = clock()
  if ([changed, written, sent, quoted].some(({ length }) => length === MOST_MISSED)) return [toEvent('counts', now, {})]
  const done = await lastDone(
    ctx,
    changed.map(({ id }) => id),
  )
  return [
    ...[...done.values()].map((data) => toEvent('appointment', now, data)),
    ...written.map((data) => toEvent('message', now, data)),
    ...sent.map((data) => toEvent('file', now, data)),
    ...quoted.map((data) => toEvent('quote', now, data)),
    toEvent('counts', now, {}),
  ]
}

/**
 * Returns the event source of a hospital, for its staff and administrators. It sends IDs, and each
 * page requests its own data.
 */
export function hospitalEvents(hospitalId: string): EventSource {
  return {
    kind: 'hospital',
    topic: `hospital:${hospitalId}`,
    allow: (ctx) => requirePortal(ctx, hospitalId, 'read'),
    tooMany: 'Too many pages are open at once. Please close one of them.',
    read: async (ctx, [kind, appointmentId = '', by]) => {
      if (kind === 'calendar') return [toEvent(kind, ctx.clock(), {})]
      if (!isKind(kind) || !isUuid(appointmentId)) return []
      if (kind === 'quote') return readQuote(ctx, hospitalId, appointmentId)
      const now = ctx.clock()
      if (kind !== 'appointment')
        return [toEvent(kind, now, { appointmentId, by: by === 'patient' || by === 'hospital' ? by : null })]
      const done = await lastDone(ctx, [appointmentId])
      return [toEvent(kind, now, { appointmentId, ...done.get(appointmentId) })]
    },
    since: (ctx, { id, at }) => {
      const lastSeen = new Date(id ?? '')
      const from = Number.isNaN(lastSeen.getTime()) ? at : lastSeen
      return missed(ctx, hospitalId, new Date(from.getTime() - OVERLAP_MS))
    },
  }
}
