/**
 * Another time for an appointment that one side requests and the other answers: a hospital proposes
 * it, or the patient of a confirmed appointment requests it. It is held until the answer, and the
 * appointment keeps its time until then.
 */
import { z } from 'zod'
import { type AppointmentStatus, isUpcoming, type Side } from './appointments.ts'
import { instantOf } from './days.ts'
import { date, optionalText, time, uuid } from './fields.ts'
import { MAX_OFFERS } from './proposal-limits.ts'

/** States of a proposal. Only an open one holds its time. */
export const PROPOSAL_STATES = ['open', 'accepted', 'declined', 'expired', 'withdrawn'] as const
export type ProposalState = (typeof PROPOSAL_STATES)[number]

/**
 * Hours that a time is held, by the requesting side. A hospital has time over a weekend to answer.
 */
const HOLD_HOURS: Record<Side, number> = { hospital: 24, patient: 72 }

/**
 * Returns the end of a hold. It never exceeds the held time, and a request ends when the
 * appointment begins at its current time.
 */
export function heldUntil(now: Date, held: { side: Side; startsAt: Date; presentStart: Date }): Date {
  const hold = now.getTime() + HOLD_HOURS[held.side] * 60 * 60 * 1000
  const limits = [hold, held.startsAt.getTime(), ...(held.side === 'patient' ? [held.presentStart.getTime()] : [])]
  return new Date(Math.min(...limits))
}

/**
 * Returns true if the hospital has to confirm another time chosen by the patient. A pending
 * appointment moves at once, because its time is not promised yet.
 */
export const needsConfirmation = (
  { status }: { status: AppointmentStatus },
  { confirmation }: { confirmation: string },
): boolean => status === 'confirmed' && confirmation !== 'instant'

/** Returns true if another time can be proposed, which is the case for upcoming appointments. */
export const canPropose = ({ status }: { status: AppointmentStatus }): boolean => isUpcoming(status)

/** Maximum number of requests for another time per side, appointment and day. */
export const PROPOSALS_A_DAY = 10

const offer = z.object({
  date: date(),
  time: time(),
  doctorId: uuid('Please choose a doctor').nullable().optional(),
})

export const proposalInput = offer.extend({
  alternatives: z
    .array(offer)
    .max(MAX_OFFERS - 1, 'Please propose at most three times.')
    .nullish()
    .meta({ description: 'Further times, which are held too. The patient accepts one of all.' }),
  note: optionalText(1000),
})

type HeldSpan = { date: string; time: string; doctorId: string | null; minutes: number }
const startOf = ({ date: day, time: clock }: HeldSpan) => instantOf(day, clock).getTime()

/** Returns true if two of these times overlap in the same calendar. */
export const overlaps = (slots: readonly HeldSpan[]): boolean =>
  slots.some((slot, at) =>
    slots
      .slice(at + 1)
      .some(
        (other) =>
          slot.doctorId === other.doctorId &&
          startOf(slot) < startOf(other) + other.minutes * 60_000 &&
          startOf(other) < startOf(slot) + slot.minutes * 60_000,
      ),
  )

export const proposalAnswer = z.object({
  accept: z.boolean({ error: 'Please accept or decline the time' }),
  note: optionalText(1000),
})

/** Token of the link in the mail about a proposed time. */
export const proposalLink = z.object({ token: z.string().max(200) })
export const proposalLinkAnswer = proposalLink.extend({
  accept: proposalAnswer.shape.accept,
  /** Accepted time of a proposal with several. By default the time of the link. */
  proposalId: z.string().max(100).nullish(),
})
