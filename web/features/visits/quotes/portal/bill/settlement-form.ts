/** A settlement as its form holds it, and the way to the input of the server. */
import { toNestErrors } from '@hookform/resolvers'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { UiLanguage } from '#domain/languages.ts'
import {
  type QuoteSettlementOutcome,
  refuseSettlement,
  type SettlementInput,
  settlementInput,
} from '#domain/quotes/settlement.ts'
import type { Bill } from '../../bill/bill-fields.ts'
import { readNumber } from '../typed-number.ts'

export type SettlementForm = { outcome: QuoteSettlementOutcome | null; total: string; reason: string }

type Reading = Pick<Bill, 'charged' | 'currency'> & { language: UiLanguage }

/** Validates with the rules of the server. The total is typed in the currency of the bill. */
export const settlementResolver =
  ({ language, ...bill }: Reading): Resolver<SettlementForm, unknown, SettlementInput> =>
  ({ outcome, total, reason }, _, options) => {
    const corrected = outcome === 'corrected' && { total: readNumber(total, language), currency: bill.currency }
    const parsed = settlementInput.safeParse({ outcome, reason, ...corrected })
    const errors: Record<string, { type: string; message: string }> = {}
    const refuse = (path: string, message: string) => {
      errors[path] ??= { type: 'refused', message }
    }
    for (const { path, message } of parsed.error?.issues ?? []) refuse(path.join('.'), message)
    const input = parsed.data ?? (corrected && !errors.total ? { outcome, ...corrected } : undefined)
    for (const [path, message] of Object.entries(input ? refuseSettlement(input, bill) : {})) refuse(path, message)
    if (parsed.success && Object.keys(errors).length === 0) return { values: parsed.data, errors: {} }
    return { values: {}, errors: toNestErrors(errors as FieldErrors, options) as FieldErrors<SettlementForm> }
  }
