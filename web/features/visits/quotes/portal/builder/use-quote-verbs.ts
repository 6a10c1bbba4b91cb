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

/** Saves the draft of a quote, and sends it as a version. */
export function useQuoteVerbs(id: string) {
  const [saveQuote] = useMutation(SaveQuote)
  const [sendQuote] = useMutation(SendQuote)
  return {
    save: async (input: QuoteInput, basedOn: string | null) => {
      const { data } = await saveQuote({ variables: { id, input, basedOn } })
      return data?.saveQuote.draft ?? null
    },
    send: () => sendQuote({ variables: { id } }),
  }
}
