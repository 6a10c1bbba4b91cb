import type { Channel } from '#domain/visit-types.ts'
import type { DayPart, WaitingOfferState, WaitingState } from '#domain/waiting-list.ts'
import { type ColumnsOf, clockOf, instantOf } from '#server/database/record.ts'
import { hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { waitingEntries, waitingOffers } from './table.ts'

/** Entry of the waiting list, as its owner reads it. */
export type WaitingListEntry = {
  id: string
  state: WaitingState
  appointmentId: string | null
  personId: string | null
  hospitalId: string | null
  serviceId: string
  doctorId: string | null
  from: string
  to: string
  dayPart: DayPart
  channel: Channel | null
  createdAt: string
  endedAt: string | null
}

export const entryColumns = {
  id: waitingEntries.id,
  state: waitingEntries.state,
  appointmentId: waitingEntries.appointmentId,
  personId: waitingEntries.personId,
  hospitalId: waitingEntries.hospitalId,
  serviceId: waitingEntries.serviceId,
  doctorId: waitingEntries.doctorId,
  from: waitingEntries.fromDate,
  to: waitingEntries.toDate,
  dayPart: waitingEntries.dayPart,
  channel: waitingEntries.channel,
  createdAt: instantOf(waitingEntries.createdAt),
  endedAt: instantOf(waitingEntries.endedAt),
} satisfies ColumnsOf<WaitingListEntry>

/** Open offer, as the owner of its entry reads it. */
export type WaitingListOffer = {
  id: string
  entryId: string
  hospitalId: string
  doctorId: string | null
  date: string
  time: string
  startsAt: string
  expiresAt: string
}

export const offerColumns = {
  id: waitingOffers.id,
  entryId: waitingOffers.entryId,
  hospitalId: waitingOffers.hospitalId,
  doctorId: waitingOffers.doctorId,
  date: waitingOffers.date,
  time: clockOf(waitingOffers.time),
  startsAt: instantOf(waitingOffers.startsAt),
  expiresAt: instantOf(waitingOffers.expiresAt),
} satisfies ColumnsOf<WaitingListOffer>

/**
 * Offer as the holder of its link reads it. Like the mail, it reveals neither the purpose of the
 * visit nor the patient.
 */
export type LinkedOffer = {
  id: string
  state: WaitingOfferState
  hospitalName: string
  city: string
  date: string
  time: string
  startsAt: string
  expiresAt: string
  isEarlierTime: boolean
}

export const linkedColumns = {
  id: waitingOffers.id,
  state: waitingOffers.state,
  hospitalName: hospitals.name,
  city: hospitals.city,
  date: waitingOffers.date,
  time: clockOf(waitingOffers.time),
  startsAt: instantOf(waitingOffers.startsAt),
  expiresAt: instantOf(waitingOffers.expiresAt),
} satisfies ColumnsOf<Omit<LinkedOffer, 'isEarlierTime'>>
