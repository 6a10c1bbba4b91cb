/**
 * Appointments in every status with their history, the messages around them, and the reviews of
 * completed ones.
 */
import type { AppointmentStatus } from '#domain/appointments.ts'
import type { messages } from '#server/features/visits/messages/table.ts'
import type { FindSlot } from './demo-calendar.ts'
import { type Catalogue, type CatalogueHospital, type CatalogueService, inDollars } from './demo-catalogue.ts'
import { type DemoDoctor, treats } from './demo-doctors.ts'
import { atWorkFrom, type Side, writeHistory } from './demo-history.ts'
import { FIRST_THREAD, PATIENT_NOTES, THREADS } from './demo-notes.ts'
import { writeComment, writeReply } from './demo-reviews.ts'
import { POPULAR } from './demo-services.ts'
import { visitAt } from './demo-visit-terms.ts'
import { makeAppointment, makeReview, type NewAppointment, type NewReview, type NewUser } from './factories.ts'
import type { Random } from './random.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export type Visit = {
  row: NewAppointment & { status: AppointmentStatus; createdAt: Date }
  startsAt: Date
  hospital: CatalogueHospital
  service: CatalogueService
  patient: NewUser
}
export type VisitRequest = {
  hospital: CatalogueHospital
  service: CatalogueService
  patient: NewUser
  status: AppointmentStatus
  days: () => number
  /** Doctor. Default: a suitable doctor of the hospital, or none. */
  doctor?: DemoDoctor
  notes?: string | null
}

export const chooseHospital = (random: Random, hospitals: readonly CatalogueHospital[]): CatalogueHospital =>
  random.weighted(hospitals.map((hospital) => [hospital, hospital.weight] as const))

export const chooseService = (random: Random, hospital: CatalogueHospital): CatalogueService =>
  random.weighted(hospital.offers.map((service) => [service, POPULAR.includes(service.name) ? 3 : 1] as const))

/** Returns a function that creates realistic appointments. */
export function visitMaker(random: Random, findSlot: FindSlot, catalogue: Catalogue, now: Date) {
  return function makeVisit(requested: VisitRequest): Visit | undefined {
    const { hospital, service, patient, status, days } = requested
    const able = catalogue.doctors.filter((doctor) => doctor.hospitalId === hospital.id && treats(doctor, service))
    const doctor = requested.doctor ?? (able.length > 0 && random.chance(0.8) ? random.pick(able) : undefined)
    const lead = random.int(3, 40) * DAY_MS + random.int(0, 720) * MINUTE_MS
    const ago = random.int(2, 18) * DAY_MS + random.int(0, 720) * MINUTE_MS
    const note = random.chance(0.35) ? random.pick(PATIENT_NOTES[patient.language ?? 'en']) : null
    const place = doctor ? doctor.id : `${hospital.id}${service.id}`
    const subject = { hospitalId: hospital.id, serviceId: service.id, doctorId: doctor?.id }
    const visit = visitAt(service, catalogue.termsOf(hospital, service), { byVideo: (ago / MINUTE_MS) % 3 === 0 })
    const minutes = visit.durationMinutes
    const row = makeAppointment(random, {
      ...subject,
      ...visit,
      ...inDollars(catalogue.priceOf(subject)),
      patientId: patient.id,
      patientFirstName: patient.firstName,
      patientLastName: patient.lastName,
      patientEmail: patient.email,
      patientPhone: patient.phone ?? '',
      status,
      notes: requested.notes === undefined ? note : requested.notes,
      date: '',
      time: '',
    })
    const slot = findSlot({ hospital, minutes, keys: [place, patient.id], days })
    if (!slot) return undefined
    const { date, time, startsAt } = slot
    const createdAt = new Date(Math.min(startsAt.getTime() - lead, now.getTime() - ago))
    return { row: { ...row, status, date, time, createdAt }, startsAt, hospital, service, patient }
  }
}

/** Creates the events of each appointment. `updatedAt` becomes the time of the last. */
export function makeHistories(
  random: Random,
  visits: readonly Visit[],
  staff: ReadonlyMap<string, NewUser>,
  now: Date,
) {
  return visits.flatMap(({ row, startsAt, patient }) => {
    const atWork = staff.get(row.hospitalId)
    const events = writeHistory(
      random,
      { ...row, startsAt },
      { id: patient.id, role: 'user' } satisfies Side,
      { id: atWork?.id ?? patient.id, role: 'hospital' },
      now,
    )
    row.updatedAt = events.at(-1)?.createdAt ?? row.createdAt
    return events
  })
}

/** Creates a conversation for each of these appointments. The first is that of the demo patient. */
export function makeMessages(random: Random, visits: readonly Visit[], staff: ReadonlyMap<string, NewUser>, now: Date) {
  return visits.flatMap(({ row, startsAt, patient }, index) => {
    const atWork = staff.get(row.hospitalId)
    const thread = index === 0 ? FIRST_THREAD : random.pick(THREADS[patient.language ?? 'en'])
    const names = {
      patient: `${patient.firstName} ${patient.lastName}`,
      hospital: `${atWork?.firstName} ${atWork?.lastName}`,
    }
    const end = Math.min(startsAt.getTime(), now.getTime()) - 2 * HOUR_MS
    const step = Math.max(MINUTE_MS, (end - row.createdAt.getTime()) / (thread.length + 1))
    let last = row.createdAt
    return thread.map(([sender, message], at): typeof messages.$inferInsert => {
      const written = new Date(row.createdAt.getTime() + step * (at + 0.6 + random.next() * 0.3))
      const answered = sender === 'hospital' ? atWorkFrom(written) : written
      const inTime = answered.getTime() < end ? answered : written
      const createdAt = new Date(Math.max(inTime.getTime(), last.getTime() + MINUTE_MS))
      last = createdAt
      const senderId = sender === 'patient' ? patient.id : atWork?.id
      return {
        id: random.id(),
        appointmentId: row.id,
        sender,
        senderId,
        senderName: names[sender],
        message,
        createdAt,
      }
    })
  })
}

/** Returns a rating near the hospital's quality. Most are good. */
function chooseRating(random: Random, quality: number): number {
  const spread = (random.next() + random.next() + random.next() - 1.5) * 1.7
  return Math.max(1, Math.min(5, Math.round(quality + spread)))
}

export function makeReviews(random: Random, visits: readonly Visit[], now: Date): NewReview[] {
  const used = new Set<string>()
  return visits.map(({ row, startsAt, hospital, service, patient }) => {
    const language = patient.language ?? 'en'
    const rating = chooseRating(random, hospital.quality)
    const comment = random.chance(0.8) ? writeComment(random, language, service.topic, rating, used) : null
    const wait = random.int(6, 20 * 24) * HOUR_MS
    const createdAt = new Date(Math.min(startsAt.getTime() + wait, now.getTime() - random.int(2, 40) * HOUR_MS))
    const answered = comment !== null && random.chance(rating >= 4 ? 0.18 : 0.55)
    const repliedAt = new Date(Math.min(createdAt.getTime() + random.int(3, 90) * HOUR_MS, now.getTime() - HOUR_MS))
    return makeReview(random, row, {
      authorName: `${patient.firstName} ${patient.lastName.charAt(0)}.`,
      rating,
      comment,
      language,
      // A comment describes the treatment, so its author shows it.
      showsTreatment: comment !== null,
      createdAt,
      updatedAt: createdAt,
      ...(answered && { reply: writeReply(random, language, rating), repliedAt }),
    })
  })
}
