import { graphql } from './graphql.ts'

/** What the operator shows on every page, and the rates that prices are converted at: one question, which all who need any of it share. */
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
