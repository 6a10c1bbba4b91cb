/** Quote requests and answers through the API. */
import { conceptsOfService } from '#domain/concepts/recognise.ts'
import { QUOTE_CONSENT_VERSION } from '#domain/quotes/limits.ts'
import { type Question, questionnaireFor } from '#domain/quotes/questionnaires/index.ts'
import { ask } from './patient.ts'

type Request = { id: string; number: string; hospitals: { id: string; hospital: { id: string } }[] }

function valuesFor(question: Question): string[] {
  if (question.kind === 'text') return ['Since spring']
  if (question.kind === 'number') return [String(question.min)]
  if (question.kind === 'yes-no') return ['no']
  return question.kind === 'photos' ? [] : question.choices.slice(0, 1).map(({ id }) => id)
}

/** Answers the required questions of a treatment. */
const requiredAnswers = (sourceName: string) =>
  questionnaireFor(conceptsOfService(sourceName))
    .questions.filter(({ required }) => required)
    .map((question) => ({ question: question.id, values: valuesFor(question) }))

async function mutate<Data>(url: string, token: string, { text, variables }: { text: string; variables: object }) {
  const { data, errors } = await ask<Data>(url, text, variables, token)
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

type Choice = { serviceId: string; hospitalIds: string[] }

/** Sends a request to these hospitals as a patient. */
export async function sentRequest(url: string, token: string, { serviceId, hospitalIds }: Choice): Promise<Request> {
  const { data } = await ask<{ healthService: { sourceName: string } }>(
    url,
    'query ($id: ID!) { healthService(id: $id) { sourceName } }',
    { id: serviceId },
  )
  const { saveQuoteRequest } = await mutate<{ saveQuoteRequest: { id: string } }>(url, token, {
    text: 'mutation ($input: QuoteRequestInput!) { saveQuoteRequest(input: $input) { id } }',
    variables: {
      input: {
        treatments: [serviceId],
        answers: requiredAnswers(data.healthService.sourceName),
        health: { birthYear: 1985, conditions: [] },
        fromCountry: 'KW',
        languages: ['ar'],
        hospitals: hospitalIds,
      },
    },
  })
  const { sendQuoteRequest } = await mutate<{ sendQuoteRequest: Request }>(url, token, {
    text: `mutation ($id: ID!, $consent: QuoteConsentInput!) {
      sendQuoteRequest(id: $id, consent: $consent) { id number hospitals { id hospital { id } } }
    }`,
    variables: { id: saveQuoteRequest.id, consent: { version: QUOTE_CONSENT_VERSION, hospitalIds } },
  })
  return sendQuoteRequest
}

/** Asks the patient a question, as staff. */
export const askPatient = (url: string, token: string, { id, text }: { id: string; text: string }) =>
  mutate(url, token, {
    text: 'mutation ($id: ID!, $text: String!) { askQuoteQuestion(id: $id, text: $text) { id } }',
    variables: { id, text },
  })

type SentQuote = { id: string; doctorId: string; net: number }

/** Sends a quote of one line, as staff. */
export async function sendQuote(url: string, token: string, { id, doctorId, net }: SentQuote): Promise<void> {
  const validUntil = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const line = {
    kind: 'surgeon',
    labels: { en: 'Surgeon and team' },
    quantity: 1,
    unit: 'each',
    net,
    status: 'included',
  }
  const input = { doctorId, lines: [line], currency: 'EUR', validUntil, plan: 'One visit.', nightsInHospital: 2 }
  await mutate(url, token, {
    text: 'mutation ($id: ID!, $input: QuoteInput!) { saveQuote(id: $id, input: $input) { id } }',
    variables: { id, input },
  })
  await mutate(url, token, { text: 'mutation ($id: ID!) { sendQuote(id: $id) { id } }', variables: { id } })
}

type Sides = { patient: { token: string }; staff: { token: string; user: { hospitalId: string } } }

/** Creates a request with a quote of the staff's hospital. */
export async function quotedRequest(url: string, { patient, staff }: Sides) {
  const { hospitalId } = staff.user
  const { data } = await ask<{ hospital: { services: { service: { id: string } }[]; doctors: { id: string }[] } }>(
    url,
    'query ($id: ID!) { hospital(id: $id) { services(limit: 1) { service { id } } doctors(limit: 1) { id } } }',
    { id: hospitalId },
  )
  const serviceId = data.hospital.services[0]?.service.id ?? ''
  const doctorId = data.hospital.doctors[0]?.id ?? ''
  const request = await sentRequest(url, patient.token, { serviceId, hospitalIds: [hospitalId] })
  const sent = { id: request.hospitals[0]?.id ?? '', doctorId }
  await sendQuote(url, staff.token, { ...sent, net: 1890 })
  return { number: request.number, sendAgain: (net: number) => sendQuote(url, staff.token, { ...sent, net }) }
}
