/** Settlement of a disputed final bill by an administrator. */
import { z } from 'zod'
import { CURRENCIES, type Currency } from '../money.ts'
import { sentence } from '../sentences.ts'
import { statedReason } from '../stated-reason.ts'
import { fitsCurrency } from './lines.ts'

/** `stands`: the bill is right. `corrected`: another total is due. `withdrawn`: by the patient. */
export const QUOTE_SETTLEMENTS = ['stands', 'corrected', 'withdrawn'] as const
export type QuoteSettlementOutcome = (typeof QUOTE_SETTLEMENTS)[number]

export const QUOTE_SETTLEMENT_LABELS: Readonly<Record<QuoteSettlementOutcome, string>> = {
  stands: sentence('The bill of the hospital stands'),
  corrected: sentence('A corrected total applies'),
  withdrawn: sentence('The patient has withdrawn the dispute'),
}

export const settlementInput = z.object({
  outcome: z.enum(QUOTE_SETTLEMENTS, { error: 'Please choose an outcome' }),
  /** Only for a corrected total. */
  total: z
    .number({ error: 'Please enter an amount' })
    .min(0, 'An amount cannot be negative')
    .max(999_999_999_999.99, 'This amount is too high')
    .nullish(),
  /** Currency of the total. It must be that of the quote. */
  currency: z.enum(CURRENCIES).nullish(),
  reason: statedReason('Please say why you settle it this way'),
})
export type SettlementInput = z.output<typeof settlementInput>

/** Returns the sentences by field of a settlement that does not fit its bill. */
export function refuseSettlement(
  { outcome, total, currency }: Pick<SettlementInput, 'outcome' | 'total' | 'currency'>,
  bill: { charged: number; currency: Currency },
): Record<string, string> {
  if (outcome !== 'corrected') return total == null ? {} : { total: 'Only a corrected total has an amount' }
  if (total == null) return { total: 'Please enter an amount' }
  if (currency !== bill.currency) return { currency: 'The amount must be in the currency of the quote' }
  if (!fitsCurrency(total, bill.currency)) return { total: 'Please use at most two decimals' }
  if (total === bill.charged) return { total: 'This is the total of the bill. Please choose that the bill stands' }
  return {}
}
