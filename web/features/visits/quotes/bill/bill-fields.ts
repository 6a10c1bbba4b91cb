import { graphql, type ResultOf } from '#web/data/graphql.ts'

/** A final bill for patient and hospital. */
export const BillFields = graphql(`
  fragment BillFields on QuoteCharges {
    state
    items { lineId label quoted net }
    currency
    quoted
    charged
    recordedAt
    answerBy
    answeredAt
    note
    settlement { outcome total reason settledAt }
  }
`)
export type Bill = ResultOf<typeof BillFields>
export type BillState = Bill['state']

/** Lines of the accepted quote, for comparison with a bill. */
export const BilledLineFields = graphql(`
  fragment BilledLineFields on Quote { id currency lines { id label net status } }
`)
export type BilledLine = ResultOf<typeof BilledLineFields>['lines'][number]
