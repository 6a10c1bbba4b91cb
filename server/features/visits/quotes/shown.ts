/** Fields that each reader may see of a request and its quotes, for GraphQL and REST. */
import { dateIn } from '#domain/days.ts'
import { statedPoints } from '#domain/quotes/points.ts'
import { type QuoteHospitalState, staffMoves } from '#domain/quotes/states.ts'
import type { QuoteQuestion } from './questions/record.ts'
import type { HospitalQuoteRequest, Quote, QuoteLine } from './record.ts'

/** Removes texts about the patient's health, and attachments, which may show it, from a quote. */
const withoutPlan = (quote: Quote): Quote => ({ ...quote, plan: null, alternatives: null, attachments: [] })

/** Returns the stated and missing points of a version. */
export const statedOf = (quote: Quote, lines: readonly QuoteLine[]) => statedPoints({ ...quote, ...quote.terms, lines })

/** Whether a version can be accepted now. */
export const canAccept = ({ isCurrent, recipientState, requestState, validUntil }: Quote, now: Date): boolean =>
  isCurrent && recipientState === 'quoted' && requestState === 'sent' && (validUntil ?? '') >= dateIn(now)

/** Moves that the caller may make now. Doctors only ask the patient. */
export const movesOf = ({ state, canWork, canSend }: HospitalQuoteRequest): QuoteHospitalState[] =>
  canWork ? staffMoves(state).filter((to) => canSend || to === 'question') : []

/** Patient data for a hospital before acceptance. */
export const patientOf = ({ firstName, health, country, languages }: HospitalQuoteRequest, now: Date) => ({
  firstName,
  age: health?.birthYear == null ? null : Number(dateIn(now).slice(0, 4)) - health.birthYear,
  sex: health?.sex ?? null,
  country,
  languages,
})

/** Sent versions with the fields that the caller may read. */
export const versionsFor = ({ canReadHealth }: HospitalQuoteRequest, versions: Quote[]): Quote[] =>
  canReadHealth ? versions : versions.map(withoutPlan)

/**
 * Draft with the fields that the caller may read. Null for callers who do not work on the request.
 */
export function draftFor({ canWork, canReadHealth }: HospitalQuoteRequest, draft: Quote | null): Quote | null {
  if (!canWork || !draft) return null
  return canReadHealth ? draft : withoutPlan(draft)
}

/** Whether the caller reads the attachments of the next version. */
export const writesNext = ({ canWork, canReadHealth }: HospitalQuoteRequest): boolean => canWork && canReadHealth

/** Questions and answers with the fields that the caller may read. */
export const questionsFor = ({ canReadHealth }: HospitalQuoteRequest, questions: QuoteQuestion[]): QuoteQuestion[] =>
  canReadHealth ? questions : []
