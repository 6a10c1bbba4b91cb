/**
 * Another time that a hospital proposes for an appointment. It is kept free until the patient has
 * answered, at most for a day.
 */
import { z } from 'zod'
import { type AppointmentStatus, isUpcoming } from './appointments.ts'
import { date, optionalText, time, uuid } from './fields.ts'

/** Only an open one keeps its time. */
export const PROPOSAL_STATES = ['open', 'accepted', 'declined', 'expired', 'withdrawn'] as const
export type ProposalState = (typeof PROPOSAL_STATES)[number]

const HOLD_HOURS = 24

/** Until when a time is kept: for a day, and never beyond its beginning. */
export const heldUntil = (now: Date, startsAt: Date): Date =>
  new Date(Math.min(now.getTime() + HOLD_HOURS * 60 * 60 * 1000, startsAt.getTime()))

/** Another time is proposed for what is still to take place. */
export const canPropose = ({ status }: { status: AppointmentStatus }): boolean => isUpcoming(status)

/** How often a hospital may propose another time for one appointment within a day. */
export const PROPOSALS_A_DAY = 10

export const proposalInput = z.object({
  date: date(),
  time: time(),
  doctorId: uuid('Please choose a doctor').nullable().optional(),
  note: optionalText(1000),
})

export const proposalAnswer = z.object({ accept: z.boolean({ error: 'Please accept or decline the time' }) })
