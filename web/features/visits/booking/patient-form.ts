/** Checks of the booking form, which depend on the patient and on the ages of the treatment. */
import type { Resolver } from 'react-hook-form'
import { bookingForm } from '#domain/appointments.ts'
import { type AgeLimits, isMinor, personInput, refusePatient } from '#domain/persons.ts'
import { formResolver } from '#web/data/form-resolver.ts'
import { type Details, NEW_PERSON, type PatientDetails } from './draft.ts'
import type { Person } from './use-persons.ts'

/** Fields that the schema does not name are kept: the choice of the patient is checked below. */
const schema = bookingForm.required({ notes: true }).loose()
const resolveOwn: Resolver<Details> = formResolver(schema)
const resolveNew: Resolver<Details> = formResolver(schema.extend({ patient: personInput }))

/** Birth date of the patient. Empty if unknown. */
export const birthDateOf = ({ person, patient, birthDate }: Details, persons: readonly Person[]): string =>
  person === NEW_PERSON
    ? (patient?.birthDate ?? '')
    : person
      ? (persons.find(({ id }) => id === person)?.birthDate ?? '')
      : (birthDate ?? '')

/** Whether a guardian has to agree to the visit. */
export function needsGuardian(details: Details, persons: readonly Person[]): boolean {
  const born = birthDateOf(details, persons)
  return details.person !== undefined && details.person !== '' && born !== '' && isMinor(born, details.date || today())
}
const today = () => new Date().toISOString().slice(0, 10)

/** Place of the sentence about the birth date in the form. */
const birthDateField = ({ person }: Details) =>
  person === NEW_PERSON ? 'patient.birthDate' : person ? 'person' : 'birthDate'

export const patientResolver =
  (limits: AgeLimits, persons: readonly Person[]): Resolver<Details> =>
  async (values, context, options) => {
    const resolve = values.person === NEW_PERSON ? resolveNew : resolveOwn
    const checked = await resolve(values, context, options)
    const refusal = refusePatient(
      {
        birthDate: birthDateOf(values, persons) || null,
        day: values.date || today(),
        isBooker: !values.person,
        guardianConsent: values.guardian === true,
      },
      limits,
    )
    if (!refusal) return checked
    const error = { type: 'custom', message: refusal.sentence }
    const field = refusal.field === 'guardianConsent' ? 'guardian' : birthDateField(values)
    const errors =
      field === 'patient.birthDate' ? { patient: { birthDate: error, ...checked.errors.patient } } : { [field]: error }
    return { values: {}, errors: { ...checked.errors, ...errors } }
  }

export const NO_PATIENT: PatientDetails = {
  firstName: '',
  lastName: '',
  birthDate: '',
  sex: '',
  relation: '',
  language: '',
}
