/** States of a quote request and of its part at each hospital, with the allowed moves. */

export const QUOTE_REQUEST_STATES = ['draft', 'sent', 'accepted', 'withdrawn', 'expired'] as const
export type QuoteRequestState = (typeof QUOTE_REQUEST_STATES)[number]

/** Allowed moves of a request. States without moves are final. */
export const QUOTE_REQUEST_MOVES: Readonly<Record<QuoteRequestState, readonly QuoteRequestState[]>> = {
  draft: ['sent'],
  sent: ['accepted', 'withdrawn', 'expired'],
  accepted: [],
  withdrawn: [],
  expired: [],
}

export const QUOTE_HOSPITAL_STATES = [
  'sent',
  'seen',
  'question',
  'answered',
  'quoted',
  'accepted',
  'not_chosen',
  'declined',
  'expired',
  'withdrawn',
] as const
export type QuoteHospitalState = (typeof QUOTE_HOSPITAL_STATES)[number]

/** Ends caused by another hospital, the patient or the clock, possible in each open state. */
const ENDS = ['not_chosen', 'expired', 'withdrawn'] as const

/** Allowed moves at one hospital. A further version keeps the state `quoted`. */
export const QUOTE_HOSPITAL_MOVES: Readonly<Record<QuoteHospitalState, readonly QuoteHospitalState[]>> = {
  sent: ['seen', 'question', 'quoted', 'declined', ...ENDS],
  seen: ['question', 'quoted', 'declined', ...ENDS],
  question: ['answered', 'quoted', 'declined', ...ENDS],
  answered: ['question', 'quoted', 'declined', ...ENDS],
  quoted: ['accepted', ...ENDS],
  accepted: [],
  not_chosen: [],
  declined: [],
  expired: [],
  withdrawn: [],
}

export const canMoveRequest = (from: QuoteRequestState, to: QuoteRequestState): boolean =>
  QUOTE_REQUEST_MOVES[from].includes(to)

export const canMoveAtHospital = (from: QuoteHospitalState, to: QuoteHospitalState): boolean =>
  QUOTE_HOSPITAL_MOVES[from].includes(to)

/** Moves that staff make. The patient, other hospitals and jobs make the others. */
const STAFF_MOVES: readonly QuoteHospitalState[] = ['seen', 'question', 'quoted', 'declined']

/** Returns the moves of staff in a state. A further version can follow a quote. */
export const staffMoves = (state: QuoteHospitalState): QuoteHospitalState[] =>
  STAFF_MOVES.filter((to) => canMoveAtHospital(state, to) || (state === 'quoted' && to === 'quoted'))

/** States before the hospital's answer. */
export const OPEN_QUOTE_STATES = ['sent', 'seen', 'question', 'answered'] as const satisfies QuoteHospitalState[]
/** States in which the hospital's clock runs. */
export const RUNNING_QUOTE_STATES = ['sent', 'seen', 'answered'] as const satisfies QuoteHospitalState[]
/** Final states at a hospital without an acceptance. */
export const CLOSED_QUOTE_STATES = [
  'not_chosen',
  'declined',
  'expired',
  'withdrawn',
] as const satisfies QuoteHospitalState[]
/** States from which an acceptance is possible. */
export const STANDING_QUOTE_STATES = [...OPEN_QUOTE_STATES, 'quoted'] as const satisfies QuoteHospitalState[]

export const isStanding = (state: QuoteHospitalState): boolean =>
  (STANDING_QUOTE_STATES as readonly QuoteHospitalState[]).includes(state)

/** Sides that ask each other questions about a request. */
export const QUOTE_ASKERS = ['hospital', 'patient'] as const
export type QuoteAsker = (typeof QUOTE_ASKERS)[number]

/** Views of a hospital's list, with their states. */
export const QUOTE_VIEWS = {
  open: OPEN_QUOTE_STATES,
  quoted: ['quoted'],
  accepted: ['accepted'],
  closed: CLOSED_QUOTE_STATES,
} as const satisfies Record<string, readonly QuoteHospitalState[]>
export type QuoteView = keyof typeof QUOTE_VIEWS
export const QUOTE_VIEW_NAMES = ['open', 'quoted', 'accepted', 'closed'] as const satisfies QuoteView[]
