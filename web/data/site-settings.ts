import { graphql } from './graphql.ts'

/** Operator details and exchange rates for every page, in one query that all consumers share. */
export const SiteSettings = graphql(`
  query SiteSettings {
    siteSettings {
      companyName
      tradeRegistry
      mersis
      phone
      email
      statusPageUrl
      footerNote
      certificates {
        name
        number
        issuer
        validUntil
        documentUrl
      }
      offices {
        name
        lines
      }
      exchangeRates {
        currency
        perDollar
        date
      }
    }
  }
`)
