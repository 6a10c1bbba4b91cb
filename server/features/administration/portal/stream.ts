import { and, desc, eq } from 'drizzle-orm'
import { isUuid } from '#domain/fields.ts'
import { isDoctor } from '#domain/portal-access.ts'
import { HOSPITAL_EVENTS, type HospitalEvent, type HospitalEventKind } from '#domain/portal.ts'
import type { Context } from '#server/context.ts'
import { appointmentEvents, appointments } from '#server/features/visits/appointments/table.ts'
import { readableBy, requireActiveDoctor } from '#server/features/visits/quotes/access.ts'
import { quoteRecipients } from '#server/features/visits/quotes/table.ts'
import type { EventSource, StreamEvent } from '#server/rest/event-stream.ts'
import { requirePortal } from '#server/staff.ts'
import { requireViewer } from '#server/viewer.ts'

const isKind = (word: string | undefined): word is HospitalEventKind =>
  (HOSPITAL_EVENTS as readonly string[]).includes(word ?? '')

type EventData = HospitalEvent['data']
type ActionData = Omit<EventData, 'quoteRequestId'>

const toEvent = (event: HospitalEventKind, data: Partial<EventData>): StreamEvent => ({
  event,
  data: { appointmentId: '', quoteRequestId: '', by: null, what: null, status: null, ...data } satisfies EventData,
})

/** Returns the last action on an appointment and the side that took it. */
async function lastDone({ db }: Context, id: string): Promise<ActionData | undefined> {
  const [row] = await db
    .select({
      appointmentId: appointments.id,
      status: appointments.status,
      patientId: appointments.patientId,
      what: appointmentEvents.kind,
      actorId: appointmentEvents.actorId,
    })
    .from(appointments)
    .leftJoin(appointmentEvents, eq(appointmentEvents.appointmentId, appointments.id))
    .where(eq(appointments.id, id))
    .orderBy(desc(appointmentEvents.createdAt), desc(appointmentEvents.id))
    .limit(1)
  if (!row) return undefined
  const { patientId, actorId, ...action } = row
  return { ...action, by: actorId && actorId === patientId ? 'patient' : 'hospital' }
}

/** Reads the state of a quote request that the caller may read at the hospital of the stream. */
async function readQuote(ctx: Context, hospitalId: string, id: string): Promise<StreamEvent[]> {
  const isHere = and(eq(quoteRecipients.id, id), eq(quoteRecipients.hospitalId, hospitalId))
  const [row] = await ctx.db
    .select({ status: quoteRecipients.state })
    .from(quoteRecipients)
    .where(and(isHere, readableBy(requireViewer(ctx))))
  return row ? [toEvent('quote', { ...row, quoteRequestId: id })] : []
}

/**
 * Returns the events of a doctor: requests assigned to the account, and an event without content
 * for the account that has lost one.
 */
async function readForDoctor(ctx: Context, hospitalId: string, words: string[]): Promise<StreamEvent[]> {
  const [kind, id = '', lostBy] = words
  if (kind !== 'quote' || !isUuid(id)) return []
  const events = await readQuote(ctx, hospitalId, id)
  return events.length === 0 && lostBy === requireViewer(ctx).id ? [toEvent('counts', {})] : events
}

/**
 * Returns the event source of a hospital, for its staff and administrators. It sends IDs, and each
 * page requests its own data. Doctors hear only of quote requests that are assigned to them.
 */
export function hospitalEvents(hospitalId: string): EventSource {
  return {
    kind: 'hospital',
    topic: `hospital:${hospitalId}`,
    allow: async (ctx) => {
      await requirePortal(ctx, hospitalId, 'requests')
      await requireActiveDoctor(ctx.db, requireViewer(ctx))
    },
    tooMany: 'Too many pages are open at once. Please close one of them.',
    read: async (ctx, words) => {
      if (isDoctor(ctx.viewer)) return readForDoctor(ctx, hospitalId, words)
      const [kind, appointmentId = '', by] = words
      if (kind === 'calendar') return [toEvent(kind, {})]
      if (!isKind(kind) || !isUuid(appointmentId)) return []
      if (kind === 'quote') return readQuote(ctx, hospitalId, appointmentId)
      if (kind !== 'appointment')
        return [toEvent(kind, { appointmentId, by: by === 'patient' || by === 'hospital' ? by : null })]
      return [toEvent(kind, { appointmentId, ...(await lastDone(ctx, appointmentId)) })]
    },
    // Each page reads all of its data again.
    readAll: async () => [toEvent('counts', {})],
  }
}
