import { useMutation } from '@apollo/client/react'
import type { QuoteInput } from '#domain/quotes/quote-input.ts'
import { graphql } from '#web/data/graphql.ts'
import { QuoteRequestFields, QuoteRowFields, SentVersionsFields } from '../request-fields.ts'

const SaveQuote = graphql(
  `mutation SaveQuote($id: ID!, $input: QuoteInput!, $basedOn: DateTime) {
    saveQuote(id: $id, input: $input, basedOn: $basedOn) { ...QuoteRequestFields }
  }`,
  [QuoteRequestFields],
)
const SendQuote = graphql(
  `mutation SendQuote($id: ID!) {
    sendQuote(id: $id) { ...QuoteRowFields ...SentVersionsFields draft { id } }
  }`,
  [QuoteRowFields, SentVersionsFields],
)

const ProposePlan = graphql(`mutation ProposeQuotePlan($id: ID!) { proposeQuotePlan(id: $id) { ...QuoteRowFields } }`, [
  QuoteRowFields,
])

/** Saves the draft of a quote, calls its plan ready, and sends it as a version. */
export function useQuoteVerbs(id: string) {
  const [saveQuote] = useMutation(SaveQuote)
  const [sendQuote] = useMutation(SendQuote)
  const [proposePlan] = useMutation(ProposePlan)
  return {
    save: async (input: QuoteInput, basedOn: string | null) => {
      const { data } = await saveQuote({ variables: { id, input, basedOn } })
      return data?.saveQuote.draft ?? null
    },
    propose: () => proposePlan({ variables: { id } }),
    send: () => sendQuote({ variables: { id } }),
  }
}
