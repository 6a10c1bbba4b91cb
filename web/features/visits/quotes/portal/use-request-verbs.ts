import { useMutation } from '@apollo/client/react'
import { graphql } from '#web/data/graphql.ts'
import { QuoteRequestFields } from './request-fields.ts'

const MarkSeen = graphql(
  `mutation MarkQuoteRequestSeen($id: ID!) { markQuoteRequestSeen(id: $id) { ...QuoteRequestFields } }`,
  [QuoteRequestFields],
)
const Assign = graphql(
  `mutation AssignQuoteRequest($id: ID!, $userId: ID) {
    assignQuoteRequest(id: $id, userId: $userId) { ...QuoteRequestFields }
  }`,
  [QuoteRequestFields],
)
const AskQuestion = graphql(
  `mutation AskQuoteQuestion($id: ID!, $text: String!) {
    askQuoteQuestion(id: $id, text: $text) { ...QuoteRequestFields }
  }`,
  [QuoteRequestFields],
)
const AnswerPatient = graphql(
  `mutation AnswerPatientQuestion($id: ID!, $questionId: ID!, $text: String!) {
    answerPatientQuestion(id: $id, questionId: $questionId, text: $text) { ...QuoteRequestFields }
  }`,
  [QuoteRequestFields],
)
const Decline = graphql(
  `mutation DeclineQuoteRequest($id: ID!, $reason: String!) {
    declineQuoteRequest(id: $id, reason: $reason) { ...QuoteRequestFields }
  }`,
  [QuoteRequestFields],
)

/** Staff actions on a request. Each answer updates the cached record. */
export function useRequestVerbs(id: string) {
  const [markSeen] = useMutation(MarkSeen)
  const [assign] = useMutation(Assign)
  const [ask] = useMutation(AskQuestion)
  const [answer] = useMutation(AnswerPatient)
  const [decline] = useMutation(Decline)
  return {
    markSeen: () => markSeen({ variables: { id } }),
    assign: (userId: string | null) => assign({ variables: { id, userId } }),
    ask: (text: string) => ask({ variables: { id, text } }),
    answer: (questionId: string, text: string) => answer({ variables: { id, questionId, text } }),
    decline: (reason: string) => decline({ variables: { id, reason } }),
  }
}
