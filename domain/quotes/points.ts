/** Points that a quote has to state. The patient reads “Not stated” for each missing one. */
import type { QuoteLineKind } from './lines.ts'

export const QUOTE_POINTS = [
  'surgeon',
  'anaesthesia',
  'implant',
  'nights_in_hospital',
  'days_in_country',
  'earliest_flight',
  'tests_before',
  'medicine_after',
  'follow_ups',
  'price_changes',
  'complications',
  'revision',
  'care_at_home',
  'interpreter',
  'companion_stay',
  'valid_until',
  'deposit',
] as const
export type QuotePoint = (typeof QUOTE_POINTS)[number]

/** Facts that a quote need not state, but that a patient may ask for. */
export const QUOTE_TOPICS = ['plan', 'payment'] as const
export type QuoteTopic = (typeof QUOTE_TOPICS)[number]

/** Fact that a patient can ask a hospital to state. */
export type QuoteFact = QuotePoint | QuoteTopic

export const isTopic = (fact: QuoteFact): fact is QuoteTopic => (QUOTE_TOPICS as readonly QuoteFact[]).includes(fact)

type Nullable = unknown

/** Parts of a quote that determine its points. */
export type StatedContent = {
  doctorId?: string | null | undefined
  validUntil?: string | null | undefined
  lines: readonly { kind: QuoteLineKind; maker?: string | null | undefined; model?: string | null | undefined }[]
} & Partial<
  Record<
    | 'anaesthesia'
    | 'nightsInHospital'
    | 'daysInCountry'
    | 'earliestFlight'
    | 'companionStay'
    | 'deposit'
    | 'priceMayChange'
    | 'complications'
    | 'revision'
    | 'careAtHome'
    | QuoteTopic,
    Nullable
  >
>

const isSaid = (value: unknown): boolean => value !== null && value !== undefined && value !== ''

/** Whether a line of this kind is present with any status. */
const hasLine = ({ lines }: StatedContent, kind: QuoteLineKind): boolean => lines.some((line) => line.kind === kind)

const STATED: Readonly<Record<QuotePoint, (quote: StatedContent) => boolean>> = {
  surgeon: ({ doctorId }) => isSaid(doctorId),
  anaesthesia: ({ anaesthesia }) => isSaid(anaesthesia),
  implant: ({ lines }) =>
    lines.every(({ kind, maker, model }) => kind !== 'implant' || (isSaid(maker) && isSaid(model))),
  nights_in_hospital: ({ nightsInHospital }) => isSaid(nightsInHospital),
  days_in_country: ({ daysInCountry }) => isSaid(daysInCountry),
  earliest_flight: ({ earliestFlight }) => isSaid(earliestFlight),
  tests_before: (quote) => hasLine(quote, 'test'),
  medicine_after: (quote) => hasLine(quote, 'medicine'),
  follow_ups: (quote) => hasLine(quote, 'follow_up'),
  price_changes: ({ priceMayChange }) => isSaid(priceMayChange),
  complications: ({ complications }) => isSaid(complications),
  revision: ({ revision }) => isSaid(revision),
  care_at_home: ({ careAtHome }) => isSaid(careAtHome),
  interpreter: (quote) => hasLine(quote, 'interpreter'),
  companion_stay: ({ companionStay }) => isSaid(companionStay),
  valid_until: ({ validUntil }) => isSaid(validUntil),
  deposit: ({ deposit }) => isSaid(deposit),
}

/** Returns the points that apply to a quote. Implants apply to quotes with an implant. */
const pointsFor = (quote: StatedContent): QuotePoint[] =>
  QUOTE_POINTS.filter((point) => point !== 'implant' || hasLine(quote, 'implant'))

/** Returns the stated and the missing points of a quote. */
export function statedPoints(quote: StatedContent): { stated: QuotePoint[]; notStated: QuotePoint[] } {
  const points = pointsFor(quote)
  return {
    stated: points.filter((point) => STATED[point](quote)),
    notStated: points.filter((point) => !STATED[point](quote)),
  }
}

/** Returns the stated and the missing points and topics of a quote. */
export function statedFacts(quote: StatedContent): { stated: QuoteFact[]; notStated: QuoteFact[] } {
  const { stated, notStated } = statedPoints(quote)
  return {
    stated: [...stated, ...QUOTE_TOPICS.filter((topic) => isSaid(quote[topic]))],
    notStated: [...notStated, ...QUOTE_TOPICS.filter((topic) => !isSaid(quote[topic]))],
  }
}
