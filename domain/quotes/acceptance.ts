/** Acceptance of a quote, and its final bill. */
import { z } from 'zod'
import { optionalText, requiredText, uuid } from '../fields.ts'
import type { Currency } from '../money.ts'
import { sentence } from '../sentences.ts'
import { MAX_CHARGES, MAX_ITEM, MAX_QUESTION } from './limits.ts'
import { fitsCurrency, inSmallestUnit } from './lines.ts'

/** Questions of the checklist, after ISAPS and the NHS page on surgery abroad. */
export const QUOTE_CHECKS = [
  'surgeon_named',
  'surgeon_spoken',
  'complications',
  'care_at_home',
  'insurance',
  'home_doctor',
  'time_to_decide',
] as const
export type QuoteCheck = (typeof QUOTE_CHECKS)[number]
export const QUOTE_CHECK_ANSWERS = ['yes', 'no', 'unknown'] as const
export type QuoteCheckAnswer = (typeof QUOTE_CHECK_ANSWERS)[number]
export type QuoteCheckItem = { check: QuoteCheck; answer: QuoteCheckAnswer }

export const QUOTE_CHARGE_STATES = ['open', 'confirmed', 'disputed', 'settled', 'not_confirmed'] as const
export type QuoteChargeState = (typeof QUOTE_CHARGE_STATES)[number]

const checkItem = z.object({
  check: z.enum(QUOTE_CHECKS),
  answer: z.enum(QUOTE_CHECK_ANSWERS, { error: 'Please choose an answer' }),
})

/** Part of the input about the quote. The rest is the input of a booking. */
export const acceptanceInput = z.object({
  version: z.number().int(),
  checklist: z.array(checkItem).max(QUOTE_CHECKS.length),
})

/** Returns errors by field for questions without exactly one answer. */
export function refuseChecklist(items: readonly QuoteCheckItem[]): Record<string, string> {
  const unanswered = QUOTE_CHECKS.filter((check) => items.filter((item) => item.check === check).length !== 1)
  return Object.fromEntries(unanswered.map((check) => [`checklist.${check}`, 'Please answer this question']))
}

const chargeInput = z.object({
  lineId: uuid('Please choose a line of the quote').nullish(),
  label: optionalText(MAX_ITEM),
  net: z
    .number({ error: 'Please enter an amount' })
    .min(0, 'An amount cannot be negative')
    .max(99_999_999.99, 'This amount is too high'),
})

export const chargesInput = z
  .array(chargeInput)
  .min(1, 'Please enter what was charged')
  .max(MAX_CHARGES, sentence('Please enter up to {{max}}', { max: MAX_CHARGES }))
export type ChargeInput = z.output<typeof chargeInput>

/** Final bill as a hospital enters it. */
export const billInput = z.object({ charges: chargesInput })

const UNSAID = 'Please write what was different'

/** Reason of a dispute. */
export const disputeInput = z.object({ note: requiredText(UNSAID, MAX_QUESTION) })

export const chargeAnswer = z
  .object({
    agreed: z.boolean({ error: 'Please confirm or dispute' }),
    note: optionalText(MAX_QUESTION),
  })
  .refine(({ agreed, note }) => agreed || note, { path: ['note'], error: UNSAID })

type QuotedLine = { id: string; net: number; status: 'included' | 'optional' | 'excluded' }

/** Returns errors by field for charges that do not match the lines of the quote. */
export function refuseCharges(
  charges: readonly ChargeInput[],
  { lines, currency }: { lines: readonly QuotedLine[]; currency: Currency },
): Record<string, string> {
  const refusals: Record<string, string> = {}
  for (const [at, { lineId, label, net }] of charges.entries()) {
    const isTwice = lineId && charges.slice(0, at).some((earlier) => earlier.lineId === lineId)
    if (!fitsCurrency(net, currency)) refusals[`charges.${at}.net`] = 'Please use at most two decimals'
    if (lineId && !lines.some(({ id }) => id === lineId))
      refusals[`charges.${at}.lineId`] = 'Please choose a line of the quote'
    if (isTwice) refusals[`charges.${at}.lineId`] = 'Please enter each only once'
    if (!lineId && !label) refusals[`charges.${at}.label`] = 'Please write what this line is for'
  }
  return refusals
}

/**
 * Returns the quoted total for comparison with the bill: included lines, and optional lines that
 * were charged. A line without a charge counts as zero.
 */
export function quotedTotal(charges: readonly ChargeInput[], lines: readonly QuotedLine[], currency: Currency): number {
  const isCharged = (id: string) => charges.some(({ lineId }) => lineId === id)
  const units = lines
    .filter(({ id, status }) => status === 'included' || (status === 'optional' && isCharged(id)))
    .reduce((sum, { net }) => sum + inSmallestUnit(net, currency), 0)
  return units / inSmallestUnit(1, currency)
}

export function chargedTotal(charges: readonly { net: number }[], currency: Currency): number {
  const units = charges.reduce((sum, { net }) => sum + inSmallestUnit(net, currency), 0)
  return units / inSmallestUnit(1, currency)
}

/** Returns the state of a final bill. Silence after the last day is no confirmation. */
export function chargeState(
  { agreed, answerBy, isSettled }: { agreed: boolean | null; answerBy: Date; isSettled: boolean },
  now: Date,
): QuoteChargeState {
  if (isSettled) return 'settled'
  if (agreed !== null) return agreed ? 'confirmed' : 'disputed'
  return answerBy <= now ? 'not_confirmed' : 'open'
}
