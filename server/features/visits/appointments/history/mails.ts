import { eq, sql } from 'drizzle-orm'
import { type AppointmentStatus, isUpcoming } from '#domain/appointments.ts'
import { isUuid } from '#domain/fields.ts'
import { REMINDERS } from '#domain/notifications.ts'
import { publicUrlOf, senderOf } from '#server/config.ts'
import type { Queryable } from '#server/database/client.ts'
import type { MailContent, MailMaker, MailToAnybody } from '#server/features/accounts/outbox/mail-kinds.ts'
import { hospitalAddresses, hospitals } from '#server/features/catalogue/hospitals/table.ts'
import { calendarFile, methodOf } from '../documents/calendar-file.ts'
import { findEntry } from '../documents/documents.ts'
import { appointments } from '../table.ts'
import { isFresh, reminderKey } from './reminders.ts'

/** Reads the fields that a mail may contain: never service, doctor, notes or files. */
async function findVisit(db: Queryable, id: string | undefined) {
  if (!isUuid(id)) return undefined
  const [visit] = await db
    .select({
      id: appointments.id,
      hospitalId: appointments.hospitalId,
      patientId: appointments.patientId,
      bookingId: appointments.bookingId,
      status: appointments.status,
      startsAt: appointments.startsAt,
      channel: appointments.channel,
      patient: sql<string>`${appointments.patientFirstName} || ' ' || ${appointments.patientLastName}`,
      booker: sql<
        string | null
      >`${appointments.bookerFirstName} || coalesce(' ' || ${appointments.bookerLastName}, '')`,
      hospital: hospitals.name,
      place: {
        address: hospitals.address,
        district: hospitals.district,
        city: hospitals.city,
        country: hospitals.country,
      },
    })
    .from(appointments)
    .innerJoin(hospitals, eq(hospitals.id, appointments.hospitalId))
    .where(eq(appointments.id, id))
  return visit
}
type Visit = NonNullable<Awaited<ReturnType<typeof findVisit>>>

/** Function that returns the reason why a mail is outdated, or null. */
type Check = (visit: Visit, mail: Parameters<MailMaker>[0]) => string | null

/**
 * Returns the address of the appointment for its patient, or in the portal of its hospital, where
 * administrators need the hospital's ID.
 */
const pageOf = ({ id, hospitalId, patientId }: Visit, { row }: Parameters<MailMaker>[0]): string =>
  row.kind.startsWith('staff.') || row.userId !== patientId
    ? `/hospitalportal/appointments/${id}?hospital=${hospitalId}`
    : `/my-appointments/${id}`

/** Makes a mail about an appointment. Its button leads to the appointment. */
export const aboutVisit =
  (
    outdated: Check = () => null,
    attach?: (visit: Visit, mail: Parameters<MailMaker>[0]) => Promise<MailContent['calendar']>,
  ): MailMaker =>
  async (mail) => {
    const visit = await findVisit(mail.deps.db, mail.row.payload.appointmentId)
    if (!visit) return { skip: 'the appointment is gone' }
    const reason = outdated(visit, mail)
    if (reason) return { skip: reason }
    const { bookingId, startsAt, channel, hospital, place, patient, booker } = visit
    // Staff see names only in the portal.
    const people = booker !== null && mail.row.userId === visit.patientId ? { patient, booker } : null
    const address = [place.address, place.district, place.city, place.country].filter(Boolean).join(', ')
    return {
      page: pageOf(visit, mail),
      appointment: { bookingId, startsAt, channel, hospital, address, people },
      calendar: await attach?.(visit, mail),
    }
  }

const STANDING: readonly AppointmentStatus[] = ['pending', 'confirmed', 'completed']

/**
 * Skips mails about cancelled appointments. The cancellation has its own mail, which may be sent
 * before this one.
 */
const whileItStands: Check = ({ status }) =>
  STANDING.includes(status) ? null : 'the appointment was cancelled meanwhile'

async function calendarEntry(
  { id }: Visit,
  { deps, person }: Parameters<MailMaker>[0],
): Promise<MailContent['calendar']> {
  const entry = await findEntry(deps.db, id)
  if (!entry) return undefined
  const options = {
    publicUrl: publicUrlOf(deps.config),
    organizer: senderOf(deps.config),
    language: person.language,
  }
  const name = `${person.firstName} ${person.lastName}`.trim() || person.email
  return { method: methodOf(entry, true), content: calendarFile(entry, options, { name, email: person.email }) }
}

const reminder = ({ kind, hours }: (typeof REMINDERS)[number]): MailMaker =>
  aboutVisit((visit, { row, deps }) => {
    if (!isUpcoming(visit.status)) return 'the appointment does not take place'
    if (row.dedupeKey !== reminderKey(visit, kind)) return 'the appointment was moved'
    return isFresh(hours, visit.startsAt, deps.clock()) ? null : 'too late to remind'
  })
const [twoDaysBefore, hoursBefore] = REMINDERS

/**
 * Makes the same mail for notification addresses of the hospital, without a name and in the
 * language of the country.
 */
export const alsoToAddresses = (make: MailMaker): MailToAnybody => ({
  recipientOf: async ({ deps: { db }, row: { payload } }) => {
    if (!isUuid(payload.addressId)) return undefined
    const [address] = await db
      .select({ email: hospitalAddresses.email })
      .from(hospitalAddresses)
      .where(eq(hospitalAddresses.id, payload.addressId))
    return address && { email: address.email, language: 'tr' }
  },
  make: async (mail) => ({ ...(await make(mail)), ...(mail.row.userId === null && { toHospital: true }) }),
})

export const appointmentMails = {
  'appointment.booked': aboutVisit(whileItStands, calendarEntry),
  'appointment.confirmed': aboutVisit(whileItStands, calendarEntry),
  'appointment.completed': aboutVisit(whileItStands),
  'appointment.cancelled': aboutVisit(undefined, calendarEntry),
  'appointment.rescheduled': aboutVisit(whileItStands, calendarEntry),
  'appointment.doctor': aboutVisit(whileItStands),
  'staff.requested': alsoToAddresses(aboutVisit(whileItStands)),
  'staff.booked': alsoToAddresses(aboutVisit(whileItStands)),
  'staff.moved': alsoToAddresses(aboutVisit(whileItStands)),
  'staff.cancelled': alsoToAddresses(aboutVisit()),
  'appointment.reminder_48h': reminder(twoDaysBefore),
  'appointment.reminder_3h': reminder(hoursBefore),
}
