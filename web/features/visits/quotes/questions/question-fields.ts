import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const QuestionFields = graphql(`
  fragment QuestionFields on QuoteQuestion {
    id
    asker
    point
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

export const isOpen = ({ answeredAt }: Question): boolean => answeredAt === null
