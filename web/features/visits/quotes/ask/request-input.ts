/** Validation of the steps of a request, and conversion to the input of the server. */
import { dateIn } from '#domain/days.ts'
import type { Currency } from '#domain/money.ts'
import { NONE, type Questionnaire } from '#domain/quotes/questionnaires/shape.ts'
import { NO_HEALTH, quoteRequestInput, refuseDraft, refuseSending } from '#domain/quotes/request-input.ts'
import type { Refusals, RequestForm, Step } from './request-form.ts'

/** Answers for the chosen treatments. A draft may contain some of removed treatments. */
const answersTo = ({ questions }: Questionnaire, answers: RequestForm['answers']) =>
  questions.flatMap(({ id, kind }) => {
    const values = kind === 'photos' ? [] : (answers[id] ?? []).filter((value) => value.trim() !== '')
    return values.length > 0 ? [{ question: id, values }] : []
  })

/** Splits a text into one entry per line. Null means unanswered, empty means none. */
function listOf(text: string): string[] | null {
  if (text.trim() === '') return null
  if (text === NONE) return []
  return text
    .split(/[\n;]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text))

type Facts = { questionnaire: Questionnaire; currency: Currency }

/** Returns the draft as input of the server. */
export function requestInput(values: RequestForm, { questionnaire, currency }: Facts) {
  const { health } = values
  return {
    treatments: values.services.map(({ id }) => id),
    goal: values.goal.trim() || null,
    answers: answersTo(questionnaire, values.answers),
    health: {
      birthYear: numberOf(health.birthYear),
      sex: health.sex || null,
      heightCm: numberOf(health.heightCm),
      weightKg: numberOf(health.weightKg),
      pregnancy: health.sex === 'female' ? health.pregnancy || null : null,
      smoking: health.smoking || null,
      conditions: listOf(health.conditions),
      medicines: listOf(health.medicines),
      allergies: listOf(health.allergies),
      operations: listOf(health.operations),
    },
    fromCountry: values.fromCountry || null,
    fromAirport: values.fromAirport.trim().toUpperCase() || null,
    earliest: values.earliest || null,
    latest: values.latest || null,
    flexible: values.flexible,
    companions: numberOf(values.companions) ?? 0,
    languages: values.languages,
    needs: values.needs,
    currency,
    hospitals: values.hospitals.map(({ id }) => id),
  }
}

/** Returns the form field for an input path. Entries of a list belong to its field. */
const fieldOf = (path: string): string =>
  path.replace(/^(health\.\w+|treatments|languages|needs)\.\d+$/, '$1').replace(/^treatments$/, 'services')

/** Returns errors of the server by form field. */
export const refusalsOf = (fields: Readonly<Record<string, string>>): Refusals =>
  Object.fromEntries(Object.entries(fields).map(([path, words]) => [fieldOf(path), words]))

function refuseHospitals({ hospitals, consents }: RequestForm): Refusals {
  return hospitals.some(({ id }) => !consents.includes(id))
    ? { 'consent.hospitalIds': 'Please give your consent for each hospital, or remove it from the list' }
    : {}
}

type CheckOptions = Facts & { now: Date }

/** Returns errors by field that prevent sending a request. */
export function refuseRequest(values: RequestForm, { now, ...facts }: CheckOptions): Refusals {
  const today = dateIn(now)
  const input = requestInput(values, facts)
  const parsed = quoteRequestInput.safeParse(input)
  const request = { ...input, health: { ...NO_HEALTH, ...input.health } }
  const { questionnaire } = facts
  return {
    ...refusalsOf(refuseSending(request, { questionnaire, today })),
    ...refusalsOf(refuseDraft(request, { questionnaire, year: Number(today.slice(0, 4)) })),
    ...refusalsOf(
      Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])),
    ),
    ...refuseHospitals(values),
  }
}

/** Returns the step with this field. */
export function stepOfField(path: string): Step {
  if (path === 'services') return 'treatment'
  if (/^(answers|health|goal)\b/.test(path)) return 'situation'
  return /^(hospitals|consent)\b/.test(path) ? 'hospitals' : 'trip'
}

/** Returns the errors of one step. */
export const refusalsIn = (step: Step, refusals: Refusals): Refusals =>
  Object.fromEntries(Object.entries(refusals).filter(([path]) => stepOfField(path) === step))
