import type { Currency } from '#domain/money.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { type BookableVisit, BookableVisitFields } from '#web/data/visit.tsx'

export const OfferFields = graphql(
  `
  fragment OfferFields on TreatmentOffer {
    id
    price
    currency
    nights
    stayDays
    priceSummary {
      title
      names
    }
    visit {
      ...BookableVisitFields
    }
    service {
      id
      name
      sourceName
      description
      textLanguage
      category
      iconKey
    }
  }
`,
  [BookableVisitFields],
)

/** A treatment with its price at one hospital or with one doctor. */
export type Offer = ResultOf<typeof OfferFields>
export type Price = { price: number | null; currency: Currency }
export type Slot = { date: string; time: string }

export const TreatmentDoctorFields = graphql(`
  fragment TreatmentDoctorFields on Doctor {
    id
    fullName
    profileImageUrl
    averageRating
    reviewCount
    languagesSpoken
  }
`)

/** A doctor who performs the treatment, with an own price and the next free times. */
export type TreatmentDoctor = ResultOf<typeof TreatmentDoctorFields> & {
  service: (Price & { visit: BookableVisit }) | null
  nextTimes: readonly Slot[]
}
