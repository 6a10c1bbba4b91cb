/**
 * Booking in progress in one tab. The selection is in the address too, so a reload and a second tab
 * work. The patient's input is only in this tab's session storage, and is removed with the tab,
 * with the booking or at sign-out. Card data is never part of it.
 */
import { isDate, isTime, isUuid } from '#domain/checks.ts'
import { CHANNELS, type Channel } from '#domain/visit-types.ts'
import { tabMemory } from '#web/device/tab-memory.ts'
import { isFlag, isText, nullOr, readRecord } from './stored-record.ts'

export const DRAFT_KEY = 'hekima.booking'

export type Selection = { hospitalId: string; serviceId: string; doctorId: string | null }

export type Details = {
  firstName: string
  lastName: string
  email: string
  phone: string
  notes: string
  /** Date as yyyy-mm-dd and time as HH:mm, or empty. */
  date: string
  time: string
  /** Absent in drafts of earlier versions. */
  channel?: Channel | undefined
  terms: boolean
  /** Patient: empty for the account holder, `NEW_PERSON`, or the UUID of a person. */
  person?: string | undefined
  /** Details of a new person. */
  patient?: PatientDetails | undefined
  /** True if the booker is parent or guardian of the patient. */
  guardian?: boolean | undefined
  /** Birth date of the account holder as patient, required if the treatment has age limits. */
  birthDate?: string | undefined
}

export const NEW_PERSON = 'new'
export type PatientDetails = Record<'firstName' | 'lastName' | 'birthDate' | 'sex' | 'relation' | 'language', string>

export type Draft = Selection & {
  /** Input of the form, possibly incomplete. */
  details: Details | null
  /** True if the review was opened before the form. Absent in drafts of earlier versions. */
  reviewed?: boolean | undefined
  /** True if the form was submitted to payment. */
  complete: boolean
  /** Account under which the details were typed, or null before sign-in. */
  owner: string | null
  attempt: { key: string; body: string } | null
}

const orAbsent =
  (check: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === undefined || check(value)

const isPatient = (value: unknown): boolean =>
  readRecord<PatientDetails>(value, {
    firstName: isText,
    lastName: isText,
    birthDate: isText,
    sex: isText,
    relation: isText,
    language: isText,
  }) !== null

const readDetails = (value: unknown) =>
  readRecord<Details>(value, {
    firstName: isText,
    lastName: isText,
    email: isText,
    phone: isText,
    notes: isText,
    date: (date) => date === '' || isDate(date),
    time: (time) => time === '' || isTime(time),
    channel: (channel) => channel === undefined || CHANNELS.some((each) => each === channel),
    terms: isFlag,
    person: orAbsent(isText),
    patient: orAbsent(isPatient),
    guardian: orAbsent(isFlag),
    birthDate: orAbsent(isText),
  })

const readAttempt = (value: unknown) => readRecord<NonNullable<Draft['attempt']>>(value, { key: isText, body: isText })

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function parseDraft(text: string | null): Draft | null {
  const draft = readRecord<Draft>(text, {
    hospitalId: isUuid,
    serviceId: isUuid,
    doctorId: nullOr(isUuid),
    details: nullOr((details) => readDetails(details) !== null),
    reviewed: (value) => value === undefined || isFlag(value),
    complete: isFlag,
    owner: nullOr(isText),
    attempt: nullOr((attempt) => readAttempt(attempt) !== null),
  })
  return draft && { ...draft, details: readDetails(draft.details), attempt: readAttempt(draft.attempt) }
}

export const readDraft = (storage: TabStorage = tabMemory): Draft | null => parseDraft(storage.getItem(DRAFT_KEY))

export function writeDraft(next: Draft | null, storage: TabStorage = tabMemory) {
  if (next) storage.setItem(DRAFT_KEY, JSON.stringify(next))
  else storage.removeItem(DRAFT_KEY)
}

/** Key of the last booking sent by this tab, so Back leads to it rather than to an empty form. */
export const SENT_KEY = 'hekima.booking.sent'
export type BookingSubmission = { hospitalId: string; serviceId: string; appointmentId: string; bookingId: string }

export const parseSent = (text: string | null): BookingSubmission | null =>
  readRecord<BookingSubmission>(text, {
    hospitalId: isUuid,
    serviceId: isUuid,
    appointmentId: isUuid,
    bookingId: isText,
  })

export function writeSent(next: BookingSubmission | null, storage: TabStorage = tabMemory) {
  if (next) storage.setItem(SENT_KEY, JSON.stringify(next))
  else storage.removeItem(SENT_KEY)
}

const idOf = (value: unknown) => (isUuid(value) ? value : null)

/**
 * Returns the selection, or null without a hospital and a service. Malformed values count as
 * missing.
 */
export function selectionFrom(source: unknown): Selection | null {
  const record = (source ?? {}) as Record<string, unknown>
  const hospitalId = idOf(record.hospitalId)
  const serviceId = idOf(record.serviceId)
  return hospitalId && serviceId ? { hospitalId, serviceId, doctorId: idOf(record.doctorId) } : null
}

export const selectionFromQuery = (query: URLSearchParams): Selection | null =>
  selectionFrom({
    hospitalId: query.get('hospital'),
    serviceId: query.get('service'),
    doctorId: query.get('doctor'),
  })

/** Returns the query string of a booking screen's address. */
export function queryOf({ hospitalId, serviceId, doctorId }: Selection): string {
  const query = new URLSearchParams({ hospital: hospitalId, service: serviceId })
  if (doctorId) query.set('doctor', doctorId)
  return `?${query}`
}

/**
 * Returns the time in an address, chosen on the card of a hospital or doctor. Null unless both date
 * and time are present.
 */
export function slotFromQuery(query: URLSearchParams): { date: string; time: string } | null {
  const [date, time] = [query.get('date'), query.get('time')]
  return isDate(date) && isTime(time) ? { date, time } : null
}

export const NO_DETAILS: Details = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  notes: '',
  date: '',
  time: '',
  terms: false,
}

/**
 * Returns the draft to continue with. Another doctor for the same treatment keeps all input.
 * Another selection keeps the patient's details and drops the time and the health notes, which were
 * meant for another hospital or treatment. Another signed-in user gets none of it.
 */
export function draftFor(selection: Selection, stored: Draft | null, viewerId: string | null): Draft {
  const foreign = stored?.owner != null && viewerId != null && stored.owner !== viewerId
  const fresh: Draft = { ...selection, details: null, complete: false, owner: viewerId, attempt: null }
  if (!stored || foreign) return fresh
  const owner = viewerId ?? stored.owner
  const sameTreatment = stored.hospitalId === selection.hospitalId && stored.serviceId === selection.serviceId
  if (sameTreatment && stored.doctorId === selection.doctorId) return { ...stored, owner }
  if (sameTreatment) return { ...stored, doctorId: selection.doctorId, owner, complete: false }
  return {
    ...fresh,
    owner,
    details: stored.details && { ...stored.details, notes: '', date: '', time: '', terms: false },
  }
}

/**
 * Returns the idempotency key of a booking. Repeating the same booking reuses its key, and a
 * changed one gets a new key.
 */
export function attemptFor(
  body: string,
  previous: Draft['attempt'],
  makeKey: () => string,
): NonNullable<Draft['attempt']> {
  return previous?.body === body ? previous : { key: makeKey(), body }
}
