/** Form values of a final bill, and their conversion to the input of the server. */
import { toNestErrors } from '@hookform/resolvers'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { UiLanguage } from '#domain/languages.ts'
import type { Currency } from '#domain/money.ts'
import { type ChargeInput, chargesInput, refuseCharges } from '#domain/quotes/acceptance.ts'
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
    const errors: Record<string, { type: string; message: string }> = {}
    const refuse = (path: string, message: string) => {
      const [place = '', field = ''] = path.split('.')
      const entry = filled[Number(place)]
      const name = entry && field ? `entries.${entry.at}.${field === 'lineId' ? 'net' : field}` : 'root'
      errors[name] ??= { type: 'refused', message }
    }
    const parsed = chargesInput.safeParse(filled.map(({ charge }) => charge))
    for (const { path, message } of parsed.error?.issues ?? []) refuse(path.join('.'), message)
    for (const [path, message] of Object.entries(parsed.success ? refuseCharges(parsed.data, quote) : {}))
      refuse(path.replace('charges.', ''), message)
    if (parsed.success && Object.keys(errors).length === 0) return { values: parsed.data, errors: {} }
    return { values: {}, errors: toNestErrors(errors as FieldErrors, options) as FieldErrors<BillForm> }
  }
