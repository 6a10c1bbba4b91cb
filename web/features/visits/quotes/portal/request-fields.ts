import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { AttachmentFields } from '../attachments/attachment-fields.ts'
import { QuoteFileFields } from '../files/quote-files.ts'
import { QuestionFields } from '../questions/question-fields.ts'

/** A request in the list of a hospital. */
export const QuoteRowFields = graphql(`
  fragment QuoteRowFields on HospitalQuoteRequest {
    id
    number
    state
    moves
    treatments { id name isConcept }
    patient { firstName age country languages }
    clock { state totalMinutes leftMinutes dueAt pausedAt answeredMinutes isLate }
    assignee { id firstName lastName }
    proposal { proposedAt doctorName }
    canPropose
    isUnread
    askedAt
    sentAt
    updatedAt
  }
`)
export type QuoteRow = ResultOf<typeof QuoteRowFields>
export type QuoteClockReading = QuoteRow['clock']
export type RequestState = QuoteRow['state']

/** A version of a quote for staff, including drafts. */
export const VersionFields = graphql(
  `
  fragment VersionFields on Quote {
    id
    version
    isSent
    isCurrent
    language
    doctor { id fullName specialty }
    plan
    alternatives
    lines { id kind label labels { en tr ru ar } maker model quantity unit each net status }
    currency
    totalIncluded
    totalWithOptions
    validUntil
    anaesthesia
    nightsInHospital
    daysInCountry
    earliestFlight { days ruleId reason }
    dates
    companionStay
    deposit { amount refundableUntil }
    payment { when how }
    priceMayChange { cause atMost }
    complications { who where whoPays }
    revision { until cost travelIncluded }
    careAtHome { who how languages }
    notIncluded
    attachments { ...AttachmentFields }
    stated
    notStated
    sentBy
    sentAt
    updatedAt
  }
`,
  [AttachmentFields],
)
export type QuoteVersion = ResultOf<typeof VersionFields>

/** A request with all fields of the caller's role except sent versions. */
export const QuoteRequestFields = graphql(
  `
  fragment QuoteRequestFields on HospitalQuoteRequest {
    ...QuoteRowFields
    hospitalId
    goal
    questionnaireId
    answers { question values }
    health {
      birthYear
      sex
      heightCm
      weightKg
      pregnancy
      smoking
      conditions
      medicines
      allergies
      operations
    }
    earliest
    latest
    flexible
    companions
    needs
    fromAirport
    currency
    flightRuleId
    questions { ...QuestionFields }
    declineReason
    draft { ...VersionFields }
    files { ...QuoteFileFields }
    removalAt
    needsReason
  }
`,
  [QuoteRowFields, VersionFields, QuoteFileFields, QuestionFields],
)

/** Sent versions of a request, in a separate query because of the field limit. */
export const SentVersionsFields = graphql(
  `fragment SentVersionsFields on HospitalQuoteRequest { id quotes { ...VersionFields } }`,
  [VersionFields],
)
export type QuoteRequest = ResultOf<typeof QuoteRequestFields> & ResultOf<typeof SentVersionsFields>
