/** Form values of a quote request, and the order of its steps. */
import type { UseFormReturn } from 'react-hook-form'
import type { Sex } from '#domain/patient-facts.ts'
import type { NEED_LABELS, PREGNANCY_LABELS, SMOKING_LABELS } from '#domain/quotes/labels.ts'

/** The English name determines the questions of a service. Empty in drafts of the account. */
export type ChosenService = { id: string; name: string; sourceName: string }
export type ChosenHospital = { id: string; name: string }

export type NeedId = keyof typeof NEED_LABELS

/** Health facts as typed. An empty text is unanswered. */
export type HealthValues = {
  birthYear: string
  sex: Sex | ''
  heightCm: string
  weightKg: string
  pregnancy: keyof typeof PREGNANCY_LABELS | ''
  smoking: keyof typeof SMOKING_LABELS | ''
  conditions: string
  medicines: string
  allergies: string
  operations: string
}

export type RequestForm = {
  services: ChosenService[]
  /** Questionnaire of services without an English name. */
  questionnaireId: string
  goal: string
  /** Values by id of the question. */
  answers: Record<string, string[]>
  health: HealthValues
  fromCountry: string
  fromAirport: string
  earliest: string
  latest: string
  flexible: boolean
  companions: string
  languages: string[]
  needs: NeedId[]
  hospitals: ChosenHospital[]
  /** Ids of the hospitals with consent. */
  consents: string[]
}

export const EMPTY_REQUEST: RequestForm = {
  services: [],
  questionnaireId: '',
  goal: '',
  answers: {},
  health: {
    birthYear: '',
    sex: '',
    heightCm: '',
    weightKg: '',
    pregnancy: '',
    smoking: '',
    conditions: '',
    medicines: '',
    allergies: '',
    operations: '',
  },
  fromCountry: '',
  fromAirport: '',
  earliest: '',
  latest: '',
  flexible: true,
  companions: '0',
  languages: [],
  needs: [],
  hospitals: [],
  consents: [],
}

export const STEPS = ['treatment', 'situation', 'files', 'trip', 'hospitals', 'review'] as const
export type Step = (typeof STEPS)[number]

export const isStep = (text: string | null): text is Step => STEPS.some((step) => step === text)

/** Errors by path of the field: `services`, `answers.pain`, `health.birthYear`. */
export type Refusals = Readonly<Record<string, string>>

/** Form state that the steps share. */
export type Ask = {
  form: UseFormReturn<RequestForm>
  refusals: Refusals
  /** Clears the error of a changed field. */
  clear: (path: string) => void
}
