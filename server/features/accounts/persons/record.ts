import { z } from 'zod'
import { BOOKER_RELATIONS, PATIENT_LANGUAGES, SEXES } from '#domain/patient-facts.ts'
import { type ColumnsOf, instantAnswer, instantOf } from '#server/database/record.ts'
import { persons } from './table.ts'

/** Person that an account books for, as the account holder sees it. */
export const personAnswer = z
  .object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    birthDate: z.string(),
    sex: z.enum(SEXES),
    relation: z.enum(BOOKER_RELATIONS).meta({ description: 'relation of the account holder to the person' }),
    language: z.enum(PATIENT_LANGUAGES).meta({ description: 'ISO 639 code' }),
    createdAt: instantAnswer,
    updatedAt: instantAnswer,
  })
  .meta({ title: 'Person' })
export type Person = z.output<typeof personAnswer>

export const personColumns = {
  id: persons.id,
  firstName: persons.firstName,
  lastName: persons.lastName,
  birthDate: persons.birthDate,
  sex: persons.sex,
  relation: persons.relation,
  language: persons.language,
  createdAt: instantOf(persons.createdAt),
  updatedAt: instantOf(persons.updatedAt),
} satisfies ColumnsOf<Person>
