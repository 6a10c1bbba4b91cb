import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { AttachmentFields } from '../attachments/attachment-fields.ts'
import { QuestionFields } from '../questions/question-fields.ts'

export const ComparedQuoteFields = graphql(
  `
  fragment ComparedQuoteFields on QuoteRequestHospital {
    id
    state
    hospital { id name city cityName district logoUrl imageUrls isVerified }
    questions { ...QuestionFields }
    certificates { kind expiresOn }
    figures {
      measured
      medianAnswerMinutes
      answeredInTimePercent
      driftCases
      driftMedian
      driftLower
      driftUpper
    }
    quotes {
      id
      version
      isCurrent
      canAccept
      sentAt
      validUntil
      currency
      totalIncluded
      totalWithOptions
      plan
      alternatives
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
      stated
      notStated
      doctor { id fullName specialty experienceYears profileImageUrl }
      lines { id kind label maker model quantity unit each net status }
      attachments { ...AttachmentFields }
    }
  }
`,
  [QuestionFields, AttachmentFields],
)
export type AnswerWithQuotes = ResultOf<typeof ComparedQuoteFields>
export type FullQuote = AnswerWithQuotes['quotes'][number]
export type QuoteLine = FullQuote['lines'][number]

/** A hospital with its current quote. */
export type ComparedQuote = Pick<
  AnswerWithQuotes,
  'id' | 'questions' | 'hospital' | 'figures' | 'certificates' | 'state'
> & {
  quote: FullQuote
}

/** Returns the current quotes in the order of arrival, not ranked. */
export const currentQuotes = (answers: readonly AnswerWithQuotes[]): ComparedQuote[] =>
  answers
    .flatMap(({ quotes, ...answer }) => {
      const quote = answer.state === 'withdrawn' ? undefined : quotes.find(({ isCurrent }) => isCurrent)
      return quote ? [{ ...answer, quote }] : []
    })
    .sort((a, b) => (a.quote.sentAt ?? '').localeCompare(b.quote.sentAt ?? ''))
