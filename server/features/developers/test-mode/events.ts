/** Events fired by hand, to the webhooks of a test mode. */
import { and, arrayContains, desc, eq, isNull } from 'drizzle-orm'
import { v7 } from 'uuid'
import { testEventInput } from '#domain/test-mode.ts'
import type { WebhookEvent } from '#domain/webhooks.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { webhookDeliveries, webhookEndpoints } from '#server/features/developers/webhooks/table.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { takeFrom } from '#server/limits.ts'
import { requireViewer } from '#server/viewer.ts'
import { testIdOf } from './accounts.ts'
import { describeTestMode, inTestMode, requireTestMode } from './reading.ts'
import type { TestMode } from './record.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Facts = { appointmentId: string; date: string; time: string; startsAt: string; status: string }

/** Status of the appointment in an event, if the event decides it. */
const STATUS: Partial<Record<WebhookEvent, string>> = {
  'appointment.booked': 'pending',
  'appointment.confirmed': 'confirmed',
  'appointment.cancelled': 'cancelled',
  'appointment.completed': 'completed',
  'appointment.no_show': 'cancelled',
}

/** State of the quote request in an event, where it is not the last part of the name. */
const QUOTE_STATE: Partial<Record<WebhookEvent, string>> = {
  'quote.requested': 'sent',
  'quote.asked': 'quoted',
  'quote.replied': 'quoted',
  'quote.sent': 'quoted',
  'quote.charged': 'accepted',
  'quote.charge_answered': 'accepted',
  'quote.charge_settled': 'accepted',
}

/** Returns the change of an event that moves an appointment by an hour, or asks to. */
const changeOf = ({ time }: Facts) => {
  const hour = String((Number(time.slice(0, 2)) + 1) % 24).padStart(2, '0')
  return { change: { time: { from: time, to: `${hour}${time.slice(2)}` } } }
}

/** Fields that only some events have, as sql/webhooks.sql writes them. */
const MORE: Partial<Record<WebhookEvent, (facts: Facts) => object>> = {
  'appointment.rescheduled': changeOf,
  'appointment.move_requested': changeOf,
  'appointment.move_ended': () => ({ reason: 'declined' }),
  'appointment.proposed': changeOf,
  'appointment.proposal_ended': () => ({ reason: 'declined' }),
  'appointment.doctor_changed': () => ({ change: { doctorId: { from: null, to: v7() } } }),
  'appointment.arrival_changed': () => ({ arrival: 'arrived' }),
  'message.created': () => ({ messageId: v7(), sender: 'hospital' }),
  'file.created': () => ({ fileId: v7(), sender: 'patient' }),
  'quote.asked': () => ({ questionId: v7() }),
  'quote.replied': () => ({ questionId: v7() }),
  'quote.sent': () => ({ quoteId: v7(), version: 1 }),
  'quote.accepted': ({ appointmentId }) => ({ quoteId: v7(), appointmentId }),
  'quote.charge_answered': () => ({ agreed: true }),
  'quote.charge_settled': () => ({ outcome: 'agreed' }),
}

/** Returns the newest appointment of the test mode, or an example of one. */
async function exampleVisit({ db, clock }: Context): Promise<Facts> {
  const [visit] = await db
    .select({
      appointmentId: appointments.id,
      date: appointments.date,
      time: appointments.time,
      startsAt: appointments.startsAt,
      status: appointments.status,
    })
    .from(appointments)
    .orderBy(desc(appointments.id))
    .limit(1)
  const startsAt =
    visit?.startsAt ?? new Date(`${new Date(clock().getTime() + DAY_MS).toISOString().slice(0, 10)}T08:00Z`)
  return {
    appointmentId: visit?.appointmentId ?? v7(),
    date: visit?.date ?? startsAt.toISOString().slice(0, 10),
    time: visit?.time.slice(0, 5) ?? '11:00',
    startsAt: startsAt.toISOString(),
    status: visit?.status ?? 'confirmed',
  }
}

/** Returns the data of an event in the form of live ones, with the IDs of the test mode. */
function dataOf(
  event: WebhookEvent,
  facts: Facts,
  { hospitalId, isPatients }: { hospitalId: string; isPatients: boolean },
) {
  const more = MORE[event]?.(facts)
  if (!event.startsWith('quote.')) return { ...facts, hospitalId, status: STATUS[event] ?? facts.status, ...more }
  const state = QUOTE_STATE[event] ?? event.replace('quote.', '')
  return {
    hospitalRequestId: v7(),
    hospitalId,
    number: 'QR-TEST',
    state,
    ...(isPatients && { requestId: v7() }),
    ...more,
  }
}

/** Sends an event to every webhook of the viewer's test mode that listens to it. */
export async function fireTestEvent(ctx: Context, raw: unknown): Promise<TestMode> {
  const { row, modes } = await requireTestMode(ctx)
  const { event } = testEventInput.parse(raw)
  await takeFrom(ctx, { what: 'test-event', who: requireViewer(ctx).id, most: 120, seconds: 60 * 60 })
  await inTestMode(ctx, 'owner', async (testCtx) => {
    const { db, clock } = testCtx
    const endpoints = await db
      .select({ id: webhookEndpoints.id, ownerId: webhookEndpoints.ownerId })
      .from(webhookEndpoints)
      .where(and(isNull(webhookEndpoints.offSince), arrayContains(webhookEndpoints.events, [event])))
    if (endpoints.length === 0)
      throw new AppError('conflict', 'No webhook of your test mode listens to {{event}}.', { params: { event } })
    const now = clock()
    const facts = await exampleVisit(testCtx)
    const hospitalId = testIdOf(row.id, 'hospital')
    await db.insert(webhookDeliveries).values(
      endpoints.map(({ id, ownerId }) => ({
        endpointId: id,
        event,
        payload: {
          type: event,
          timestamp: now.toISOString(),
          data: dataOf(event, facts, { hospitalId, isPatients: ownerId !== null }),
        },
        createdAt: now,
        availableAt: now,
      })),
    )
    for (const { id } of endpoints)
      await db.update(webhookEndpoints).set({ restsUntil: null }).where(eq(webhookEndpoints.id, id))
  })
  await modes.settle(row.database)
  return describeTestMode(ctx)
}
