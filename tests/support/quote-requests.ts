import { QUOTE_CONSENT_VERSION } from '#domain/quotes/limits.ts'
import { type Question, questionnaireOf } from '#domain/quotes/questionnaires/index.ts'
import { ask, type Patient } from './patient.ts'

type SentRequest = {
  number: string
  /** IDs of the request at each hospital, in the order of choice. */
  atHospitals: string[]
}

async function does<Data>(url: string, query: string, variables: object, token: string): Promise<Data> {
  const { data, errors } = await ask<Data>(url, query, variables, token)
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

/** Returns a valid answer to a required question. */
function answerTo(question: Question): string[] {
  switch (question.kind) {
    case 'choice':
    case 'choices':
      return question.choices.slice(0, 1).map(({ id }) => id)
    case 'number':
      return [String(question.min)]
    case 'yes-no':
      return ['no']
    case 'text':
      return ['Nothing more']
    default:
      return []
  }
}

const SERVICES = 'query ($id: ID!) { hospital(id: $id) { services(limit: 1) { service { id } } } }'
const SAVE = `mutation ($id: ID, $input: QuoteRequestInput!) {
  saveQuoteRequest(id: $id, input: $input) { id questionnaireId } }`
const SEND = `mutation ($id: ID!, $consent: QuoteConsentInput!) {
  sendQuoteRequest(id: $id, consent: $consent) { number hospitals { id } } }`

/** Sends a request for the first treatment of a hospital, as a patient. */
export async function sendQuoteRequest(
  url: string,
  { token }: Pick<Patient, 'token'>,
  hospitalIds: readonly [string, ...string[]],
): Promise<SentRequest> {
  const offered = await does<{ hospital: { services: { service: { id: string } }[] } }>(
    url,
    SERVICES,
    { id: hospitalIds[0] },
    token,
  )
  const input = {
    treatments: offered.hospital.services.map(({ service }) => service.id),
    goal: 'I wish to know the price and the days.',
    health: { birthYear: 1988, sex: 'male', medicines: ['Minoxidil'], allergies: [] },
    fromCountry: 'GB',
    languages: ['en'],
    hospitals: hospitalIds,
    currency: 'EUR',
  }
  type SavedDraft = { saveQuoteRequest: { id: string; questionnaireId: string } }
  const { saveQuoteRequest: draft } = await does<SavedDraft>(url, SAVE, { id: null, input }, token)
  const questions = questionnaireOf(draft.questionnaireId)?.questions ?? []
  const answers = questions
    .filter(({ required }) => required)
    .map((question) => ({ question: question.id, values: answerTo(question) }))
  await does(url, SAVE, { id: draft.id, input: { answers } }, token)
  type SendAnswer = { sendQuoteRequest: { number: string; hospitals: { id: string }[] } }
  const consent = { version: QUOTE_CONSENT_VERSION, hospitalIds }
  const { sendQuoteRequest: sent } = await does<SendAnswer>(url, SEND, { id: draft.id, consent }, token)
  return { number: sent.number, atHospitals: sent.hospitals.map(({ id }) => id) }
}
