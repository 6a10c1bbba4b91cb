import { type SQL, sql } from 'drizzle-orm'
import type { UiLanguage } from '#domain/languages.ts'
import type { Currency } from '#domain/money.ts'
import type { QuoteLineKind, QuoteLineStatus, QuoteLineUnit } from '#domain/quotes/lines.ts'
import type { QuoteLabels } from '#domain/quotes/quote-input.ts'
import type { QuoteAnswer, QuoteHealth, QuoteNeed } from '#domain/quotes/request-input.ts'
import type { QuoteHospitalState, QuoteRequestState } from '#domain/quotes/states.ts'
import { type ColumnsOf, instantOf } from '#server/database/record.ts'
import { users } from '#server/features/accounts/users/table.ts'
import type { QuoteAttachment } from './attachments/record.ts'
import type { QuoteQuestion } from './questions/record.ts'
import { type QuoteTerms, quoteLines, quoteRecipients, quoteRequests, quotes } from './table.ts'

/** A request for its patient. */
export type QuoteRequest = {
  id: string
  number: string
  state: QuoteRequestState
  /** IDs. Their names are read on demand. */
  treatmentIds: string[]
  goal: string | null
  questionnaireId: string
  questionnaireVersion: number
  answers: QuoteAnswer[]
  health: QuoteHealth
  fromCountry: string | null
  fromAirport: string | null
  earliest: string | null
  latest: string | null
  flexible: boolean
  companions: number
  languages: string[]
  needs: QuoteNeed[]
  budget: number | null
  currency: Currency
  chosenHospitals: string[]
  consentVersion: number | null
  sentAt: string | null
  closesAt: string | null
  createdAt: string
  updatedAt: string
}

export const requestColumns = {
  id: quoteRequests.id,
  number: quoteRequests.number,
  state: quoteRequests.state,
  treatmentIds: quoteRequests.treatments,
  goal: quoteRequests.goal,
  questionnaireId: quoteRequests.questionnaireId,
  questionnaireVersion: quoteRequests.questionnaireVersion,
  answers: quoteRequests.answers,
  health: quoteRequests.health,
  fromCountry: quoteRequests.fromCountry,
  fromAirport: quoteRequests.fromAirport,
  earliest: quoteRequests.earliest,
  latest: quoteRequests.latest,
  flexible: quoteRequests.flexible,
  companions: quoteRequests.companions,
  languages: quoteRequests.languages,
  needs: quoteRequests.needs,
  budget: quoteRequests.budget,
  currency: quoteRequests.currency,
  chosenHospitals: quoteRequests.chosenHospitals,
  consentVersion: quoteRequests.consentVersion,
  sentAt: instantOf(quoteRequests.sentAt),
  closesAt: instantOf(quoteRequests.closesAt),
  createdAt: instantOf(quoteRequests.createdAt),
  updatedAt: instantOf(quoteRequests.updatedAt),
} satisfies ColumnsOf<QuoteRequest>

/** Clock of a request at a hospital, as stored. */
export const clockColumns = {
  answerMinutes: quoteRecipients.answerMinutes,
  usedMinutes: quoteRecipients.usedMinutes,
  runningSince: quoteRecipients.runningSince,
  pausedAt: quoteRecipients.pausedAt,
  dueAt: quoteRecipients.dueAt,
  answeredMinutes: quoteRecipients.answeredMinutes,
}

export const recipientColumns = {
  id: quoteRecipients.id,
  requestId: quoteRecipients.requestId,
  hospitalId: quoteRecipients.hospitalId,
  state: quoteRecipients.state,
  consentedAt: instantOf(quoteRecipients.consentedAt),
  declineReason: quoteRecipients.declineReason,
  ...clockColumns,
}

/** A request at one hospital for its patient, or a hospital in a draft. */
export type QuoteRequestHospital = {
  id: string
  requestId: string
  hospitalId: string
  state: QuoteHospitalState
  consentedAt: string | null
  declineReason: string | null
  /** Null for a draft. */
  clock: QuoteClock | null
  /** Present if they were read together with the request. */
  quotes?: QuoteWithLines[]
  questions?: QuoteQuestion[]
}

/** State of a clock for readers. */
export type QuoteClock = {
  state: 'running' | 'paused' | 'stopped'
  totalMinutes: number
  leftMinutes: number | null
  dueAt: string | null
  pausedAt: string | null
  answeredMinutes: number | null
  isLate: boolean
}

/** A version of a quote with the facts that determine its possible actions. */
export type Quote = {
  id: string
  recipientId: string
  hospitalId: string
  treatmentIds: string[]
  recipientState: QuoteHospitalState
  requestState: QuoteRequestState
  version: number
  isSent: boolean
  isCurrent: boolean
  language: UiLanguage
  doctorId: string | null
  plan: string | null
  alternatives: string | null
  currency: Currency
  totalIncluded: number
  totalWithOptions: number
  validUntil: string | null
  anaesthesia: (typeof quotes.$inferSelect)['anaesthesia']
  nightsInHospital: number | null
  daysInCountry: number | null
  terms: QuoteTerms
  sentBy: string | null
  sentAt: string | null
  hash: string | null
  updatedAt: string
  /** Present if they were read together with the version. */
  lines?: QuoteLine[]
  attachments?: QuoteAttachment[]
}

const newer: SQL = sql`(select 1 from quotes newer where newer.recipient_id = ${quotes.recipientId}
  and newer.version > ${quotes.version} and newer.sent_at is not null)`

export const quoteColumns = {
  id: quotes.id,
  recipientId: quotes.recipientId,
  hospitalId: quoteRecipients.hospitalId,
  treatmentIds: quoteRequests.treatments,
  recipientState: quoteRecipients.state,
  requestState: quoteRequests.state,
  version: quotes.version,
  isSent: sql<boolean>`${quotes.sentAt} is not null`,
  isCurrent: sql<boolean>`${quotes.sentAt} is not null and not exists ${newer}`,
  language: quotes.language,
  doctorId: quotes.doctorId,
  plan: quotes.plan,
  alternatives: quotes.alternatives,
  currency: quotes.currency,
  totalIncluded: quotes.totalIncluded,
  totalWithOptions: quotes.totalWithOptions,
  validUntil: quotes.validUntil,
  anaesthesia: quotes.anaesthesia,
  nightsInHospital: quotes.nightsInHospital,
  daysInCountry: quotes.daysInCountry,
  terms: quotes.terms,
  sentBy: sql<string | null>`${users.firstName}`,
  sentAt: instantOf(quotes.sentAt),
  hash: quotes.hash,
  updatedAt: instantOf(quotes.updatedAt),
} satisfies ColumnsOf<Omit<Quote, 'lines' | 'attachments'>>

export type QuoteLine = {
  id: string
  quoteId: string
  kind: QuoteLineKind
  labels: QuoteLabels
  maker: string | null
  model: string | null
  quantity: number
  unit: QuoteLineUnit
  net: number
  status: QuoteLineStatus
  currency: Currency
}

/** A version with its lines in order, and its attachments. */
export type QuoteWithLines = Quote & { lines: QuoteLine[]; attachments: QuoteAttachment[] }

export const lineColumns = {
  id: quoteLines.id,
  quoteId: quoteLines.quoteId,
  kind: quoteLines.kind,
  labels: quoteLines.labels,
  maker: quoteLines.maker,
  model: quoteLines.model,
  quantity: quoteLines.quantity,
  unit: quoteLines.unit,
  net: quoteLines.net,
  status: quoteLines.status,
  currency: quotes.currency,
} satisfies ColumnsOf<QuoteLine>

/** Member of staff who works on a request. */
export type QuoteAssignee = { id: string; firstName: string; lastName: string }

/**
 * A request for one hospital. It contains nothing of other hospitals, and only the first name of
 * the patient.
 */
export type HospitalQuoteRequest = {
  id: string
  number: string
  hospitalId: string
  state: QuoteHospitalState
  treatmentIds: string[]
  firstName: string
  country: string | null
  languages: string[]
  goal: string | null
  questionnaireId: string
  questionnaireVersion: number
  answers: QuoteAnswer[] | null
  health: QuoteHealth | null
  earliest: string | null
  latest: string | null
  flexible: boolean
  companions: number
  needs: QuoteNeed[]
  fromAirport: string | null
  currency: Currency
  clock: QuoteClock
  assignee: QuoteAssignee | null
  /** Time at which the assigned doctor called the plan ready. */
  proposedAt: string | null
  /** Account of that doctor. Null once it has ended. */
  proposedBy: string | null
  isUnread: boolean
  /** Time of the patient's oldest question that waits for an answer. */
  askedAt: string | null
  declineReason: string | null
  removalAt: string | null
  sentAt: string
  updatedAt: string
  /**
   * Whether the caller may read health data until its removal: owners, coordinators and the
   * assigned doctor, and administrators for an hour after giving a reason.
   */
  canReadHealth: boolean
  /** Whether the caller is an administrator who must give a reason first. */
  needsReason: boolean
  /** Whether the caller writes its draft and asks the patient. */
  canWork: boolean
  /** Whether the caller also assigns, sends and declines, as owners and coordinators do. */
  canSend: boolean
  /** Whether the caller is its doctor and can call the plan ready. */
  canPropose: boolean
}
