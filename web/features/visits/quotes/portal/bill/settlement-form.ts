/** A settlement as its form holds it, and the way to the input of the server. */
import type { Resolver } from 'react-hook-form'
import type { UiLanguage } from '#domain/languages.ts'
import {
  type QuoteSettlementOutcome,
  refuseSettlement,
  type SettlementInput,
  settlementInput,
} from '#domain/quotes/settlement.ts'
import { refusalsOf, resolved } from '#web/data/form-resolver.ts'
import type { Bill } from '../../bill/bill-fields.ts'
import { readNumber } from '../typed-number.ts'

export type SettlementForm = { outcome: QuoteSettlementOutcome | null; total: string; reason: string }

type Reading = Pick<Bill, 'charged' | 'currency'> & { language: UiLanguage }

/** Validates with the rules of the server. The total is typed in the currency of the bill. */
export const settlementResolver =
  ({ language, ...bill }: Reading): Resolver<SettlementForm, unknown, SettlementInput> =>
  ({ outcome, total, reason }, _, options) => {
    const corrected = outcome === 'corrected' && { total: readNumber(total, language), currency: bill.currency }
    const { data, error } = settlementInput.safeParse({ outcome, reason, ...corrected })
    const refusals = refusalsOf(error)
    const hasTotal = !refusals.some(([field]) => field === 'total')
    const input = data ?? (corrected && hasTotal ? { outcome, ...corrected } : undefined)
    return resolved(data, [...refusals, ...Object.entries(input ? refuseSettlement(input, bill) : {})], options)
  }
