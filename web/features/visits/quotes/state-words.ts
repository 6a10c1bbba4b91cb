/** Words for the states of a request, for its patient. */

import { sentence } from '#domain/sentences.ts'
import type { ResultOf } from '#web/data/graphql.ts'
import { graphql } from '#web/data/graphql.ts'
import type { Tone } from '#web/ui/badge.tsx'

export const StateFields = graphql(`fragment StateFields on QuoteRequest { state }`)
export type RequestState = ResultOf<typeof StateFields>['state']

type Words = readonly [tone: Tone, words: string]

export const REQUEST_STATE_WORDS: Readonly<Record<RequestState, Words>> = {
  draft: ['done', sentence('Draft')],
  sent: ['info', sentence('With the hospitals')],
  accepted: ['ok', sentence('Accepted')],
  withdrawn: ['stop', sentence('Withdrawn')],
  expired: ['done', sentence('Closed without an accepted quote')],
}

export const HospitalStateFields = graphql(`
  fragment HospitalStateFields on QuoteRequestHospital {
    state
    clock { state totalMinutes leftMinutes dueAt isLate answeredMinutes }
  }
`)
export type HospitalAnswer = ResultOf<typeof HospitalStateFields>

const HOSPITAL_STATE_WORDS: Readonly<Record<HospitalAnswer['state'], Words>> = {
  sent: ['info', sentence('Sent, not read yet')],
  seen: ['info', sentence('Read and being prepared')],
  question: ['warn', sentence('Has a question for you')],
  answered: ['info', sentence('Answered by you')],
  quoted: ['ok', sentence('Quote received')],
  accepted: ['ok', sentence('Accepted by you')],
  not_chosen: ['done', sentence('Not chosen')],
  declined: ['stop', sentence('Declined')],
  expired: ['done', sentence('Expired')],
  withdrawn: ['stop', sentence('Consent withdrawn')],
}

/** Returns tone and words of a hospital's state. A late hospital is marked. */
export function hospitalStateWords({ state, clock }: HospitalAnswer): Words {
  const isWaiting = state === 'sent' || state === 'seen' || state === 'answered'
  return isWaiting && clock?.isLate ? ['warn', sentence('No answer in time')] : HOSPITAL_STATE_WORDS[state]
}
