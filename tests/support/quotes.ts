import { QUOTE_CHECKS } from '#domain/quotes/acceptance.ts'
import type { QuoteTemplateContent } from '#domain/quotes/templates.ts'
import { hospitalServices } from '#server/features/catalogue/hospitals/table.ts'
import { insertDoctor, insertHospital, insertUser } from '#server/seed/factories.ts'
import { type Clinic, insertClinic, PATIENT_INFO } from './clinic.ts'
import { bothDoors, type Input } from './doors.ts'
import type { TestApp } from './server.ts'

const QUOTE = `{ id version isSent isCurrent canAccept doctor { id } plan currency totalIncluded totalWithOptions validUntil
  stated notStated hash updatedAt lines { id kind label quantity unit each net status } }`
const REQUEST = `{ id number state goal treatments { id name } questionnaireId answers { question values } health { birthYear smoking }
  hospitals { id state consentedAt declineReason hospital { id name } clock { state leftMinutes dueAt isLate answeredMinutes }
    questions { text answer } quotes ${QUOTE} figures { measured medianAnswerMinutes answeredInTimePercent } } }`
const AT_HOSPITAL = `{ id number state moves isUnread treatments { id } patient { firstName age sex country languages }
  goal answers { question values } health { birthYear conditions } clock { state leftMinutes dueAt isLate answeredMinutes }
  assignee { id firstName } questions { text answer askedBy } declineReason draft ${QUOTE} quotes ${QUOTE} removalAt updatedAt }`

const QUESTION = '{ id asker point topic text askedBy answer answeredVersion answeredBy answeredAt }'
const CHARGES = '{ state quoted charged note items { lineId label quoted net } }'
const LISTED = `{ id number state isUnread treatments { name } patient { firstName age country } clock { state leftMinutes }
  assignee { id } quotes { version totalIncluded plan } }`

/** Verbs of quotes, by name. */
export const quoteVerbs = (app: () => TestApp) =>
  bothDoors(app, {
    save: {
      graphql: `mutation ($id: ID, $input: QuoteRequestInput!) { saveQuoteRequest(id: $id, input: $input) ${REQUEST} }`,
    },
    remove: { graphql: 'mutation ($id: ID!) { deleteQuoteDraft(id: $id) }' },
    send: {
      graphql: `mutation ($id: ID!, $consent: QuoteConsentInput!) { sendQuoteRequest(id: $id, consent: $consent) ${REQUEST} }`,
    },
    add: {
      graphql: `mutation ($id: ID!, $consent: QuoteConsentInput!) { addQuoteHospital(id: $id, consent: $consent) ${REQUEST} }`,
    },
    read: { graphql: `query ($id: ID!) { quoteRequest(id: $id) ${REQUEST} }` },
    mine: {
      graphql: 'query { myQuoteRequests(limit: 20) { total items { id number state hospitals { id state } } } }',
    },
    answer: { graphql: `mutation ($id: ID!, $text: String!) { answerQuoteQuestion(id: $id, text: $text) ${REQUEST} }` },
    askHospital: {
      graphql: `mutation ($id: ID!, $point: QuotePoint, $topic: QuoteTopic, $text: String) {
        askQuoteHospital(id: $id, point: $point, topic: $topic, text: $text) { id hospitals { id questions ${QUESTION} } } }`,
    },
    reply: {
      graphql: `mutation ($id: ID!, $questionId: ID!, $text: String!) {
        answerPatientQuestion(id: $id, questionId: $questionId, text: $text) { id isUnread askedAt questions ${QUESTION} } }`,
    },
    questions: {
      graphql: `query ($id: ID!) { hospitalQuoteRequest(id: $id) { isUnread askedAt questions ${QUESTION} } }`,
    },
    asked: {
      graphql: `query { hospitalQuoteRequests(filter: { asked: true }) { total items { id askedAt } } }`,
    },
    withdraw: { graphql: `mutation ($id: ID!) { withdrawQuoteRequest(id: $id) ${REQUEST} }` },
    withdrawOne: { graphql: `mutation ($id: ID!) { withdrawQuoteHospital(id: $id) ${REQUEST} }` },
    hospitals: {
      graphql: `query ($treatments: [ID!]!, $languages: [String!]) { quoteHospitals(treatments: $treatments, languages: $languages) {
        total items { hospital { id } serviceIds doctorCount speaks figures { measured } } } }`,
    },
    list: {
      graphql: `query ($hospitalId: ID, $filter: HospitalQuoteFilter, $limit: Int) {
        hospitalQuoteRequests(hospitalId: $hospitalId, filter: $filter, limit: $limit) { total totalPages items ${LISTED} } }`,
    },
    summary: {
      graphql: `query ($hospitalId: ID) { hospitalQuoteSummary(hospitalId: $hospitalId) {
        toAnswer urgent withPatient open quoted accepted closed unread leastMinutes figures { measured } } }`,
    },
    open: { graphql: `query ($id: ID!) { hospitalQuoteRequest(id: $id) ${AT_HOSPITAL} }` },
    accept: {
      graphql: `mutation ($id: ID!, $input: AcceptQuoteInput!) { acceptQuote(id: $id, input: $input) { ...Accepted } }
        fragment Accepted on QuoteRequest { id state acceptance { quoteId hospitalId hash checklist { check answer } appointmentId }
          hospitals { id state } }`,
    },
    bill: {
      graphql: `query ($id: ID!) { quoteRequest(id: $id) { state acceptance { quoteId appointmentId } charges ${CHARGES} } }`,
    },
    answerBill: {
      graphql: `mutation ($id: ID!, $agreed: Boolean!, $note: String) {
        answerQuoteCharges(id: $id, agreed: $agreed, note: $note) { charges ${CHARGES} } }`,
    },
    charge: {
      graphql: `mutation ($id: ID!, $charges: [QuoteChargeInput!]!) {
        recordQuoteCharges(id: $id, charges: $charges) { id charges ${CHARGES} } }`,
    },
    settle: {
      graphql: `mutation ($id: ID!, $input: QuoteSettlementInput!) {
        settleQuoteDispute(id: $id, input: $input) { id charges { state settlement { outcome total } } } }`,
    },
    contact: {
      graphql: `query ($id: ID!) { hospitalQuoteRequest(id: $id) { state removalAt goal contact { lastName email phone }
        acceptance { quoteId checklist { check } } } }`,
    },
    figures: {
      graphql:
        'query ($hospitalIds: [ID!]!) { quoteFigures(hospitalIds: $hospitalIds) { driftCases driftMedian driftLower driftUpper } }',
    },
    seen: { graphql: `mutation ($id: ID!) { markQuoteRequestSeen(id: $id) ${AT_HOSPITAL} }` },
    assign: {
      graphql: `mutation ($id: ID!, $userId: ID) { assignQuoteRequest(id: $id, userId: $userId) ${AT_HOSPITAL} }`,
    },
    ask: { graphql: `mutation ($id: ID!, $text: String!) { askQuoteQuestion(id: $id, text: $text) ${AT_HOSPITAL} }` },
    decline: {
      graphql: `mutation ($id: ID!, $reason: String!) { declineQuoteRequest(id: $id, reason: $reason) ${AT_HOSPITAL} }`,
    },
    saveQuote: {
      graphql: `mutation ($id: ID!, $input: QuoteInput!, $basedOn: DateTime) { saveQuote(id: $id, input: $input, basedOn: $basedOn) ${AT_HOSPITAL} }`,
    },
    sendQuote: { graphql: `mutation ($id: ID!) { sendQuote(id: $id) ${AT_HOSPITAL} }` },
  })[0][1]

/**
 * Inserts hospitals that all offer the service of the first one, each with a doctor and an owner.
 */
export async function insertQuoteClinics(app: TestApp, count: number): Promise<Clinic[]> {
  const first = await insertClinic(app)
  const others = await Promise.all(
    Array.from({ length: count - 1 }, async (_, at) => {
      const hospital = await insertHospital(app.db, { city: 'İstanbul', name: `Clinic ${at + 2}` })
      await app.db.insert(hospitalServices).values({ hospitalId: hospital.id, serviceId: first.service.id })
      const doctor = await insertDoctor(app.db, { hospitalId: hospital.id }, [first.service.id])
      const owner = await insertUser(app.db, {
        role: 'hospital',
        hospitalId: hospital.id,
        firstName: `Owner ${at + 2}`,
      })
      return { ...first, hospital, doctor, staff: { id: owner.id, token: await app.tokenFor(owner.id) } }
    }),
  )
  return [first, ...others]
}

export const idsOf = (clinics: readonly Clinic[]): string[] => clinics.map(({ hospital }) => hospital.id)

/** Returns a complete draft for these hospitals. */
export const requestFor = (clinics: readonly Clinic[], changes: Input = {}): Input => ({
  treatments: [clinics[0]?.service.id],
  goal: 'Climb stairs again',
  answers: [{ question: 'problem', values: ['Sore knee'] }],
  fromCountry: 'GB',
  languages: ['en'],
  health: { birthYear: 1980, smoking: 'never', conditions: ['Asthma'], allergies: [] },
  hospitals: idsOf(clinics),
  ...changes,
})

export const consentTo = (clinics: readonly Clinic[]) => ({ version: 1, hospitalIds: idsOf(clinics) })

export const LINE = {
  kind: 'surgeon',
  labels: { en: 'Surgeon' },
  quantity: 1,
  unit: 'each',
  net: 700,
  status: 'included',
}

/** Content of a quote template. */
export const TEMPLATE = {
  language: 'en',
  currency: 'EUR',
  lines: [{ kind: 'surgeon', labels: { en: 'Surgeon' }, quantity: 1, unit: 'each', net: 700, status: 'included' }],
  nightsInHospital: 2,
  validDays: 30,
} satisfies QuoteTemplateContent

/** Acceptance of version 1 at this time by Ada. */
export const acceptanceAt = (appointmentDate: string, appointmentTime: string, changes: Input = {}) => ({
  version: 1,
  checklist: QUOTE_CHECKS.map((check) => ({ check, answer: check === 'insurance' ? 'unknown' : 'yes' })),
  patientInfo: PATIENT_INFO,
  appointmentDate,
  appointmentTime,
  ...changes,
})

/** Returns a sendable quote by the doctor of a clinic. */
export const quoteBy = ({ doctor }: Clinic, changes: Input = {}): Input => ({
  currency: 'EUR',
  doctorId: doctor.id,
  plan: 'One session.',
  validUntil: '2026-04-03',
  lines: [LINE],
  ...changes,
})

type Verb = ReturnType<typeof quoteVerbs>

/** Saves and sends a quote of a clinic. Returns its ID. */
export async function staffQuote(
  ask: Verb,
  { staff }: Clinic,
  { id, input }: { id: string; input: Input },
): Promise<string> {
  await ask('saveQuote', { id, input }, staff.token)
  return (await ask('sendQuote', { id }, staff.token)).body.quotes[0].id
}
