import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { ComparedQuoteFields } from '../compare/quote-fields.ts'

export const QuoteToAccept = graphql(
  `query QuoteToAccept($id: ID!) {
    viewer { id firstName lastName email phone }
    quoteRequest(id: $id) {
      id
      number
      state
      hospitals { ...ComparedQuoteFields }
      calendars: hospitals { id quotes { id consultation { hospitalId serviceId doctorId } } }
    }
  }`,
  [ComparedQuoteFields],
)
type Data = ResultOf<typeof QuoteToAccept>
export type AcceptableRequest = NonNullable<Data['quoteRequest']>
export type AcceptableHospital = AcceptableRequest['hospitals'][number]
export type AcceptableQuote = AcceptableHospital['quotes'][number]
export type Booker = Data['viewer']
