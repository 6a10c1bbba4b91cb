/**
 * Visit types, the channels of a consultation, and the visit that is booked for a treatment. A file
 * without the validator, so that result cards can use it.
 */
import { HOSPITAL_TIME_ZONE } from './days.ts'
import type { Currency } from './money.ts'
import { sentence } from './sentences.ts'

export const VISIT_TYPES = ['consultation', 'examination', 'procedure'] as const
export type VisitType = (typeof VISIT_TYPES)[number]

/** Channels of a consultation, in display order. */
export const CHANNELS = ['in_person', 'video', 'phone'] as const
export type Channel = (typeof CHANNELS)[number]

/** Length of the first consultation of a procedure, in minutes. */
export const CONSULTATION_MINUTES = { min: 20, usual: 30, max: 40 }

const PROCEDURE_NAME = /\b(surgery|surgical|operations?|transplants?|transplantation|implants?|replacements?|bypass)\b/i
const CONSULTATION_NAME = /\b(consultations?|second opinion|psychiatry|psychotherapy|psychology|calls?)\b/i

/** Returns the default visit type of a treatment, by its name and category. */
export function visitTypeByName({ name, category }: { name: string; category: string }): VisitType {
  if (category === 'Surgery' || PROCEDURE_NAME.test(name)) return 'procedure'
  const isTalk = category === 'Specialist Care' || category === 'Mental Health' || CONSULTATION_NAME.test(name)
  return isTalk ? 'consultation' : 'examination'
}

/**
 * Returns the visit type that is booked for a treatment: a procedure begins with its first
 * consultation.
 */
export const bookedVisitType = (treatment: VisitType): Exclude<VisitType, 'procedure'> =>
  treatment === 'procedure' ? 'consultation' : treatment

export const isFirstConsultation = (treatment: VisitType, visit: VisitType): boolean =>
  treatment === 'procedure' && visit === 'consultation'

/**
 * Terms of a consultation at a hospital or with one doctor. For a doctor, null means the terms of
 * the hospital. For a hospital, a null price is unknown and null minutes are the usual length.
 */
export type ConsultationTerms = {
  channels: Channel[] | null
  consultationPrice: number | null
  consultationCurrency: Currency | null
  consultationMinutes: number | null
}

/** Visit that can be booked for a treatment at a hospital, or with one of its doctors. */
export type BookableVisit = {
  visitType: Exclude<VisitType, 'procedure'>
  isFirstConsultation: boolean
  channels: Channel[]
  /** Null if unknown or on request, 0 if free. */
  price: number | null
  currency: Currency
  minutes: number
}

type Treatment = {
  visitType: VisitType
  minutes: number
  /** Price of the treatment at the hospital or with the doctor. */
  price: number | null
  currency: Currency
}

/** Sets of channels by their text. Every offer of the catalogue shares one of them. */
const orderedSets = new Map<string, Channel[]>()

/** Returns channels in order. Equal sets are one array, which must not be changed. */
function inOrder(channels: readonly Channel[]): Channel[] {
  const ordered = CHANNELS.filter((channel) => channels.includes(channel))
  const key = ordered.join()
  const shared = orderedSets.get(key) ?? ordered
  orderedSets.set(key, shared)
  return shared
}

const IN_PERSON = inOrder(['in_person'])

/**
 * Returns the visit that is booked for a treatment. The terms of the doctor, if any, take
 * precedence over those of the hospital. An examination takes place in person.
 */
export function bookableVisit(
  { visitType, minutes, price, currency }: Treatment,
  hospital: ConsultationTerms,
  doctor?: ConsultationTerms | null,
): BookableVisit {
  const booked = bookedVisitType(visitType)
  const isFirst = isFirstConsultation(visitType, booked)
  const priced = isFirst ? (doctor != null && doctor.consultationPrice !== null ? doctor : hospital) : null
  // One literal, because the catalogue keeps many of these, and V8 stores spread objects in twice
  // the memory.
  return {
    visitType: booked,
    isFirstConsultation: isFirst,
    channels: booked === 'consultation' ? inOrder(doctor?.channels ?? hospital.channels ?? IN_PERSON) : IN_PERSON,
    price: priced ? priced.consultationPrice : price,
    currency: priced?.consultationCurrency ?? currency,
    minutes: isFirst
      ? (doctor?.consultationMinutes ?? hospital.consultationMinutes ?? CONSULTATION_MINUTES.usual)
      : minutes,
  }
}

export type VisitRequest = { visitType?: VisitType | null; channel?: Channel | null }

/** Returns the chosen channel if the visit has it, else the default. */
export const offeredChannel = ({ channel }: VisitRequest, visit: Pick<BookableVisit, 'channels'>): Channel =>
  chosenChannel({ channel: channel && visit.channels.includes(channel) ? channel : null }, visit)

/**
 * Returns the chosen channel, by default in person unless the hospital offers only other channels.
 */
export const chosenChannel = ({ channel }: VisitRequest, { channels }: Pick<BookableVisit, 'channels'>): Channel =>
  channel ?? (channels.includes('in_person') ? 'in_person' : (channels[0] ?? 'in_person'))

/**
 * Channel that is proposed to a visitor whose device is in this time zone: by video for people
 * abroad, if the hospital offers that. UTC says nothing about a place.
 */
export const proposedChannel = (zone: string, { channels }: Pick<BookableVisit, 'channels'>): Channel | undefined =>
  zone !== HOSPITAL_TIME_ZONE && !/^(Etc\/)?UTC$/.test(zone) && channels.includes('video') ? 'video' : undefined

/** Names of the channels within a line of facts. */
export const CHANNEL_WORDS: Record<Channel, string> = {
  in_person: sentence('in person'),
  video: sentence('by video'),
  phone: sentence('by phone'),
}

/** Minutes before the start from which the link of a video visit is shown, until its end. */
export const MEETING_LEAD_MINUTES = 15
const MINUTE = 60_000

type MeetingFacts = { status: string; channel: Channel; startsAt: Date | string; durationMinutes: number }

/**
 * Returns the period in which the link of a confirmed video visit is shown, or null for other
 * appointments.
 */
export function meetingHours(appointment: MeetingFacts): { opensAt: Date; closesAt: Date } | null {
  if (appointment.channel !== 'video' || appointment.status !== 'confirmed') return null
  const start = new Date(appointment.startsAt).getTime()
  return {
    opensAt: new Date(start - MEETING_LEAD_MINUTES * MINUTE),
    closesAt: new Date(start + appointment.durationMinutes * MINUTE),
  }
}

export function isMeetingOpen(appointment: MeetingFacts, now: Date): boolean {
  const hours = meetingHours(appointment)
  return hours !== null && hours.opensAt <= now && now < hours.closesAt
}
