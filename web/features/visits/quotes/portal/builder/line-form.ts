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

/** Form values of a line. Amounts are text until they are parsed. */
export type LineForm = {
  kind: QuoteLineKind
  labels: Record<UiLanguage, string>
  maker: string
  model: string
  quantity: string
  unit: QuoteLineUnit
  each: string
  status: QuoteLineStatus
  /** Price of a saved line, valid while quantity and unit price are unchanged. */
  saved: { quantity: string; each: string; net: number } | null
}

/** Default unit of a new line by kind. */
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
 * Returns the price of a line: quantity × unit price, rounded to the decimals of the currency. A
 * unit price with too many decimals is returned unchanged, so its field gets the error.
 */
export function netOf({ quantity, each, saved }: LineForm, { language, currency }: Pricing): number {
  if (saved && saved.quantity === quantity && saved.each === each) return saved.net
  const [count, price] = [readNumber(quantity, language), readNumber(each, language)]
  if (price === null || count === null || Number.isNaN(count)) return price ?? Number.NaN
  if (Number.isNaN(price) || !fitsCurrency(price, currency)) return price
  const units = 10 ** DECIMALS[currency]
  return Math.round(count * Math.round(price * units)) / units
}
