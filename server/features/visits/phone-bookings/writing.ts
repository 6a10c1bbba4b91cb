import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { MAX_PATIENT_INVITATIONS, type newPatient, phoneBookingInput } from '#domain/phone-bookings.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { recordAudit } from '#server/features/accounts/audit/writing.ts'
import { mailLink } from '#server/features/accounts/auth/links.ts'
import { hashPassword } from '#server/features/accounts/users/passwords.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { addUser } from '#server/features/accounts/users/writing.ts'
import { bookAppointment } from '#server/features/visits/appointments/booking/booking.ts'
import type { PatientColumns } from '#server/features/visits/appointments/booking/patient.ts'
import type { Appointment } from '#server/features/visits/appointments/record.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { type Limit, takeFrom } from '#server/limits.ts'
import { requirePortal } from '#server/staff.ts'

type NewPatient = z.output<typeof newPatient>
/** An account, and the patient as its appointment will name one. */
type Booker = { id: string; patient: PatientColumns }

const invitationsOf = (hospitalId: string): Limit => ({
  what: 'patient invitation',
  who: hospitalId,
  most: MAX_PATIENT_INVITATIONS,
  seconds: 24 * 60 * 60,
  sentence: 'A hospital can invite {{count}} new patients a day. Please try again tomorrow.',
  params: { count: MAX_PATIENT_INVITATIONS },
})

const NOT_A_PATIENT = 'No appointment can be booked for this address. Please use another one.'

const columnsOf = ({ firstName, lastName, email, phone, birthDate, language }: NewPatient): PatientColumns => ({
  patientEmail: email,
  patientPhone: phone,
  personId: null,
  patientFirstName: firstName,
  patientLastName: lastName,
  patientBirthDate: birthDate ?? null,
  patientSex: null,
  patientLanguage: language ?? null,
  bookerFirstName: null,
  bookerLastName: null,
  bookerRelation: null,
})

/** The patient of an earlier appointment at the hospital, with account and contact. */
async function findKnown(ctx: Context, hospitalId: string, id: string): Promise<Booker> {
  const columns = {
    patientEmail: appointments.patientEmail,
    patientPhone: appointments.patientPhone,
    personId: appointments.personId,
    patientFirstName: appointments.patientFirstName,
    patientLastName: appointments.patientLastName,
    patientBirthDate: appointments.patientBirthDate,
    patientSex: appointments.patientSex,
    patientLanguage: appointments.patientLanguage,
    bookerFirstName: appointments.bookerFirstName,
    bookerLastName: appointments.bookerLastName,
    bookerRelation: appointments.bookerRelation,
  }
  const [row] = await ctx.db
    .select({ account: appointments.patientId, patient: columns })
    .from(appointments)
    .where(and(eq(appointments.id, id), eq(appointments.hospitalId, hospitalId)))
  if (!row?.account) throw new AppError('not_found', 'This patient was not found at the hospital.')
  return { id: row.account, patient: row.patient }
}

/**
 * The account of a new patient: the one with this address, or a new one whose owner is invited by
 * mail. The answer is the same for both.
 */
async function findOrInvite(
  tx: Tx,
  ctx: Context,
  { hospitalId, patient, passwordHash }: { hospitalId: string; patient: NewPatient; passwordHash: string },
): Promise<Booker> {
  const [account] = await tx
    .select({ id: users.id, role: users.role, status: users.status })
    .from(users)
    .where(eq(users.email, patient.email))
  if (account) {
    if (account.role !== 'user' || account.status !== 'active')
      throw new AppError('bad_input', NOT_A_PATIENT, { fields: { 'patient.email': NOT_A_PATIENT } })
    return { id: account.id, patient: columnsOf(patient) }
  }
  await takeFrom(ctx, invitationsOf(hospitalId), { db: tx })
  const now = ctx.clock()
  const { id } = await addUser(tx, {
    email: patient.email,
    firstName: patient.firstName,
    lastName: patient.lastName,
    phone: patient.phone,
    birthDate: patient.birthDate ?? null,
    role: 'user',
    passwordHash,
    createdAt: now,
    updatedAt: now,
  })
  await mailLink(tx, ctx, { userId: id, kind: 'invitation', email: patient.email })
  await recordAudit(tx, ctx, 'user.invite', id, { hospitalId })
  return { id, patient: columnsOf(patient) }
}

/**
 * Books a free place for a patient who phones, by the rules of every booking except the notice. The
 * hospital confirms it at once. A new patient is invited by mail.
 */
export async function bookByPhone(
  ctx: Context,
  chosen: string | null | undefined,
  raw: unknown,
  { key }: { key?: string | null } = {},
): Promise<Appointment> {
  const hospitalId = await requirePortal(ctx, chosen, 'appointments')
  const { knownFrom, patient, date, time, ...input } = phoneBookingInput.parse(raw)
  const earlier = knownFrom ? await findKnown(ctx, hospitalId, knownFrom) : null
  // Before the transaction: hashing may have to wait its turn, and would hold a connection
  // meanwhile.
  const passwordHash = earlier ? '' : await hashPassword(randomUUID())
  const contact = earlier?.patient
  const booking = {
    ...input,
    // The guardian of a known minor consented with an earlier booking.
    guardianConsent: contact?.personId ? true : null,
    hospitalId,
    appointmentDate: date,
    appointmentTime: time,
    patientInfo: contact
      ? {
          firstName: contact.bookerFirstName ?? contact.patientFirstName,
          lastName: contact.bookerLastName ?? contact.patientLastName,
          email: contact.patientEmail,
          phone: contact.patientPhone,
        }
      : patient,
  }
  const onBehalf = async (tx: Tx): Promise<Booker> => {
    if (earlier) return earlier
    if (!patient) throw new AppError('internal')
    return findOrInvite(tx, ctx, { hospitalId, patient, passwordHash })
  }
  return bookAppointment(ctx, booking, { key: key ?? null, onBehalf })
}
