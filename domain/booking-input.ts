/** Input of a booking for both APIs: place, service, time, booker and patient. */
import { z } from 'zod'
import { patientInfo } from './appointments.ts'
import { date, emptyAsAbsent, optionalText, time, uuid } from './fields.ts'
import { birthDate, patientLanguage, personInput, sex } from './persons.ts'
import { channel, visitType } from './visit-fields.ts'

/** Booker, who is the patient by default. */
const bookerInfo = patientInfo.extend({
  birthDate: emptyAsAbsent(birthDate()).meta({ description: 'By default the birth date of the profile.' }),
  sex: emptyAsAbsent(sex),
  language: emptyAsAbsent(patientLanguage).meta({
    description: 'ISO 639 code. By default the language of the account.',
  }),
})

export const bookingInput = z.object({
  hospitalId: uuid('Please choose a hospital'),
  serviceId: uuid('Please select a service first'),
  doctorId: uuid('Please choose a doctor').nullish(),
  patientInfo: bookerInfo,
  patient: personInput
    .nullish()
    .meta({ description: 'Patient, if somebody else than the booker. Kept among the persons of the account.' }),
  personId: uuid('Please choose a person')
    .nullish()
    .meta({ description: 'Patient, if a person of the account. Send either this or `patient`.' }),
  guardianConsent: z
    .boolean()
    .nullish()
    .meta({ description: 'Confirms that the booker is parent or legal guardian of a patient under 18.' }),
  appointmentDate: date(),
  appointmentTime: time(),
  visitType: visitType.nullish().meta({
    description: 'consultation or examination. By default the visit that the treatment is booked with.',
  }),
  channel: channel.nullish().meta({ description: 'in_person by default; video or phone if the hospital offers it.' }),
  notes: optionalText(2000),
})
export type BookingInput = z.input<typeof bookingInput>
