import type { QuoteFact } from '#domain/quotes/points.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const QuestionFields = graphql(`
  fragment QuestionFields on QuoteQuestion {
    id
    asker
    point
    topic
    text
    askedBy
    askedAt
    answer
    answeredVersion
    answeredBy
    answeredAt
  }
`)
export type Question = ResultOf<typeof QuestionFields>

/** Whether the patient has asked this, and not the hospital. */
export const isOfPatient = ({ asker }: Question): boolean => asker === 'patient'

/** Fact that a question is about. Null: about something else. */
export const factOf = ({ point, topic }: Question): QuoteFact | null => point ?? topic

export const isOpen = ({ answeredAt }: Question): boolean => answeredAt === null
