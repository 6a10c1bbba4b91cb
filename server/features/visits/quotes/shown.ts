/** Rules of what each reader sees of a request and its quotes. GraphQL and REST use the same. */
import { dateIn } from '#domain/days.ts'
import { statedPoints } from '#domain/quotes/points.ts'
import { type QuoteHospitalState, staffMoves } from '#domain/quotes/states.ts'
import type { HospitalQuoteRequest, Quote, QuoteLine, QuoteQuestion } from './record.ts'

/** A quote without the words about the patient's health. */
const withoutPlan = (quote: Quote): Quote => ({ ...quote, plan: null, alternatives: null })

/** Points that a version states, and those that it leaves out. */
export const statedOf = (quote: Quote, lines: readonly QuoteLine[]) => statedPoints({ ...quote, ...quote.terms, lines })

/** Whether a version can be accepted now. */
export const canAccept = ({ isCurrent, recipientState, requestState, validUntil }: Quote, now: Date): boolean =>
  isCurrent && recipientState === 'quoted' && requestState === 'sent' && (validUntil ?? '') >= dateIn(now)

/** Moves that the caller can make now. */
export const movesOf = ({ state, canWork }: HospitalQuoteRequest): QuoteHospitalState[] =>
  canWork ? staffMoves(state) : []

/** The patient as a hospital reads them before acceptance. */
export const patientOf = ({ firstName, health, country, languages }: HospitalQuoteRequest, now: Date) => ({
  firstName,
  age: health?.birthYear == null ? null : Number(dateIn(now).slice(0, 4)) - health.birthYear,
  sex: health?.sex ?? null,
  country,
  languages,
})

/** Sent versions as the caller reads them. */
export const versionsFor = ({ canReadHealth }: HospitalQuoteRequest, versions: Quote[]): Quote[] =>
  canReadHealth ? versions : versions.map(withoutPlan)

/** The draft as the caller reads it. Null for those who do not work on the request. */
export function draftFor({ canWork, canReadHealth }: HospitalQuoteRequest, draft: Quote | null): Quote | null {
  if (!canWork || !draft) return null
  return canReadHealth ? draft : withoutPlan(draft)
}

/** Questions and answers as the caller reads them. */
export const questionsFor = ({ canReadHealth }: HospitalQuoteRequest, questions: QuoteQuestion[]): QuoteQuestion[] =>
  canReadHealth ? questions : []
