import ical, {
  type ICalAttendeeData,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventClass,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator'
import type { AppointmentStatus } from '#domain/appointments.ts'
import { dateIn, HOSPITAL_TIME_ZONE, timeIn } from '#domain/availability.ts'
import type { UiLanguage } from '#domain/languages.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import type { Say } from '#domain/sentences.ts'
import type { Channel } from '#domain/visit-types.ts'
import { sayIn } from './words.ts'

/** Fields of an appointment in a calendar entry. */
export type CalendarEntry = {
  id: string
  bookingId: string
  status: AppointmentStatus
  startsAt: Date
  durationMinutes: number
  channel: Channel
  updatedAt: Date
  /** Number of changes since the booking. */
  sequence: number
  /** Names if the patient is not the booker. Null if the booker is the patient. */
  people: { patient: string; booker: string } | null
  /** Null if the reader works there. */
  place: { address: string; district: string | null; city: string; country: string } | null
}

type Options = {
  /** Public address of the product, without a trailing slash. */
  publicUrl: string
  organizer: { name: string; email: string }
  language?: UiLanguage
  /** Returns the address of the appointment's page, by default that of the patient. */
  pageOf?: (id: string) => string
}

const patientsPage = (id: string) => `/my-appointments/${id}`

/** Türkiye has had one offset since this day, so the rule needs only six lines. */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${HOSPITAL_TIME_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:20160907T000000',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0300',
  'TZNAME:+03',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

const eventStatus: Record<AppointmentStatus, ICalEventStatus> = {
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
}

/**
 * Returns the hospital's clock time without an offset, because the library prints a time of a zone
 * from the given parts.
 */
const wallClock = (instant: Date) => `${dateIn(instant)}T${timeIn(instant)}:00`

/** Returns a note on how to join a visit by video or phone, without the link of a video visit. */
const channelNote = ({ channel }: CalendarEntry, t: Say): string =>
  channel === 'video'
    ? t('By video: the link appears on the appointment page 15 minutes before it starts.')
    : channel === 'phone'
      ? t('By phone.')
      : ''

/** Returns a note with patient and booker if they differ. */
const peopleNote = ({ people }: CalendarEntry, t: Say): string =>
  people ? t('Patient: {{patient}}, booked by {{booker}}', people) : ''

/**
 * Creates a calendar entry. Calendars are shared, synchronised and shown on lock screens, so it
 * contains nothing about health: no service, doctor or notes, and no hospital name, which may
 * reveal it too ("Heart Centre"). It contains the street address, which the patient needs on the
 * way.
 */
function toEvent(
  entry: CalendarEntry,
  { publicUrl, organizer, language = 'en', pageOf = patientsPage }: Options,
): ICalEventData {
  const t = sayIn[language]
  const { address, district, city, country } = entry.place ?? {}
  return {
    id: `${entry.id}@hekima`,
    sequence: entry.sequence,
    stamp: entry.updatedAt,
    start: wallClock(entry.startsAt),
    end: wallClock(new Date(entry.startsAt.getTime() + entry.durationMinutes * 60_000)),
    timezone: HOSPITAL_TIME_ZONE,
    status: eventStatus[entry.status],
    class: ICalEventClass.PRIVATE,
    summary: `${t('Appointment')} – ${PRODUCT_NAME}`,
    description: [t('Booking ID: {{id}}', { id: entry.bookingId }), peopleNote(entry, t), channelNote(entry, t)]
      .filter(Boolean)
      .join('\n'),
    ...(entry.place &&
      entry.channel === 'in_person' && { location: [address, district, city, country].filter(Boolean).join(', ') }),
    url: publicUrl + pageOf(entry.id),
    organizer,
  }
}

const calendar = (method: ICalCalendarMethod) =>
  ical({
    prodId: { company: PRODUCT_NAME, product: 'Appointments' },
    method,
    // The calendar itself has no zone, because its stamps would lose their Z. The entries have
    // their own.
    timezone: { name: null, generator: () => TIME_ZONE },
  })

/** Returns the method that tells a calendar program how to handle a file about this appointment. */
export const methodOf = (
  { status }: Pick<CalendarEntry, 'status'>,
  invite = false,
): 'CANCEL' | 'REQUEST' | 'PUBLISH' => (status === 'cancelled' ? 'CANCEL' : invite ? 'REQUEST' : 'PUBLISH')

/**
 * Returns one appointment as an iCalendar file. The UID stays and SEQUENCE grows, so that a newer
 * file moves or removes the entry of an older one. With an attendee it is an invitation (in mails),
 * without one a file to open.
 */
export function calendarFile(
  entry: CalendarEntry,
  options: Options,
  attendee?: { name: string; email: string },
): string {
  const attendees: ICalAttendeeData[] = attendee
    ? [{ ...attendee, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }]
    : []
  const file = calendar(ICalCalendarMethod[methodOf(entry, attendee !== undefined)])
  file.createEvent({ ...toEvent(entry, options), attendees })
  return file.toString()
}

/** Returns many appointments as a calendar feed. Cancelled ones are marked. */
export function calendarFeed(entries: CalendarEntry[], options: Options): string {
  const feed = calendar(ICalCalendarMethod.PUBLISH)
  feed.name(PRODUCT_NAME)
  feed.ttl(60 * 60)
  for (const entry of entries) feed.createEvent(toEvent(entry, options))
  return feed.toString()
}
