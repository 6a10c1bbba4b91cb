/** Answers to an offered time by the link in its mail, without signing in. */
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { waitingOfferAnswer, waitingOfferLink } from '#domain/waiting-input.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/client.ts'
import { retriedTransaction } from '#server/database/lost-race.ts'
import { AppError } from '#server/errors.ts'
import { subjectOf } from '#server/features/accounts/outbox/links.ts'
import { linkHolder } from '#server/features/accounts/users/link-holder.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { bookAppointment } from '#server/features/visits/appointments/booking/booking.ts'
import { updateAppointment } from '#server/features/visits/appointments/writing.ts'
import type { Viewer } from '#server/viewer.ts'
import { type LinkedOffer, linkedColumns } from './record.ts'
import { WAITING_REFUSALS } from './refusals.ts'
import { waitingEntries, waitingOffers } from './table.ts'

const brokenLink = () => {
  const sentence = 'This link is not valid. Please open the whole link from your email.'
  return new AppError('bad_input', sentence, { fields: { token: sentence } })
}

/** Entry of an offer, with the data for its booking. */
const entryOfOffer = {
  entryId: waitingEntries.id,
  userId: waitingEntries.userId,
  personId: waitingEntries.personId,
  appointmentId: waitingEntries.appointmentId,
  channel: waitingEntries.channel,
  phone: waitingEntries.phone,
  guardianConsent: waitingEntries.guardianConsent,
  hospitalId: waitingOffers.hospitalId,
  serviceId: waitingOffers.serviceId,
  doctorId: waitingOffers.doctorId,
}

async function findLinked(ctx: Context, raw: unknown) {
  const id = subjectOf(ctx, 'waiting-offer', waitingOfferLink.parse(raw).token)
  const [row] = id
    ? await ctx.db
        .select({
          offer: { ...linkedColumns, isEarlierTime: sql<boolean>`${isNotNull(waitingEntries.appointmentId)}` },
          entry: entryOfOffer,
        })
        .from(waitingOffers)
        .innerJoin(waitingEntries, eq(waitingEntries.id, waitingOffers.entryId))
        .innerJoin(hospitals, eq(hospitals.id, waitingOffers.hospitalId))
        .where(eq(waitingOffers.id, id))
    : []
  if (!row) throw brokenLink()
  // The job that ends it may not have run yet.
  const isOver = row.offer.state === 'open' && new Date(row.offer.expiresAt) <= ctx.clock()
  return { ...row, offer: isOver ? { ...row.offer, state: 'expired' as const } : row.offer }
}
type OfferOfLink = Awaited<ReturnType<typeof findLinked>>

/** Reads the offer. Opening a link changes nothing, because mail programs open links too. */
export const waitingOfferByLink = async (ctx: Context, raw: unknown): Promise<LinkedOffer> =>
  (await findLinked(ctx, raw)).offer

/** Ends an open offer and its entry. The first of several answers counts. */
async function end(tx: Tx, ctx: Context, { offer, entry }: OfferOfLink, state: 'claimed' | 'passed'): Promise<void> {
  const now = ctx.clock()
  const ended = await tx
    .update(waitingOffers)
    .set({ state, endedAt: now })
    .where(and(eq(waitingOffers.id, offer.id), eq(waitingOffers.state, 'open'), gt(waitingOffers.expiresAt, now)))
    .returning({ id: waitingOffers.id })
  if (ended.length === 0) throw new AppError('conflict', WAITING_REFUSALS.ended)
  await tx.update(waitingEntries).set({ state, endedAt: now }).where(eq(waitingEntries.id, entry.entryId))
}

/** Books the held time, or moves the appointment there, with the ordinary verbs. */
async function claim(ctx: Context, viewer: Viewer, linked: OfferOfLink): Promise<void> {
  const { offer, entry } = linked
  const release = (tx: Tx) => end(tx, ctx, linked, 'claimed')
  if (entry.appointmentId) {
    await updateAppointment(ctx, entry.appointmentId, { date: offer.date, time: offer.time }, { release })
    return
  }
  const { hospitalId, serviceId, doctorId, personId, channel, guardianConsent } = entry
  const { firstName, lastName, email } = viewer
  const booking = {
    hospitalId,
    serviceId,
    doctorId,
    personId,
    channel,
    guardianConsent,
    patientInfo: { firstName, lastName, email, phone: entry.phone },
    appointmentDate: offer.date,
    appointmentTime: offer.time,
  }
  await bookAppointment(ctx, booking, { release })
}

/** Claims the offered time or passes it on, once, and returns the offer's new state. */
export async function answerWaitingOfferByLink(ctx: Context, raw: unknown): Promise<LinkedOffer> {
  const { claim: isClaimed, token } = waitingOfferAnswer.parse(raw)
  const linked = await findLinked(ctx, { token })
  const viewer = await linkHolder(ctx, linked.entry.userId)
  if (!viewer) throw brokenLink()
  const asPatient = { ...ctx, viewer, person: viewer }
  if (isClaimed) await claim(asPatient, viewer, linked)
  else await retriedTransaction(ctx.db, (tx) => end(tx, ctx, linked, 'passed'))
  return waitingOfferByLink(ctx, { token })
}
