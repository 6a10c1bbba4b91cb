import { z } from 'zod'
import { requiredText } from '#domain/fields.ts'
import { newPatient } from '#domain/phone-bookings.ts'
import { graphql } from '#web/data/graphql.ts'

export const SlotServices = graphql(`
  query SlotServices($hospitalId: ID!, $doctorId: ID, $date: Date!, $time: Time!) {
    slotServices(hospitalId: $hospitalId, doctorId: $doctorId, date: $date, time: $time) { serviceId name minutes }
  }
`)
export const PatientsFound = graphql(`
  query PatientsFound($hospitalId: ID!, $q: String!) {
    patientsFound(hospitalId: $hospitalId, q: $q) { appointmentId name bookerName phone email visits latestDate }
  }
`)
export const BookByPhone = graphql(`
  mutation BookByPhone($hospitalId: ID!, $input: PhoneBookingInput!, $key: String!) {
    bookByPhone(hospitalId: $hospitalId, input: $input, idempotencyKey: $key) { id }
  }
`)

/** A free place of the board. */
export type FreeSlot = { doctorId: string | null; doctorName: string | null; date: string; time: string }

export const PATIENT_KINDS = ['known', 'new'] as const

/** The form of a booking on the phone: a patient of the hospital, or a new one. */
export const bookForm = z
  .object({
    kind: z.enum(PATIENT_KINDS),
    serviceId: requiredText('Please select a service first'),
    knownFrom: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    birthDate: z.string(),
    notes: z.string().max(2000),
  })
  .superRefine((values, ctx) => {
    if (values.kind === 'known') {
      if (!values.knownFrom) ctx.addIssue({ code: 'custom', path: ['knownFrom'], message: 'Please choose a patient' })
      return
    }
    for (const { path, message } of newPatient.safeParse(values).error?.issues ?? [])
      ctx.addIssue({ code: 'custom', path: [...path], message })
  })
export type BookValues = z.output<typeof bookForm>
