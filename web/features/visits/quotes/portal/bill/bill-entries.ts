/** Form values of a final bill, and their conversion to the input of the server. */
import type { Resolver } from 'react-hook-form'
import type { UiLanguage } from '#domain/languages.ts'
import type { Currency } from '#domain/money.ts'
import { type ChargeInput, chargesInput, refuseCharges } from '#domain/quotes/acceptance.ts'
import { refusalsOf, resolved } from '#web/data/form-resolver.ts'
import type { BilledLine } from '../../bill/bill-fields.ts'
import { readNumber } from '../typed-number.ts'

/** An entry. `lineId` is null if it was unplanned. An empty amount means not charged. */
export type BillEntry = { lineId: string | null; label: string; net: string }
export type BillForm = { entries: BillEntry[] }

export type BilledQuote = { lines: readonly BilledLine[]; currency: Currency }
type Reading = BilledQuote & { language: UiLanguage }

/** Entries that are not empty, each with its index in the form. */
function filledEntries({ entries }: BillForm, language: UiLanguage): { at: number; charge: ChargeInput }[] {
  return entries.flatMap(({ lineId, label, net }, at) => {
    if (net.trim() === '' && (lineId || label.trim() === '')) return []
    const amount = readNumber(net, language) ?? Number.NaN
    return [{ at, charge: lineId ? { lineId, net: amount } : { label: label.trim(), net: amount } }]
  })
}

/** Charges with a readable amount, for totals while typing. */
export const readableCharges = (form: BillForm, language: UiLanguage): ChargeInput[] =>
  filledEntries(form, language).flatMap(({ charge }) => (charge.net >= 0 ? [charge] : []))

/** Validates entries with the server's rules, with each error at its field. */
export const billResolver =
  ({ language, ...quote }: Reading): Resolver<BillForm, unknown, ChargeInput[]> =>
  (values, _, options) => {
    const filled = filledEntries(values, language)
    const { data, error } = chargesInput.safeParse(filled.map(({ charge }) => charge))
    const refusals = [...refusalsOf(error), ...Object.entries(data ? refuseCharges(data, quote) : {})]
    const atFields = refusals.map(([path, reason]) => {
      const [place = '', field = ''] = path.replace('charges.', '').split('.')
      const entry = filled[Number(place)]
      return [entry && field ? `entries.${entry.at}.${field === 'lineId' ? 'net' : field}` : 'root', reason] as const
    })
    return resolved(data, atFields, options)
  }
