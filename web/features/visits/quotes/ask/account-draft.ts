/** Converts a draft of the account to form values, to continue in another browser. */
import { dateIn } from '#domain/days.ts'
import { SEXES } from '#domain/patient-facts.ts'
import { NONE } from '#domain/quotes/questionnaires/shape.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import type { RequestDraft } from './request-draft.ts'

export const AccountDraftFields = graphql(`
  fragment AccountDraftFields on QuoteRequest {
    id
    state
    updatedAt
    questionnaireId
    treatments { id name }
    goal
    answers { question values }
    health { birthYear sex heightCm weightKg pregnancy smoking conditions medicines allergies operations }
    fromCountry
    fromAirport
    earliest
    latest
    flexible
    companions
    languages
    needs
    hospitals { id hospital { id name } }
  }
`)

const textOf = (list: readonly string[] | null): string =>
  list === null ? '' : list.length === 0 ? NONE : list.join('\n')
const digitsOf = (number: number | null): string => (number === null ? '' : String(number))

/** Returns the form values of the draft. Consents are given again in each browser. */
export function valuesOf(request: ResultOf<typeof AccountDraftFields>): RequestDraft {
  const { health } = request
  return {
    serverId: request.id,
    savedAt: request.updatedAt,
    values: {
      services: request.treatments.map(({ id, name }) => ({ id, name, sourceName: '' })),
      questionnaireId: request.questionnaireId,
      goal: request.goal ?? '',
      answers: Object.fromEntries(request.answers.map(({ question, values }) => [question, [...values]])),
      health: {
        birthYear: digitsOf(health.birthYear),
        sex: SEXES.find((sex) => sex === health.sex) ?? '',
        heightCm: digitsOf(health.heightCm),
        weightKg: digitsOf(health.weightKg),
        pregnancy: health.pregnancy ?? '',
        smoking: health.smoking ?? '',
        conditions: textOf(health.conditions),
        medicines: textOf(health.medicines),
        allergies: textOf(health.allergies),
        operations: textOf(health.operations),
      },
      fromCountry: request.fromCountry ?? '',
      fromAirport: request.fromAirport ?? '',
      earliest: request.earliest ?? '',
      latest: request.latest ?? '',
      flexible: request.flexible,
      companions: String(request.companions),
      languages: [...request.languages],
      needs: [...request.needs],
      hospitals: request.hospitals.map(({ hospital }) => ({ id: hospital.id, name: hospital.name })),
      consents: [],
    },
  }
}

/** Returns a new draft with the content of an ended request, without days that have passed. */
export function copyOf(request: ResultOf<typeof AccountDraftFields>, now: Date): RequestDraft {
  const { values } = valuesOf(request)
  const today = dateIn(now)
  const ahead = (day: string) => (day >= today ? day : '')
  return {
    serverId: null,
    savedAt: now.toISOString(),
    values: { ...values, earliest: ahead(values.earliest), latest: ahead(values.latest) },
  }
}
