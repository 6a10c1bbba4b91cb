/** Validation of the booking form that depends on the patient and on the treatment's age limits. */
import type { Resolver } from 'react-hook-form'
import { bookingForm } from '#domain/appointments.ts'
import { type AgeLimits, isMinor, personInput, refusePatient } from '#domain/persons.ts'
import { formResolver } from '#web/data/form-resolver.ts'
import { type Details, NEW_PERSON, type PatientDetails } from './draft.ts'
import type { Person } from './use-persons.ts'

/** Keeps fields that the schema does not list. The choice of the patient is validated below. */
const schema = bookingForm.required({ notes: true }).loose()
const resolveOwn: Resolver<Details> = formResolver(schema)
const resolveNew: Resolver<Details> = formResolver(schema.extend({ patient: personInput }))

/** Returns the patient's birth date. Empty if unknown. */
export const birthDateOf = ({ person, patient, birthDate }: Details, persons: readonly Person[]): string =>
  person === NEW_PERSON
    ? (patient?.birthDate ?? '')
    : person
      ? (persons.find(({ id }) => id === person)?.birthDate ?? '')
      : (birthDate ?? '')

/** Returns whether a guardian has to consent to the visit. */
export function needsGuardian(details: Details, persons: readonly Person[]): boolean {
  const born = birthDateOf(details, persons)
  return details.person !== undefined && details.person !== '' && born !== '' && isMinor(born, details.date || today())
}
const today = () => new Date().toISOString().slice(0, 10)

/** Returns the field that shows the error about the birth date. */
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
