import { graphql, type ResultOf } from '#web/data/graphql.ts'

/** A quote template with all its content. */
export const TemplateFields = graphql(`
  fragment QuoteTemplateFields on QuoteTemplate {
    id
    name
    treatment { id name isConcept }
    updatedAt
    content {
      language
      currency
      validDays
      anaesthesia
      nightsInHospital
      daysInCountry
      companionStay
      notIncluded
      lines { kind labels { en tr ru ar } maker model quantity unit each net status }
      earliestFlight { days ruleId reason }
      deposit { amount refundableDays }
      payment { when how }
      priceMayChange { cause atMost }
      complications { who where whoPays }
      revision { until cost travelIncluded }
      careAtHome { who how languages }
    }
  }
`)
export type QuoteTemplate = ResultOf<typeof TemplateFields>
export type TemplateContent = QuoteTemplate['content']

export const QuoteTemplates = graphql(
  `query QuoteTemplates($hospitalId: ID!) { quoteTemplates(hospitalId: $hospitalId) { ...QuoteTemplateFields } }`,
  [TemplateFields],
)
export const FittingTemplates = graphql(
  `query FittingTemplates($hospitalId: ID!, $treatmentIds: [ID!]!) {
    quoteTemplates(hospitalId: $hospitalId) { ...QuoteTemplateFields fits(treatmentIds: $treatmentIds) }
  }`,
  [TemplateFields],
)
export const CreateTemplate = graphql(
  `mutation CreateQuoteTemplate($hospitalId: ID!, $input: QuoteTemplateInput!) {
    createQuoteTemplate(hospitalId: $hospitalId, input: $input) { ...QuoteTemplateFields }
  }`,
  [TemplateFields],
)
export const UpdateTemplate = graphql(
  `mutation UpdateQuoteTemplate($hospitalId: ID!, $id: ID!, $input: QuoteTemplateUpdate!) {
    updateQuoteTemplate(hospitalId: $hospitalId, id: $id, input: $input) { ...QuoteTemplateFields }
  }`,
  [TemplateFields],
)
export const DeleteTemplate = graphql(`
  mutation DeleteQuoteTemplate($hospitalId: ID!, $id: ID!) { deleteQuoteTemplate(hospitalId: $hospitalId, id: $id) }
`)
