import { graphql, type ResultOf } from '#web/data/graphql.ts'

const QuoteLinkFields = graphql(`
  fragment QuoteLinkFields on QuoteLink {
    id
    name
    parts
    state
    expiresAt
    openings
    lastOpenedAt
  }
`)
export type QuoteLink = ResultOf<typeof QuoteLinkFields>

export const QuoteLinks = graphql(
  `query QuoteLinks($id: ID!) { quoteRequest(id: $id) { id links { ...QuoteLinkFields } } }`,
  [QuoteLinkFields],
)
export const CreateQuoteLink = graphql(
  `mutation CreateQuoteLink($id: ID!, $input: QuoteLinkInput!) {
    createQuoteLink(id: $id, input: $input) { url link { ...QuoteLinkFields } }
  }`,
  [QuoteLinkFields],
)
export const RevokeQuoteLink = graphql(
  `mutation RevokeQuoteLink($id: ID!) { revokeQuoteLink(id: $id) { ...QuoteLinkFields } }`,
  [QuoteLinkFields],
)
