/** Patient of a booking: the booker, or a person of the account. */
import type { z } from 'zod'
import type { bookingInput } from '#domain/booking-input.ts'
import { type AgeLimits, isMinor, refusePatient } from '#domain/patient-facts.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import type { Person } from '#server/features/accounts/persons/record.ts'
import {
  insertPerson,
  type PersonDetails,
  requirePerson,
  resolvePerson,
} from '#server/features/accounts/persons/writing.ts'
import type { Viewer } from '#server/viewer.ts'
import type { appointments } from '../table.ts'
import type { Account } from './booking-quota.ts'

type Input = z.output<typeof bookingInput>

/** Patient who is not the booker. */
export type OtherPatient = { id: string; details: PersonDetails; isNew: boolean }

const badField = (field: string, sentence: string) =>
  new AppError('bad_input', sentence, { fields: { [field]: sentence } })

/**
 * Returns the person to book for, or null if the booker is the patient. A person sent with details
 * is found by name and birth date, so that the same child keeps one calendar.
 */
export async function findOtherPatient(tx: Tx, viewer: Viewer, input: Input): Promise<OtherPatient | null> {
  const { patient: details, personId } = input
  if (details && personId) throw badField('personId', 'Please name the patient or choose a person, not both')
  if (details) return { details, ...(await resolvePerson(tx, viewer.id, details)) }
  if (!personId) return null
  const person: Person = await requirePerson(tx, viewer.id, personId)
  return { id: person.id, details: person, isNew: false }
}

/** Adds a new person to the profile. */
export const keepNewPerson = (tx: Tx, ctx: Context, viewer: Viewer, { id, details }: OtherPatient) =>
  insertPerson(tx, ctx, { id, userId: viewer.id, details })

/** Columns of the patient and the booker, as the appointment stores them. */
export type PatientColumns = Pick<
  typeof appointments.$inferSelect,
  | 'patientEmail'
  | 'patientPhone'
  | 'personId'
  | 'patientFirstName'
  | 'patientLastName'
  | 'patientBirthDate'
  | 'patientSex'
  | 'patientLanguage'
  | 'bookerFirstName'
  | 'bookerLastName'
  | 'bookerRelation'
>

/** Returns these columns from the caller's input, the account and the person who is the patient. */
export function patientColumns({ patientInfo }: Input, account: Account, other: OtherPatient | null): PatientColumns {
  const contact = { patientEmail: patientInfo.email, patientPhone: patientInfo.phone }
  if (!other)
    return {
      ...contact,
      personId: null,
      patientFirstName: patientInfo.firstName,
      patientLastName: patientInfo.lastName,
      patientBirthDate: patientInfo.birthDate ?? account.birthDate,
      patientSex: patientInfo.sex ?? null,
      patientLanguage: patientInfo.language ?? account.language,
      bookerFirstName: null,
      bookerLastName: null,
      bookerRelation: null,
    }
  const { firstName, lastName, birthDate, sex, language, relation } = other.details
  return {
    ...contact,
    personId: other.id,
    patientFirstName: firstName,
    patientLastName: lastName,
    patientBirthDate: birthDate,
    patientSex: sex,
    patientLanguage: language,
    bookerFirstName: patientInfo.firstName,
    bookerLastName: patientInfo.lastName,
    bookerRelation: relation,
  }
}

/** Returns the name of the birth date in the caller's form. */
const birthDateField = ({ patient, personId }: Input): string =>
  patient ? 'patient.birthDate' : personId ? 'personId' : 'patientInfo.birthDate'

type PatientOfBooking = { birthDate: string | null; isBooker: boolean; limits: AgeLimits }

/**
 * Refuses a patient outside the ages of the service and a minor without a guardian's consent.
 * Returns whether that consent has to be recorded.
 */
export function requirePatient(input: Input, { birthDate, isBooker, limits }: PatientOfBooking): boolean {
  const day = input.appointmentDate
  const guardianConsent = input.guardianConsent === true
  const refusal = refusePatient({ birthDate, day, isBooker, guardianConsent }, limits)
  if (refusal) throw badField(refusal.field === 'birthDate' ? birthDateField(input) : refusal.field, refusal.sentence)
  return !isBooker && birthDate !== null && isMinor(birthDate, day)
}
