import type { UiLanguage } from '#domain/languages.ts'
import type { Currency } from '#domain/money.ts'
import {
  DECIMALS,
  fitsCurrency,
  type QuoteLineKind,
  type QuoteLineStatus,
  type QuoteLineUnit,
} from '#domain/quotes/lines.ts'
import type { QuoteVersion } from '../request-fields.ts'
import { readNumber, writeNumber } from '../typed-number.ts'

/** A line as the form holds it: amounts are text until they are read. */
export type LineForm = {
  kind: QuoteLineKind
  labels: Record<UiLanguage, string>
  maker: string
  model: string
  quantity: string
  unit: QuoteLineUnit
  each: string
  status: QuoteLineStatus
  /** Price of a saved line, which stays while quantity and price of one stay. */
  saved: { quantity: string; each: string; net: number } | null
}

/** Unit that a new line of a kind begins with. */
const USUAL_UNITS: Partial<Record<QuoteLineKind, QuoteLineUnit>> = {
  stay: 'night',
  hotel: 'night',
  interpreter: 'hour',
  transfer: 'trip',
}

export const emptyLine = (kind: QuoteLineKind): LineForm => ({
  kind,
  labels: { en: '', tr: '', ru: '', ar: '' },
  maker: '',
  model: '',
  quantity: '1',
  unit: USUAL_UNITS[kind] ?? 'each',
  each: '',
  status: 'included',
  saved: null,
})

type SavedLine = Omit<QuoteVersion['lines'][number], 'id' | 'label'>

export function lineForm(line: SavedLine, language: UiLanguage): LineForm {
  const { kind, labels, maker, model, unit, status, net } = line
  const [quantity, each] = [writeNumber(line.quantity, language), writeNumber(line.each, language)]
  return {
    kind,
    labels: { en: labels.en ?? '', tr: labels.tr ?? '', ru: labels.ru ?? '', ar: labels.ar ?? '' },
    maker: maker ?? '',
    model: model ?? '',
    quantity,
    unit,
    each,
    status,
    saved: { quantity, each, net },
  }
}

type Pricing = { language: UiLanguage; currency: Currency }

/**
 * Price of a line: quantity × price of one, rounded to the decimals of the currency. A price of one
 * that has too many decimals is returned as it is, so that it is refused at its field.
 */
export function netOf({ quantity, each, saved }: LineForm, { language, currency }: Pricing): number {
  if (saved && saved.quantity === quantity && saved.each === each) return saved.net
  const [count, price] = [readNumber(quantity, language), readNumber(each, language)]
  if (price === null || count === null || Number.isNaN(count)) return price ?? Number.NaN
  if (Number.isNaN(price) || !fitsCurrency(price, currency)) return price
  const units = 10 ** DECIMALS[currency]
  return Math.round(count * Math.round(price * units)) / units
}
