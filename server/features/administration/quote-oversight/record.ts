import type { Currency } from '#domain/money.ts'
import type { QuoteChargeState } from '#domain/quotes/acceptance.ts'
import type { QuoteHospitalState } from '#domain/quotes/states.ts'

/** A request at one hospital for administrators, without content and patient. */
export type OverseenQuote = {
  id: string
  number: string
  hospitalId: string
  hospitalName: string
  state: QuoteHospitalState
  sentAt: string
  /** End of the time to answer. Null while paused and after the end. */
  dueAt: string | null
  answerMinutes: number
  answeredMinutes: number | null
  isLate: boolean
  /** Latest sent version. Null if none. */
  version: number | null
  currency: Currency | null
  quoted: number | null
  charged: number | null
  chargeState: QuoteChargeState | null
  /** Total of the settlement of a dispute. Null without one. */
  settled: number | null
}

export type QuoteOversightSummary = {
  open: number
  late: number
  disputed: number
  /** Median time of the answers within a year, in minutes of business days. Null if none. */
  medianAnswerMinutes: number | null
}
