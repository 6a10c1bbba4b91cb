/** Shape of the demo quote requests, with the answers of hospitals. */
import type { UiLanguage } from '#domain/languages.ts'
import type { Currency } from '#domain/money.ts'
import type { QuoteLineStatus } from '#domain/quotes/lines.ts'
import type { QuotePoint } from '#domain/quotes/points.ts'
import type { QuoteHealth, QuoteNeed } from '#domain/quotes/request-input.ts'
import type { QuoteSettlementOutcome } from '#domain/quotes/settlement.ts'
import type { QuoteHospitalState, QuoteRequestState } from '#domain/quotes/states.ts'

/** Optional parts of a quote that a demo hospital may omit. */
export type DemoTerm =
  | 'anaesthesia'
  | 'flight'
  | 'companion'
  | 'deposit'
  | 'changes'
  | 'complications'
  | 'revision'
  | 'care'

export type DemoQuote = {
  currency: Currency
  plan: string
  alternatives?: string
  /** Factor on the usual price of the hospital. */
  factor?: number
  /** Labels of omitted template lines. */
  dropped?: readonly string[]
  /** Other statuses of template lines by label. */
  statuses?: Readonly<Record<string, QuoteLineStatus>>
  /** Implants without maker and model. */
  hidesImplant?: boolean
  unsaid?: readonly DemoTerm[]
  /** Proposed day, in days from the start day. Default: within the dates of the patient. */
  day?: number
  /** Days from the start day to the expiry. */
  validDays?: number
}

/** Question of the patient about a quote. Without an answer it waits. */
export type DemoAsked = {
  /** Point that the first version omits. Default: about something else. */
  point?: QuotePoint
  text?: string
  answer?: string
  /** Version that states the point. */
  statedIn?: number
}

export type DemoRecipient = {
  hospital: string
  state: QuoteHospitalState
  /** Minutes of business days from the request to the first answer, question or opening. */
  minutes?: number
  assignee?: 'owner' | 'coordinator' | 'doctor'
  question?: { text: string; answer?: string }
  asked?: readonly DemoAsked[]
  reason?: string
  /** Sent versions, oldest first. */
  quotes?: readonly DemoQuote[]
  /** Unsent version. */
  draft?: DemoQuote
}

export type DemoBill = {
  daysAgo: number
  /** Factors of charged to quoted amounts, by label. */
  factors?: Readonly<Record<string, number>>
  /** Unplanned charges in percent of the quoted total, by label. */
  unplanned?: Readonly<Record<string, number>>
  answer: 'open' | 'confirmed' | 'disputed'
  note?: string
  /** Settlement of a dispute. A corrected total is the quoted one. */
  settlement?: { daysAgo: number; outcome: QuoteSettlementOutcome; reason: string }
}

export type DemoQuoteStory = {
  /**
   * Null for the demo patient. Otherwise the first person of the language with one of the names.
   */
  patient: { language: UiLanguage; names: readonly string[] } | null
  language: UiLanguage
  treatment: string
  state: Extract<QuoteRequestState, 'draft' | 'sent' | 'accepted'>
  /** Time since sending, in minutes of the demo hospital's business days or in days. */
  sent: { minutesAgo: number } | { daysAgo: number }
  goal: string
  answers: Readonly<Record<string, string | readonly string[]>>
  health: Partial<QuoteHealth>
  country: string
  airport?: string
  languages: readonly string[]
  currency: Currency
  /** Days from the start day. */
  dates: readonly [earliest: number, latest: number]
  companions?: number
  needs?: readonly QuoteNeed[]
  hospitals: readonly DemoRecipient[]
  /** Days since the acceptance, and the days of the first appointment from the start day. */
  accepted?: { daysAgo: number; visit: readonly [from: number, to: number] }
  bill?: DemoBill
}
