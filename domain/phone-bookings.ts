/** Bookings that staff make for a patient who phones. */
import { z } from 'zod'
import { patientInfo } from './appointments.ts'
import { date, emptyAsAbsent, optionalText, requiredText, time, uuid } from './fields.ts'
import { birthDate, patientLanguage } from './persons.ts'
import { channel } from './visit-fields.ts'

/** Shortest text that patients are searched by. */
export const MIN_PATIENT_SEARCH = 3
export const MAX_PATIENTS_FOUND = 10
/** Invitations of new patients that a hospital may send within a day. */
export const MAX_PATIENT_INVITATIONS = 100

export const patientSearch = z.object({
  q: requiredText('Please type a name or a phone number', 100)
    .refine((q) => q.length >= MIN_PATIENT_SEARCH, 'Please type at least 3 letters or digits')
    .meta({ description: 'Part of a name or of a phone number, at least 3 letters or digits.' }),
})

export const slotServicesSearch = z.object({
  doctorId: emptyAsAbsent(uuid('Please choose a doctor')),
  date: date(),
  time: time(),
})

/** A patient who is new to the hospital. */
export const newPatient = patientInfo.extend({
  birthDate: emptyAsAbsent(birthDate()),
  language: emptyAsAbsent(patientLanguage),
})

export const phoneBookingInput = z
  .object({
    serviceId: uuid('Please select a service first'),
    doctorId: uuid('Please choose a doctor').nullish(),
    date: date(),
    time: time(),
    channel: channel.nullish().meta({ description: 'in_person by default; video or phone if the hospital offers it.' }),
    knownFrom: uuid('Please choose a patient')
      .nullish()
      .meta({ description: 'UUID of an earlier appointment of the patient at this hospital.' }),
    patient: newPatient
      .nullish()
      .meta({ description: 'A patient who is new to the hospital, and is invited by mail. Send either.' }),
    notes: optionalText(2000),
  })
  .refine(({ knownFrom, patient }) => Boolean(knownFrom) !== Boolean(patient), {
    path: ['knownFrom'],
    error: 'Please choose a patient, or name a new one',
  })
