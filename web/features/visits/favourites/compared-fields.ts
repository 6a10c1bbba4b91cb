import { graphql, type ResultOf } from '#web/data/graphql.ts'
import type { ComparedRecord } from './compared.ts'

/** A treatment in a comparison, of a hospital or a doctor. */
export const ComparedOfferFields = graphql(`
  fragment ComparedOfferFields on TreatmentOffer {
    id
    price
    currency
    service {
      id
      name
      sourceName
    }
    nights
    stayDays
    priceSummary {
      title
      names
    }
    visit {
      isFirstConsultation
      minutes
    }
  }
`)

export const ComparedReviewFields = graphql(`
  fragment ComparedReviewFields on ReviewSummary {
    treatments {
      serviceId
      count
      averageRating
    }
  }
`)

type ComparedFacts = Pick<ComparedRecord, 'id' | 'averageRating' | 'reviewCount'> & {
  services: readonly ResultOf<typeof ComparedOfferFields>[]
  reviewSummary: ResultOf<typeof ComparedReviewFields>
  nextTimes: readonly NonNullable<ComparedRecord['nextFree']>[]
}

/** Returns the facts that hospitals and doctors share. */
export const comparedFacts = ({
  id,
  averageRating,
  reviewCount,
  services,
  reviewSummary,
  nextTimes,
}: ComparedFacts) => ({
  id,
  averageRating,
  reviewCount,
  treatments: services,
  reviewed: reviewSummary.treatments,
  nextFree: nextTimes[0] ?? null,
})
