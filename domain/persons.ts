/** Persons that an account books for: a child, a husband, a mother. */
import { z } from 'zod'
import { date, MESSAGES, personName } from './fields.ts'
import { BOOKER_RELATIONS, PATIENT_LANGUAGES, SEXES } from './patient-facts.ts'
import { isBirthDate } from './users.ts'

export * from './patient-facts.ts'

export const birthDate = (message = 'Birth date is required') =>
  date(message).refine(isBirthDate, 'Please enter a valid date')
export const sex = z.enum(SEXES, { error: 'Please choose the sex' })
export const patientLanguage = z.enum(PATIENT_LANGUAGES, { error: 'Please choose a language' })

export const personInput = z.object({
  firstName: personName(MESSAGES.firstNameRequired),
  lastName: personName(MESSAGES.lastNameRequired),
  birthDate: birthDate(),
  sex,
  relation: z
    .enum(BOOKER_RELATIONS, { error: 'Please choose who you are to this person' })
    .meta({ description: 'Relation of the account holder to the person.' }),
  language: patientLanguage.meta({ description: 'ISO 639 code of the language the person speaks best.' }),
})
export type PersonInput = z.input<typeof personInput>

/** Input of a PUT. Omitted fields stay unchanged. */
export const personUpdate = personInput.partial()
