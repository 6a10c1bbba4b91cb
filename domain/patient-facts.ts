/** Facts about a patient and about the booker. A file without the validator. */
import { sentence } from './sentences.ts'

/** Maximum number of persons in a profile. */
export const MAX_PERSONS = 10

export const SEXES = ['female', 'male', 'other'] as const
export type Sex = (typeof SEXES)[number]

/** Relation of the booker to the patient: a father books for his son. */
export const BOOKER_RELATIONS = [
  'mother',
  'father',
  'guardian',
  'wife',
  'husband',
  'daughter',
  'son',
  'sister',
  'brother',
  'relative',
  'friend',
] as const
export type BookerRelation = (typeof BOOKER_RELATIONS)[number]

/** ISO 639 codes of the languages that a patient may prefer. `Intl.DisplayNames` names them. */
export const PATIENT_LANGUAGES = [
  'ar',
  'az',
  'bg',
  'bs',
  'de',
  'el',
  'en',
  'es',
  'fa',
  'fr',
  'he',
  'it',
  'ka',
  'kk',
  'ku',
  'ky',
  'nl',
  'pl',
  'ps',
  'pt',
  'ro',
  'ru',
  'so',
  'sq',
  'sr',
  'sv',
  'tk',
  'tr',
  'uk',
  'ur',
  'uz',
  'zh',
] as const
export type PatientLanguage = (typeof PATIENT_LANGUAGES)[number]

/** Returns the age in whole years on a day. Both are `yyyy-mm-dd`. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

const ADULT_AGE = 18
export const isMinor = (birthDate: string, day: string): boolean => ageOn(birthDate, day) < ADULT_AGE

/** Ages of a service, both included. Null without a limit. */
export type AgeLimits = { minAge: number | null; maxAge: number | null }

/** Returns the sentence about the ages of a service, or null without limits. */
export function agesSentence({ minAge, maxAge }: AgeLimits): string | null {
  if (minAge !== null && maxAge !== null)
    return sentence('This treatment is for patients aged {{from}} to {{to}}.', { from: minAge, to: maxAge })
  if (maxAge !== null) return sentence('This treatment is for patients up to the age of {{age}}.', { age: maxAge })
  if (minAge !== null) return sentence('This treatment is for patients aged {{age}} and over.', { age: minAge })
  return null
}

/** Ages of the patients of a visit: of the treatment, and the groups that the doctor treats. */
type VisitAges = { limits: AgeLimits; doctor: readonly string[] }

/** Returns whether a visit is for children only. */
function isForChildren({ limits: { maxAge }, doctor }: VisitAges): boolean {
  const treatsChildren = doctor.length > 0 && doctor.every((ages) => ages === 'children' || ages === 'newborns')
  return treatsChildren || (maxAge !== null && maxAge < ADULT_AGE)
}

/**
 * Returns the proposed patient: for a visit of children the only child of a profile. Undefined
 * without a reason for a proposal.
 */
export function likelyPatient<Person extends { birthDate: string }>(
  persons: readonly Person[],
  visit: VisitAges,
  day: string,
): Person | undefined {
  if (!isForChildren(visit)) return undefined
  const { minAge, maxAge } = visit.limits
  const children = persons.filter(({ birthDate }) => {
    const age = ageOn(birthDate, day)
    return age >= (minAge ?? 0) && age <= Math.min(maxAge ?? ADULT_AGE, ADULT_AGE - 1)
  })
  return children.length === 1 ? children[0] : undefined
}

type PatientOfVisit = {
  /** Null if unknown. */
  birthDate: string | null
  /** Day of the visit. */
  day: string
  /** True if the booker is the patient. */
  isBooker: boolean
  guardianConsent: boolean
}
export type PatientRefusal = { field: 'birthDate' | 'guardianConsent'; sentence: string }

/** Returns the reason why this patient cannot have this service on that day, or null. */
export function refusePatient(
  { birthDate, day, isBooker, guardianConsent }: PatientOfVisit,
  limits: AgeLimits,
): PatientRefusal | null {
  const ages = agesSentence(limits)
  if (birthDate === null)
    return ages === null
      ? null
      : { field: 'birthDate', sentence: 'Please enter the birth date: this treatment is for certain ages.' }
  if (birthDate > day) return { field: 'birthDate', sentence: 'Please enter a valid date' }
  const age = ageOn(birthDate, day)
  if (ages !== null && (age < (limits.minAge ?? 0) || age > (limits.maxAge ?? Number.POSITIVE_INFINITY)))
    return { field: 'birthDate', sentence: ages }
  if (age >= ADULT_AGE) return null
  if (isBooker)
    return { field: 'birthDate', sentence: 'A parent or guardian must book for a patient under the age of 18.' }
  return guardianConsent
    ? null
    : { field: 'guardianConsent', sentence: 'Please confirm that you are the parent or legal guardian.' }
}
